"""What PyTorch's autograd keeps of an operator as a library's module writes it: one file for each concept.

Every block answers with saved tensors by storage. What is a view keeps the whole storage under it; a copy or an
upcast is a storage of its own. Results of linear layers and the inputs that they keep are the components' own.
"""
