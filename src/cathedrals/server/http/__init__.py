"""HTTP and sockets: where each address leads, who asks, and what is turned away before it gets there."""
