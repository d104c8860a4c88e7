# Die Texte zu Everyone Wants To Sit Besides The Emperor.

game-name = Alle wollen neben dem Kaiser sitzen
game-about = Wer der Kaiser ist, wissen alle. Die anderen sind Getreue oder Rebellen: Das entscheiden drei geheime Karten. Ihr wechselt die Plätze, tauscht Karten und verurteilt andere, die dann einen Zug später sterben. Die Rebellen gewinnen, wenn der Kaiser stirbt. Der Kaiser und seine Getreuen gewinnen, wenn kein Rebell mehr lebt. Für 5 bis 7 Personen.
edition-besides-the-emperor = Alle wollen neben dem Kaiser sitzen
edition-besides-the-emperor-line = Wechselt die Plätze, verbergt eure Seite, verurteilt im rechten Moment.
edition-besides-the-emperor-win = Stirbt der Kaiser, gewinnen die Rebellen. Lebt kein Rebell mehr, gewinnt die Seite des Kaisers.
divisions = Identitäts-karte Selbst-freispruch Gegen-verurteilung Verur-teilung Karten-tausch Unter-suchung Regent-schaft

## Regelschalter

setting-starting_hand = Fähigkeitskarten auf der Hand zu Beginn
setting-starting_hand-0 = Keine
setting-starting_hand-1 = Eine
setting-starting_hand-2 = Zwei
setting-round_limit = Wann die Seite des Kaisers durch Ausharren gewinnt
setting-round_limit-off = Nie: Es geht weiter, bis eine Seite am Ende ist
setting-round_limit-15 = Nach 15 Runden
setting-round_limit-30 = Nach 30 Runden
setting-round_limit-60 = Nach 60 Runden
setting-emperor_transposition = Mit wem der Kaiser durch Platztausch den Platz wechselt
setting-emperor_transposition-neighbour = Mit einem Nachbarn, wie alle
setting-emperor_transposition-anyone = Mit allen am Tisch

## Antworten, Karten und Angaben

side-rebel = Rebellen
side-emperor = Der Kaiser und seine Getreuen
side-rebel-one = Rebell
side-emperor-one = Kaiser oder Getreuer
atom-clockwise = Im Uhrzeigersinn
atom-counterclockwise = Gegen den Uhrzeigersinn
atom-investigate = Nachforschen: eine Identitätskarte einer anderen Person ansehen
atom-shuffle = Die eigenen Identitätskarten mischen und höchstens eine Karte auf der Hand behalten
atom-pass = Passen
atom-pass_until = Passen, bis mich etwas betrifft
atom-slot-1 = Die erste Karte
atom-slot-2 = Die zweite Karte
atom-slot-3 = Die dritte Karte
atom-condemn-1 = Verurteilung 1
atom-condemn-2 = Verurteilung 2
atom-condemn-3 = Verurteilung 3
atom-condemn-4 = Verurteilung 4
atom-condemn-5 = Verurteilung 5
card-transposition = Platztausch
card-condemn = Verurteilung
card-self_clearance = Selbstfreispruch
card-clearance = Freispruch
card-counter_condemn = Gegenverurteilung
card-swap = Kartentausch
card-investigation = Untersuchung
card-reveal = Enthüllung
card-guarding = Leibwache
card-accuse = Anklage
card-reverse = Umkehr
card-steal = Diebstahl
card-emperor = Kaiser
card-loyalist = Getreu
card-rebel = Rebell
option-act-transposition = { $card } spielen: den Platz wechseln
option-act-condemn = { $card } spielen: Jemand stirbt am Ende deines nächsten Zugs, wenn niemand sie abwehrt
option-act-swap = { $card } spielen: eine deiner Identitätskarten gegen die einer anderen Person
option-act-investigation = { $card } spielen: zwei Identitätskarten ansehen
option-act-reveal = { $card } spielen: eine Identitätskarte für alle aufdecken
option-act-steal = { $card } spielen: alle Fähigkeitskarten einer Person nehmen
option-act-pass = Passen: nichts tun
option-instinct-self_clearance = { $card } spielen: eine Verurteilung gegen dich abwehren
option-instinct-clearance = { $card } spielen: irgendeine Verurteilung abwehren
option-instinct-counter_condemn = { $card } spielen: eine Verurteilung gegen dich zurückwerfen
option-instinct-guarding = { $card } spielen: ändern, wer neben dem Kaiser sitzt
option-instinct-accuse = { $card } spielen: Jemand setzt den nächsten Zug aus
option-instinct-reverse = { $card } spielen: Diese Runde läuft andersherum
fact-card = { $card }
fact-cards = { $card }
fact-face = { $card }
fact-got = { $card }
fact-identities = { $card }
fact-drawn = { $card }
fact-drawn-transposition = { $card } (mit einem Nachbarn den Platz wechseln)
fact-drawn-condemn = { $card } (jemand stirbt am Ende deines nächsten Zugs, wenn niemand sie abwehrt)
fact-drawn-self_clearance = { $card } (Instinkt: wehrt eine Verurteilung gegen dich ab)
fact-drawn-clearance = { $card } (Instinkt: wehrt irgendeine Verurteilung ab)
fact-drawn-counter_condemn = { $card } (Instinkt: wirft eine Verurteilung gegen dich zurück)
fact-drawn-swap = { $card } (eine deiner Identitätskarten gegen die einer anderen Person)
fact-drawn-investigation = { $card } (zwei Identitätskarten ansehen)
fact-drawn-reveal = { $card } (eine Identitätskarte für alle aufdecken)
fact-drawn-guarding = { $card } (Instinkt: ändert, wer neben dem Kaiser sitzt)
fact-drawn-accuse = { $card } (Instinkt: Jemand setzt den nächsten Zug aus)
fact-drawn-reverse = { $card } (Instinkt: Die Runde läuft andersherum)
fact-drawn-steal = { $card } (alle Fähigkeitskarten einer Person nehmen)

