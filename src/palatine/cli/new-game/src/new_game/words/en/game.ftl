game-name = New Game
game-about = A dagger goes round. Do not leave it with the traitor.
edition-new-game = New Game
edition-new-game-line = A dagger, a traitor, and five passes.
edition-new-game-win = The traitor wins with the dagger after the last pass, the others if somebody else has it.
setting-card = What goes round

role-traitor = The traitor
role-traitor-goal = You win if you hold the dagger after the last pass.
role-loyal = Loyal
role-loyal-goal = You win if the traitor does not hold the dagger after the last pass.
side-traitor = the traitor
side-loyal = the loyal players

ask-pass =
    { $passes ->
        [one] Who do you pass the dagger to? This is the last pass.
       *[other] Who do you pass the dagger to?
    }
wait-pass = Waiting for { $players } to pass the dagger on.
help-pass = You may pass it to anyone but yourself. After the last pass, the traitor wins with the dagger in hand.
why-not_to_yourself = You can't pass the dagger to yourself.

news-role_dealt =
    { $role ->
        [traitor] You are the traitor. { role-traitor-goal }
       *[loyal] You are loyal. { role-loyal-goal }
    }
news-passed = { $player } passes the dagger to { $target }.
news-roles_shown = Everyone shows their role: { $player } was the traitor.
over-dagger_in_hand = The traitor holds the dagger: { $winners } wins.
over-dagger_elsewhere = The traitor does not hold the dagger: { $winners } win.

phase-deal = Roles are dealt
phase-pass = The dagger goes round
phase-over = The roles are shown
mark-holder = holds the dagger
mark-role_traitor = Traitor
mark-role_loyal = Loyal
zone-held = The dagger
counter-passes = passes left
