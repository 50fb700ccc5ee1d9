"""Reading files of measured times: what many tools write, and tables made by hand."""