## Rollen

role-emperor-goal = Du gewinnst, wenn kein Rebell mehr lebt; die Getreuen stehen auf deiner Seite, aber niemand sagt dir, wer sie sind.
role-loyalist-goal = Du gewinnst mit dem Kaiser, wenn kein Rebell mehr lebt. Niemand sagt dir, wer wer ist.
role-rebel-goal = Du gewinnst, wenn der Kaiser stirbt. Niemand sagt dir, wer deine Freunde sind.

## Fragen

ask-direction = In welche Richtung läuft diese Runde?
wait-direction = { $players } wählt die Richtung.
help-direction = Wer auf dieser Seite neben dem Kaiser sitzt, beginnt, und der Zug des Kaisers beendet die Runde.
more-direction = Nach dieser Wahl dürfen alle Instinktkarten spielen.

ask-instinct =
    { $moment ->
        [direction] { $player } hat bestimmt, wie herum die Runde läuft.
        [start] { $player } ist jetzt dran.
        [act] { $condemned-count ->
            [0] Das war die Aktion von { $player }.
           *[other] Die Verurteilung von { $player } gilt { $condemned }. Passen alle, trifft sie am Ende des nächsten Zugs von { $clock }.
        }
       *[end] Der Zug von { $player } endet.
    }{ $due-count ->
        [0] { $moment ->
            [direction] {" "}Passen alle, beginnt der erste Zug.
            [start] {" "}Passen alle, zieht { $player } eine Karte und handelt.
            [act] { $condemned-count ->
                [0] {" "}Passen alle, geht der Zug weiter.
               *[other] { "" }
            }
           *[end] {" "}Passen alle, stirbt niemand, und der nächste Zug beginnt.
        }
        [one] {" "}Passen alle, stirbt { $due } am Ende dieses Zugs.
       *[other] {" "}Passen alle, sterben { $due } am Ende dieses Zugs.
    }{ $later-count ->
        [0] { "" }
        [one] {" "}Eine Verurteilung gegen { $later } trifft später.
       *[other] {" "}Verurteilungen gegen { $later } treffen später.
    } Spielst du eine Instinktkarte?
wait-instinct = { $players } kann eine Instinktkarte spielen oder passen.
help-instinct = Instinktkarten darfst du in jedem Zug spielen, nicht nur in deinem. Gefragt werden alle mit Karten: So verrät die Frage nichts.
more-instinct = „Bis mich etwas betrifft“ gilt, bis dein Zug beginnt, eine Karte oder Nachforschung dich nennt oder versetzt, der Kaiser verurteilt wird oder eine Verurteilung gegen dich oder den Kaiser gleich trifft. Alle sehen es an deinem Platz.
hand-instinct = Von der Hand

