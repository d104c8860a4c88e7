# What each version of the rules has changed, for players who began under an earlier one.
version-2 = A Condemn keeps its number as long as it waits. One that is only blocked no longer ends anybody’s “pass until something concerns me”. You can claim to have seen a player’s card only if you have looked at one of that player’s or swapped one with them.
