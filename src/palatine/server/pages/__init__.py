"""What browsers fetch and anybody may read: the client, the words, the games and their cards."""