ask-act = Du bist am Zug. Was tust du?
wait-act = { $players } ist am Zug.
help-act = Du hast eine Aktion: eine Karte spielen, eine Identitätskarte ansehen, die eigenen mischen oder passen.
more-act = Instinktkarten zählen nicht dazu und haben ihre eigenen Momente. Am Ende deines Zugs behältst du höchstens zwei Karten.
hand-act = Von der Hand

ask-discard = Welche Karten wirfst du ab?
wait-discard = { $players } wirft Karten ab.
help-discard = Abgeworfene Karten liegen offen. Am Ende des Zugs behältst du zwei Karten, nach dem Mischen eine.
chosen-gone-discard = Abgeworfen
left-kept-discard = Du behältst

ask-investigate = Wessen Karte siehst du dir an?
wait-investigate = { $players } wählt, bei wem nachgeforscht wird.
help-investigate = Alle sehen, welche Karte du ansiehst; nur du siehst, was sie ist. Zwei gleiche Karten machen die Identität aus.

ask-look_at = Welche der Karten siehst du dir an?
wait-look_at = { $players } wählt eine Karte.
help-look_at = Was du siehst, steht in deinen Notizen. Mischt diese Person, kennst du die Karte noch, aber nicht mehr ihren Platz.

ask-transposition = Mit wem wechselst du den Platz?
wait-transposition = { $players } wechselt den Platz.
help-transposition = Als Nächstes ist dran, wer neben deinem neuen Platz sitzt. So kannst du jemanden übergehen oder noch einmal drankommen lassen.
more-transposition = Du wechselst den Platz mit einem Nachbarn. An manchen Tischen darf der Kaiser irgendwen wählen.

ask-condemn = Wen verurteilst du?
wait-condemn = { $players } wählt, wer verurteilt wird.
help-condemn = Die Verurteilung trifft am Ende deines nächsten Zugs, den Kaiser am Ende seines nächsten. Bis dahin kann sie abgewehrt werden.
more-condemn = Den Kaiser kann nur verurteilen, wer neben ihm sitzt. Tun das zwei Rebellen in einer Runde, stirbt er sofort. Wer einer Verurteilung des Kaisers entgeht, verliert alle Karten auf der Hand.

ask-swap = Mit wem tauschst du eine Identitätskarte?
wait-swap = { $players } wählt, mit wem getauscht wird.
help-swap = Mit neuen Karten kann jemand die Seite wechseln, auch du; es zählt die Seite am Ende. Mit dem Kaiser kannst du nicht tauschen.

ask-swap_own = Welche deiner Karten gibst du?
wait-swap_own = { $players } wählt eine eigene Karte.
help-swap_own = Alle sehen, von welcher Stelle die Karte kommt. Wer sie schon kannte, kennt sie weiterhin.

ask-swap_other = Welche Karte nimmst du?
wait-swap_other = { $players } wählt eine fremde Karte.
help-swap_other = Ihr beide kennt danach beide Karten.

ask-investigation = Wessen Karte siehst du dir zuerst an?
wait-investigation = { $players } wählt, wessen Karte untersucht wird.
help-investigation = Zwei Karten einer Person oder je eine von zweien. Du nennst beide, bevor du eine siehst.

ask-investigation_second = Und wessen Karte siehst du dir als zweite an?
wait-investigation_second = { $players } wählt die zweite Karte.
help-investigation_second = Noch einmal dieselbe Person oder eine andere.

ask-reveal = Wessen Karte deckst du auf?
wait-reveal = { $players } wählt, wessen Karte aufgedeckt wird.
help-reveal = Sie bleibt offen, bis diese Person mischt. Es darf auch deine eigene sein.

ask-reveal_card = Welche Karte deckst du auf?
wait-reveal_card = { $players } wählt die Karte.
help-reveal_card = Alle werden sie sehen.

