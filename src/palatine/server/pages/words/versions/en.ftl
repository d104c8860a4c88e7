# A game that this server does not play: why, and what the host can do about it.
held-title = This game is on hold
held-older = It began under version { $version } of the rules. This server has been updated to version { $plays } and no longer plays that one.
held-newer = It is played under version { $version } of the rules. This server still has version { $plays }: the game goes on as soon as the server has been updated.
held-unread = A newer version of Palatine plays this table. It goes on here as soon as this server has been updated.
held-other = What was played does not fit the rules that this server has.
held-missing = This server no longer has the game.
held-safe = Nothing is lost. Every answer is kept, and what is hidden stays hidden. If another server still plays this table, it goes on there.
held-changes = What has changed
held-host-decides = The host decides what happens now.
held-choose = You are the host. What shall happen now?
held-go-on = Go on under the new rules
held-go-on-help = From the last position that was kept. Whatever was answered after it is asked again, and the shuffles to come have a new seed.
held-stuck = It can’t go on here: the new rules can’t read where the game stood, or that was not kept. A server with version { $version } can still play it.
held-end = End it and keep the record
held-over = It was played under version { $version } of the rules, which this server no longer plays, so it can’t be shown again here. Its record holds everything.
held-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
