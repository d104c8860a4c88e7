"""The batched senate compared with the rules."""