ask-steal = Wessen Karten stiehlst du?
wait-steal = { $players } wählt, wer bestohlen wird.
help-steal = Du nimmst die ganze Hand, und am Ende deines Zugs behältst du zwei Karten.

ask-counter =
    Welche Verurteilung wehrst du ab? { $condemns-count ->
        [2] { threat-1 } { threat-2 }
        [3] { threat-1 } { threat-2 } { threat-3 }
        [4] { threat-1 } { threat-2 } { threat-3 } { threat-4 }
       *[other] { threat-1 } { threat-2 } { threat-3 } { threat-4 } { threat-5 }
    }
wait-counter = { $players } wählt eine Verurteilung.
threat-1 = { $condemns-1 }: von { $player-1 }, gegen { $target-1 }.
threat-2 = { $condemns-2 }: von { $player-2 }, gegen { $target-2 }.
threat-3 = { $condemns-3 }: von { $player-3 }, gegen { $target-3 }.
threat-4 = { $condemns-4 }: von { $player-4 }, gegen { $target-4 }.
threat-5 = { $condemns-5 }: von { $player-5 }, gegen { $target-5 }.
help-counter = Die Nummern an den Plätzen zeigen, wann jede trifft.

ask-guarding = Wer gibt den Platz neben dem Kaiser ab?
wait-guarding = { $players } wählt einen Platz neben dem Kaiser.
help-guarding = Wer dort sitzt, wechselt den Platz mit dir. Bist du der Kaiser, wählst du danach, mit wem.

ask-guarding_moved = Wen setzt du dorthin?
wait-guarding_moved = { $players } wählt, wer neben dem Kaiser sitzt.
help-guarding_moved = Die beiden wechseln die Plätze.

ask-accuse = Wer setzt den nächsten Zug aus?
wait-accuse = { $players } wählt, wer angeklagt wird.
help-accuse = Ein laufender Zug geht zu Ende. Was am Ende des ausgesetzten Zugs treffen sollte, trifft erst nach dem nächsten.

## Ereignisse

news-identity_dealt =
    { $identity ->
        [emperor] Du bist der Kaiser. Deine Karten: { $identities }. { role-emperor-goal }
        [rebel] Du bist Rebell. Deine Karten: { $identities }. { role-rebel-goal }
       *[loyalist] Du bist getreu. Deine Karten: { $identities }. { role-loyalist-goal }
    }
news-emperor_revealed = { $player } ist der Kaiser und zeigt die Karte.
news-direction_chosen =
    { $direction ->
        [clockwise] Runde { $round }: { $player } lässt sie im Uhrzeigersinn laufen.
       *[counterclockwise] Runde { $round }: { $player } lässt sie gegen den Uhrzeigersinn laufen.
    }
news-turn_began = { $player } ist am Zug.
news-turn_skipped = { $player } setzt diesen Zug aus.
news-drew = { $player } zieht eine Karte.
news-card_drawn = Du hast gezogen: { $drawn }.
news-nothing_to_draw = { $player } kann nicht ziehen: Es ist keine Karte mehr da.
news-reshuffled =
    { $count ->
        [one] Der Stapel war leer: Die eine gespielte oder abgeworfene Karte ist der neue Stapel.
       *[other] Der Stapel war leer: Die { $count } gespielten und abgeworfenen Karten werden zu einem neuen gemischt.
    }
news-passed = { $player } passt.
news-looked = { $player } sieht sich Karte { $place } von { $target } an.
news-card_seen = Du siehst Karte { $place } von { $player }: { $face }.
news-shuffled = { $player } mischt die eigenen Identitätskarten.
news-own_cards = Deine Karten liegen jetzt so: { $identities }.
news-card_played = { $player } spielt: { $card }.
news-seats_changed = { $player } und { $target } wechseln die Plätze.
news-condemned = { $player } verurteilt { $target }. Die Verurteilung trifft am Ende des nächsten Zugs von { $clock }.
news-pincer = { $player } verurteilt { $target }, als zweiter Rebell neben dem Kaiser in dieser Runde. Das lässt sich nicht abwehren.
news-blocked =
    { $emperors ->
        [yes] Die Verurteilung von { $target } durch { $player } ist abgewehrt. Sie kam vom Kaiser, also wird die ganze Hand von { $target } abgeworfen.
       *[no] Die Verurteilung von { $target } durch { $player } ist abgewehrt.
    }
