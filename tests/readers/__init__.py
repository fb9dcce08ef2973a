"""What each reader takes is what its form says: an independent statement of the form beside every reader."""
