"""The table: a public screen, phones, and a server that loses nothing."""