news-turned_back = { $player } wirft die Verurteilung zurück: Jetzt droht sie { $target }.
news-condemn_lapsed = Die Verurteilung von { $target } durch { $player } kann nicht mehr treffen und wird abgelegt.
news-struck = Die Verurteilung durch { $player } trifft { $target }.
news-died =
    { $identity ->
        [emperor] { $player }, der Kaiser, ist tot. Die Karten: { $identities }.
        [rebel] { $player } ist tot und war Rebell. Die Karten: { $identities }.
       *[loyalist] { $player } ist tot und war getreu. Die Karten: { $identities }.
    }
news-swapped = { $player } tauscht Karte { $place } gegen Karte { $other } von { $target }.
news-swap_seen =
    { $identity ->
        [emperor] Gegeben: { $face }. Bekommen: { $got }. Du bist weiter der Kaiser.
        [rebel] Gegeben: { $face }. Bekommen: { $got }. Mit diesen Karten bist du Rebell.
       *[loyalist] Gegeben: { $face }. Bekommen: { $got }. Mit diesen Karten bist du getreu.
    }
news-revealed = { $player } deckt Karte { $place } von { $target } auf: { $face }.
news-stolen =
    { $count ->
        [0] { $player } bestiehlt { $target }, doch die Hand ist leer.
        [one] { $player } stiehlt { $target } die einzige Karte.
       *[other] { $player } stiehlt { $target } alle { $count } Karten.
    }
news-stolen_seen = Du hast von { $target } gestohlen: { $cards }.
news-accused = { $player } klagt { $target } an: Der nächste Zug von { $target } fällt aus.
news-reversed =
    { $direction ->
        [clockwise] { $player } kehrt die Runde um: Jetzt läuft sie im Uhrzeigersinn.
       *[counterclockwise] { $player } kehrt die Runde um: Jetzt läuft sie gegen den Uhrzeigersinn.
    }
news-discarded = { $player } wirft ab: { $cards }.
news-game_won =
    { $why ->
        [emperor_killed] Der Kaiser ist tot. Die Rebellen gewinnen!
        [pincer] Der Kaiser stirbt zwischen zwei Rebellen. Die Rebellen gewinnen!
        [rebels_dead] Kein Rebell lebt mehr. Der Kaiser und seine Getreuen gewinnen!
        [last_rebel_turned] Der letzte Rebell hat die Seite gewechselt. Der Kaiser und seine Getreuen gewinnen!
       *[round_limit] Die letzte Runde ist vorbei, und der Kaiser lebt. Er und seine Getreuen gewinnen!
    }
news-cards_shown =
    { $identity ->
        [emperor] { $player } war der Kaiser: { $identities }.
        [rebel] { $player } war Rebell: { $identities }.
       *[loyalist] { $player } war getreu: { $identities }.
    }

## Behauptungen, wahr oder nicht

news-said_i_am = { $player } sagt von sich: { $atoms }.
news-said_saw = { $player } will eine Karte von { $atoms-1 } gesehen haben: { $atoms-2 }.
news-said_hold = { $player } will auf der Hand haben: { $atoms }.
news-said_suspect = { $player } verdächtigt { $atoms }.
news-said_trust = { $player } vertraut { $atoms }.
news-said_ask = { $player } will von { $atoms } etwas hören.
news-said_retract = { $player } nimmt die letzte Behauptung zurück.
say-i_am = Ich bin ...
say-saw = Ich habe eine Karte gesehen ...
say-hold = Ich habe auf der Hand ...
say-suspect = Ich verdächtige ...
say-trust = Ich vertraue ...
say-ask = Ich will etwas hören von ...
say-retract = Ich nehme es zurück

## Warum nicht

