# A game that this server does not play: why, and what the host can do about it.
held-title = This game is on hold
held-older = It began under version { $version } of the rules. This server has been updated to version { $plays } and no longer plays that one.
held-newer = It uses version { $version } of the rules. This server still has version { $plays }. The game goes on as soon as the server is updated.
held-unread = A newer version of Palatine runs this table. It goes on here as soon as this server is updated.
held-other = What was played doesn't fit the rules on this server.
held-missing = This server no longer has the game.
held-safe = Nothing is lost. Every answer is saved, and secrets stay hidden. If another server still runs this table, it goes on there.
held-changes = What has changed
held-host-decides = The host decides what to do now.
held-choose = You are the host. What do you want to do?
held-go-on = Go on under the new rules
held-go-on-help = From the last saved position. Later questions are asked again, and later shuffles use a new seed.
held-stuck = It can't go on here: the new rules can't read where the game stood, or that wasn't saved. A server with version { $version } can still play it.
held-end = Stop it and keep the record
held-over = It was played under version { $version } of the rules, which this server no longer has, so we can't show it again here. Everything is in its record.
held-won = { $count ->
    [one] { $names } won.
   *[other] { $names } won.
}
