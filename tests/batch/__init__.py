"""The batched senate beside the rules."""