why-no_such_player = An diesem Tisch sitzen nur { $players } Personen.
why-is_dead = { $player } ist tot und sitzt nicht mehr am Tisch.
why-not_yourself = Dich selbst kannst du hier nicht wählen.
why-no_neighbour = { $player } sitzt nicht neben dir.
why-not_beside_emperor = Den Kaiser kann nur verurteilen, wer neben ihm sitzt.
why-not_the_emperor = Mit dem Kaiser kann niemand tauschen.
why-not_beside = { $player } sitzt nicht neben dem Kaiser.
why-two_others = Hier wechseln zwei andere die Plätze: Wähle zwei verschiedene.
why-all_face_up = Alle Karten von { $player } liegen schon offen.
why-no_second_card = { $player } hat keine zweite verdeckte Karte.
why-not_in_hand = Du hast diese Karte nicht auf der Hand: { $card }.
why-instinct_is_no_action = { $card } ist eine Instinktkarte. Sie hat ihre eigenen Momente und ist nie deine Aktion.
why-nothing_to_aim = Für diese Karte gibt es jetzt kein Ziel: { $card }.
why-no_instinct = { $card } ist keine Instinktkarte. Du kannst sie nur als Aktion deines Zugs spielen.
why-nobody_to_guard = Es gibt niemanden, mit dem du neben dem Kaiser den Platz wechseln könntest.
why-nothing_to_clear = Es gibt jetzt keine Verurteilung, die du mit dieser Karte abwehren könntest: { $card }.
why-no_such_condemn = Diese Verurteilung kann deine Karte nicht abwehren.
why-nothing_face_down = Niemand sonst hat eine verdeckte Karte.
why-face_up_already = Diese Karte liegt schon offen oder wurde schon genannt.
why-not_the_crown = Die Kaiserkarte bleibt beim Kaiser.
why-one_direction = Hier gibt es nur: im Uhrzeigersinn oder gegen den Uhrzeigersinn.
why-discard_count = Wirf genau so viele Karten ab, wie du zu viele hast.
why-one_act = Wähle genau eine Aktion.
why-instinct_or_pass = Spiele eine passende Instinktkarte oder passe.
why-dead_are_silent = Die Toten haben nichts mehr zu sagen.
why-emperor_is_known = Alle wissen, wer der Kaiser ist.
why-not_about_yourself = Hier geht es um eine andere Person.
why-never_looked = Du hast nie eine Karte von { $player } gesehen.

## Der Tisch

mark-emperor = Kaiser
mark-active = Am Zug
mark-dead = Tot
mark-pass_until = Passt bis auf Weiteres
mark-role_emperor = Kaiser
mark-role_loyalist = Getreu
mark-role_rebel = Rebell
mark-face_up = Offen
mark-condemned_1 = Verurteilt (1)
mark-condemned_2 = Verurteilt (2)
mark-condemned_3 = Verurteilt (3)
mark-condemned_4 = Verurteilt (4)
mark-condemned_5 = Verurteilt (5)
mark-clock_1 = Verurteilung 1 trifft nach dem nächsten Zug dieser Person
mark-clock_2 = Verurteilung 2 trifft nach dem nächsten Zug dieser Person
mark-clock_3 = Verurteilung 3 trifft nach dem nächsten Zug dieser Person
mark-clock_4 = Verurteilung 4 trifft nach dem nächsten Zug dieser Person
mark-clock_5 = Verurteilung 5 trifft nach dem nächsten Zug dieser Person
mark-due_1 = Verurteilung 1 trifft am Ende dieses Zugs
mark-due_2 = Verurteilung 2 trifft am Ende dieses Zugs
mark-due_3 = Verurteilung 3 trifft am Ende dieses Zugs
mark-due_4 = Verurteilung 4 trifft am Ende dieses Zugs
mark-due_5 = Verurteilung 5 trifft am Ende dieses Zugs
mark-cast_1 = Hat Verurteilung 1 gespielt
mark-cast_2 = Hat Verurteilung 2 gespielt
mark-cast_3 = Hat Verurteilung 3 gespielt
mark-cast_4 = Hat Verurteilung 4 gespielt
mark-cast_5 = Hat Verurteilung 5 gespielt
mark-aimed = Hat in dieser Runde den Kaiser verurteilt
zone-deck = Stapel
zone-discard = Ablage
zone-played = Eben gespielt
zone-pending = Ausstehende Verurteilungen
zone-identity = Identität
zone-hand = Auf der Hand
counter-hand = Karten
counter-skips = Züge, die ausfallen
counter-round = Runde
counter-last_round = Letzte Runde
counter-clockwise = Diese Runde läuft im Uhrzeigersinn: in der Liste abwärts
counter-counterclockwise = Diese Runde läuft gegen den Uhrzeigersinn: in der Liste aufwärts
note-holds =
    { $rebels ->
        [0] { $player } hat mindestens: Getreu × { $loyalists }.
       *[other] { $loyalists ->
            [0] { $player } hat mindestens: Rebell × { $rebels }.
           *[other] { $player } hat mindestens: Rebell × { $rebels }, Getreu × { $loyalists }.
        }
    }
