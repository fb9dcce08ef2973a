"""Other files that state a model: each form is a module here, which restates one as a config of the library."""
