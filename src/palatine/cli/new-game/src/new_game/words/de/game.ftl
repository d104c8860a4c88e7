game-name = New Game
game-about = Ein Dolch geht um. Lass ihn nicht beim Verräter.
edition-new-game = New Game
edition-new-game-line = Ein Dolch, ein Verräter und fünf Übergaben.
edition-new-game-win = Hat der Verräter nach der letzten Übergabe den Dolch, gewinnt er, sonst die anderen.
setting-card = Was umgeht

role-traitor = Der Verräter
role-traitor-goal = Du gewinnst, wenn du nach der letzten Übergabe den Dolch hast.
role-loyal = Treu
role-loyal-goal = Du gewinnst, wenn der Verräter nach der letzten Übergabe den Dolch nicht hat.
side-traitor = der Verräter
side-loyal = die Treuen

ask-pass =
    { $passes ->
        [one] Wem gibst du den Dolch? Es ist die letzte Übergabe.
       *[other] Wem gibst du den Dolch?
    }
wait-pass = { $players } gibt den Dolch weiter.
help-pass = Du kannst ihn jedem geben außer dir selbst. Nach der letzten Übergabe gewinnt der Verräter mit dem Dolch in der Hand.
why-not_to_yourself = Du kannst den Dolch nicht dir selbst geben.
card-dagger = Der Dolch
text-dagger = Fünfmal wird er weitergegeben. Wer ihn dann hat, entscheidet, wer gewonnen hat.

news-role_dealt =
    { $role ->
        [traitor] Du bist der Verräter. { role-traitor-goal }
       *[loyal] Du bist treu. { role-loyal-goal }
    }
news-passed = { $player } gibt den Dolch an { $target }.
news-roles_shown = Alle zeigen ihre Rolle: { $player } war der Verräter.
over-dagger_in_hand = Der Verräter hat den Dolch: { $winners } gewinnt.
over-dagger_elsewhere = Der Verräter hat den Dolch nicht: { $winners } gewinnen.

phase-deal = Die Rollen werden verteilt
phase-pass = Der Dolch geht um
phase-over = Die Rollen werden gezeigt
mark-holder = hat den Dolch
mark-role_traitor = Verräter
mark-role_loyal = Treu
zone-held = Der Dolch
counter-passes = Übergaben übrig