phase-setup = Aufbau
phase-direction = Eine neue Runde
phase-window_direction = Vor dem ersten Zug
phase-window_start = Vor dem Ziehen
phase-window_act = Nach der Aktion
phase-window_end = Am Ende des Zugs
phase-act = Die Aktion
phase-action = Die gespielte Karte
phase-trim = Nach dem Mischen
phase-discard = Abwerfen
phase-strike = Das Ende des Zugs
phase-over = Das Spiel ist aus
over-emperor_killed = Die Rebellen gewinnen: Der Kaiser ist tot. Gewonnen: { $winners }.
over-pincer = Die Rebellen gewinnen: zwei von ihnen neben dem Kaiser. Gewonnen: { $winners }.
over-rebels_dead = Die Seite des Kaisers gewinnt: Kein Rebell lebt mehr. Gewonnen: { $winners }.
over-last_rebel_turned = Die Seite des Kaisers gewinnt: Der letzte Rebell hat die Seite gewechselt. Gewonnen: { $winners }.
over-round_limit = Die Seite des Kaisers gewinnt: Die letzte Runde ist vorbei. Gewonnen: { $winners }.

## Auf dem Bildschirm

skin-round = Runde { $round }
skin-round-of = Runde { $round } von { $last }
skin-beside = Neben dem Kaiser
skin-passes = Passt
skin-asked = Wird gefragt
skin-dead = Die Toten
skin-back = Verdeckt
skin-place = Karte { $place }: { $face }
skin-known = Bekannte Karten: zum Ansehen halten
skin-mine = Deine
skin-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
skin-skips =
    { $count ->
        [one] Setzt einen Zug aus
       *[other] Setzt { $count } Züge aus
    }
skin-condemn = { $caster } verurteilt { $target }
skin-after = nach dem nächsten Zug von { $clock }
skin-now = am Ende dieses Zugs
skin-aimed = Hat den Kaiser verurteilt
skin-pincer =
    { $count ->
        [one] { $players } hat in dieser Runde den Kaiser verurteilt.
       *[other] { $players } haben in dieser Runde den Kaiser verurteilt.
    } Tun das zwei Rebellen in einer Runde, stirbt er sofort.

scene-revealed = Eine Karte wird aufgedeckt.
scene-struck = Eine Verurteilung trifft.

## Was ein Bot zu seinem Rat sagt

counsel-guilt = Nach allem, was du gesehen hast, halte ich { $player } zu { $percent } % für einen Rebellen.
counsel-emperor = Stirbt der Kaiser, gewinnt deine Seite.
counsel-worth = Diese Karten helfen dir am wenigsten.
counsel-pass = Deine Karten helfen dir später mehr als jetzt.
counsel-find_out = Du weißt noch zu wenig: Finde heraus, wer wer ist.
counsel-guard = So sitzt niemand neben dem Kaiser, der dir verdächtig ist.
counsel-beside = Du sitzt neben dem Kaiser: Von hier aus kannst du ihn verurteilen.
counsel-spare = Auf diese Verurteilung kannst du verzichten.
counsel-nearer = Es bringt dich näher an den Kaiser. Nur von nebenan kannst du ihn verurteilen.
counsel-strip = Jede Karte, die den anderen fehlt, kann den Kaiser nicht mehr retten.
counsel-wait = Hier geht es noch nicht um dich. Behalte deine Karten.
counsel-no_help = Dagegen hilft keine deiner Karten.
counsel-save = Du bist verurteilt, und diese Karte rettet dich.
counsel-save_emperor = Der Kaiser ist verurteilt, und diese Karte kann ihn retten. Stirbt er, verlierst du.
