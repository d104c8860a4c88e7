# What each version of the rules has changed, for players who began under an earlier one.
version-2 = A Condemn keeps its number until it strikes. A Condemn that is only countered no longer ends anyone’s “pass until something concerns me”. You can claim to have seen a player’s card only if you have looked at one of that player’s cards or swapped one with them.
