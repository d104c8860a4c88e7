"""What browsers ask for: the paths over HTTP, the sockets, and who may come in."""
