# Die Texte der Senatsspiele, geschrieben über den Begriffen eines Themas.
# Welche Formen ein Begriff hat, steht am Anfang jeder Themendatei.

game-name = Die Senatsspiele
game-about = { -story } Wählt Regierungen, entscheidet hinter verschlossenen Türen und findet heraus, wer lügt: { -loyalist(form: "many-start") } verteidigen die Republik, { -separatist(form: "many-nom") } verstecken sich unter ihnen. Für 5 bis 10 Personen.
edition-sith-imperative = Sith Imperative
edition-sith-imperative-line = Wählt Regierungen, macht Gesetze und findet heraus, wer lügt.
edition-sith-imperative-win = { -loyalist(form: "many-start") } gewinnen mit 5 eigenen Gesetzen, { -separatist(form: "many-nom") } mit 6 oder durch { -palpatine(form: "acc") } als { -chancellor }.
edition-secret-emperor = Secret Emperor
edition-secret-emperor-line = Jemand unter euch will die Krone. Gebt ihm nicht eure Stimme.
edition-secret-emperor-win = { edition-sith-imperative-win }
theme-sith-imperative = Sith Imperative
theme-secret-emperor = Secret Emperor
theme-roman-senate = Römischer Senat

## Schalter der Regeln

setting-tracker_reset = Wann der Wahlzähler auf null zurückgeht
setting-tracker_reset-on_policy = Nur wenn { -policy(form: "one") } in Kraft tritt
setting-tracker_reset-on_election = Wenn eine Regierung gewählt wird oder { -policy(form: "one") } in Kraft tritt
setting-reshuffle = Wann der Stapel neu gemischt wird
setting-reshuffle-lazy = Erst wenn jemand ziehen muss und zu wenige { -tile(form: "many") } übrig sind
setting-reshuffle-eager = Sobald weniger als drei { -tile(form: "many") } übrig sind
setting-term_limit = Wer nicht als { -chancellor } vorgeschlagen werden darf
setting-term_limit-elected = Die zuletzt gewählte Regierung
setting-term_limit-enacted = Die Regierung, die zuletzt { -policy(form: "one-acc") } in Kraft gesetzt hat
setting-five_player_rule = Wann { -president(form: "nom") } der letzten Regierung doch vorgeschlagen werden darf
setting-five_player_rule-living = Solange höchstens fünf Personen am Leben sind
setting-five_player_rule-starting = Nur wenn ihr zu fünft begonnen habt
setting-cleared_marker = Ein Zeichen für alle, die sicher nicht { -palpatine(form: "nom") } sind
setting-cleared_marker-on = Der Tisch zeigt es
setting-cleared_marker-off = Ihr müsst es euch merken

## Rollen

role-loyalist = { -loyalist }
role-loyalist-goal = Du gewinnst, wenn fünf { -loyalist-policy(form: "many") } in Kraft sind oder { -palpatine(form: "nom") } hingerichtet wird. Wer zu dir gehört, weißt du nicht, aber deine Seite ist die größere.
role-separatist = { -separatist }
role-separatist-goal = Du gewinnst, wenn sechs { -separatist-policy(form: "many") } in Kraft sind, oder wenn { -palpatine(form: "nom") } { -chancellor(form: "to") } gewählt wird, sobald es drei sind. Du kennst deine Verbündeten: Behalte es für dich. { -palpatine(form: "start") } kennt dich nur, wenn ihr zu fünft oder sechst seid.
role-palpatine = { -palpatine(form: "start") }
role-palpatine-goal = Du gewinnst mit { -separatist(form: "many-dat") }: wenn sechs { -separatist-policy(form: "many") } in Kraft sind, oder wenn du { -chancellor(form: "to") } gewählt wirst, sobald es drei sind. Wirst du hingerichtet, verlierst du. Zu fünft oder sechst weißt du, wer zu dir gehört; sonst wissen nur die anderen von dir.
side-loyalist = { -loyalist(form: "many") }
side-separatist = { -separatist(form: "many") }
side-loyalist-one = { -loyalist }
side-separatist-one = { -separatist }

## Atome, Bilder und Fakten

atom-yes = Ja
atom-no = Nein
atom-look = Ansehen
atom-veto = Veto
atom-policy-loyalist = { -loyalist }
atom-policy-separatist = { -separatist }
atom-party-loyalist = { -loyalist }
atom-party-separatist = { -separatist }
face-loyalist = { -loyalist-policy }
face-separatist = { -separatist-policy }
fact-policies-loyalist = { -loyalist }
fact-policies-separatist = { -separatist }
each-roles =
    { $part ->
        [loyalist] { $player } war { -loyalist }
        [separatist] { $player } war { -separatist }
       *[palpatine] { $player } war { -palpatine(form: "nom") }
    }

## Fragen

ask-nominate = Wen schlägst du als { -chancellor } vor?
wait-nominate = Wir warten auf { $players }: Wer soll { -chancellor } werden?
help-nominate = Mehr als die Hälfte des Tisches muss für euch beide stimmen. Wer in der letzten Regierung war, ist meist gesperrt.
more-nominate = Sobald drei { -separatist-policy(form: "many") } in Kraft sind, gewinnen { -separatist(form: "many-nom") }, wenn { -palpatine(form: "nom") } { -chancellor(form: "to") } gewählt wird.

ask-vote = Willst du diese Regierung: { $president } ist { -president }, { $chancellor } ist { -chancellor }?
wait-vote = Wir warten auf { $players }: Ja oder Nein?
help-vote = Mehr als die Hälfte muss mit Ja stimmen. Sind alle Stimmen da, sehen alle, wer wie gestimmt hat.
more-vote = Nach drei gescheiterten Wahlen in Folge tritt in Kraft, was oben auf dem Stapel liegt.
option-vote-yes = Ja, wählen
option-vote-no = Nein, ablehnen

ask-pass_on = Wähle die zwei { -tile(form: "many") }, die an { -chancellor(form: "acc") } weitergehen; der Rest wird verdeckt abgelegt.
wait-pass_on = Wir warten auf { $players }: Welche zwei { -tile(form: "many") } gehen weiter?
help-pass_on = { -chancellor(form: "start") } entscheidet, was von den beiden in Kraft tritt. Was du ablegst, bekommt niemand gezeigt.
more-pass_on = Hinterher darfst du mit „Sagen“ behaupten, was du gezogen hast, ob es stimmt oder nicht. Bis etwas in Kraft tritt, schweigt ihr beide.
option-pass_on-policy-loyalist = { -loyalist-policy }
option-pass_on-policy-separatist = { -separatist-policy }
chosen-kept-pass_on = Gehen weiter
left-gone-pass_on = Verdeckt abgelegt

ask-enact = Wähle, was in Kraft tritt; der Rest wird verdeckt abgelegt.
wait-enact = Wir warten auf { $players }: Was tritt in Kraft?
help-enact = Was du wählst, kommt offen auf seine Leiste; den Rest bekommt niemand gezeigt.
more-enact = Sobald fünf { -separatist-policy(form: "many") } in Kraft sind, kannst du stattdessen ein Veto vorschlagen.
option-enact-policy-loyalist = In Kraft setzen: { -loyalist-policy }
option-enact-policy-separatist = In Kraft setzen: { -separatist-policy }
option-enact-veto = Ein Veto vorschlagen: Nichts tritt in Kraft
chosen-kept-enact = Tritt in Kraft
left-gone-enact = Verdeckt abgelegt

ask-consent = { -chancellor(form: "start") } schlägt ein Veto vor. Stimmst du zu, dass nichts in Kraft tritt?
wait-consent = Wir warten auf { $players }: Ja oder Nein zum Veto?
help-consent = Stimmst du zu, werden beide { -tile(form: "many") } abgelegt, und der Wahlzähler rückt vor. Lehnst du ab, tritt etwas davon in Kraft.
more-consent = Ein zweites Veto gibt es nicht.
option-consent-yes = Ja, beide ablegen
option-consent-no = Nein, etwas davon muss in Kraft treten

ask-investigate = Wessen Partei willst du sehen?
wait-investigate = Wir warten auf { $players }: Wer wird überprüft?
help-investigate = Die Partei ist die Seite, mit der die Person gewinnt. Nur du siehst sie und darfst darüber lügen. Die Rolle ist das nicht: { -palpatine(form: "start") } erscheint als { -separatist }.
more-investigate = Niemand wird zweimal überprüft.

ask-special_election = Wer soll als Nächstes { -president } sein?
wait-special_election = Wir warten auf { $players }: Wer ist als Nächstes { -president }?
help-special_election = Alle außer dir, auch wer in der letzten Regierung war. Danach ist die Person nach dir { -president }.

ask-peek = Du darfst die obersten drei { -tile(form: "many") } des Stapels ansehen. Sieh hin, wenn du so weit bist.
wait-peek = Wir warten auf { $players }: Was liegt oben auf dem Stapel?
help-peek = Nur du siehst die drei { -tile(form: "many") } und darfst darüber lügen. Sie bleiben oben, in derselben Reihenfolge.
option-peek-look = Die drei ansehen

ask-execute = Wen lässt du hinrichten?
wait-execute = Wir warten auf { $players }: Wer wird hingerichtet?
help-execute = Trifft es { -palpatine(form: "acc") }, gewinnen { -loyalist(form: "many-nom") } sofort. Sonst erfährt niemand die Rolle.
more-execute = Wer hingerichtet ist, spricht, wählt und regiert nicht mehr.

## Die Erzählstimme, während alle die Augen geschlossen haben

news-look_at_role = Seht euch jetzt alle eure Rolle an. Niemand sonst darf sie sehen.
news-close_eyes = Schließt alle die Augen.
news-two_look = { -separatist } und { -palpatine }: Öffnet die Augen und seht euch an.
news-close_again = Schließt alle wieder die Augen.
news-fists_out = Schließt alle die Augen und streckt eine Faust nach vorn.
news-separatists_look = Die { $separatists } { -separatist(form: "many") }, die nicht { -palpatine(form: "nom") } sind: Öffnet die Augen und seht euch an.
news-thumb_out = { -palpatine }: Halte die Augen geschlossen und strecke den Daumen nach oben.
news-note_thumb = { -separatist(form: "many") }: Sucht den erhobenen Daumen. Das ist { -palpatine(form: "nom") }.
news-hands_down = Schließt alle die Augen und nehmt die Hände herunter.
news-open_eyes = Öffnet alle die Augen. Wenn etwas schiefging oder unklar ist, sagt es jetzt.

## Neuigkeiten

news-role_dealt =
    { $role ->
        [loyalist] Du bist { -loyalist }. { role-loyalist-goal }
        [separatist] Du bist { -separatist }. { role-separatist-goal }
       *[palpatine] Du bist { -palpatine(form: "nom") }. { role-palpatine-goal }
    }
news-ally_seen =
    { $role ->
        [palpatine] { $player } ist { -palpatine(form: "nom") } und auf deiner Seite.
       *[separatist] { $player } ist { -separatist } und auf deiner Seite.
    }
news-reshuffled =
    Der Stapel wird gemischt: { $loyalist } { $loyalist ->
        [one] { -loyalist-policy(form: "bare") }
       *[other] { -loyalist-policy(form: "many") }
    } und { $separatist } { $separatist ->
        [one] { -separatist-policy(form: "bare") }
       *[other] { -separatist-policy(form: "many") }
    }.
news-nominated = { $president } ist { -president } und schlägt { $chancellor } als { -chancellor } vor.
news-voted =
    { $elected ->
        [yes] Gewählt, { $yes-count } zu { $no-count }.
       *[no] Abgelehnt, { $yes-count } zu { $no-count }.
    } Ja: { $yes }. Nein: { $no }.
news-tracker_advanced = Nichts tritt in Kraft: Der Wahlzähler rückt auf { $tracker } von 3.
news-chaos = Drei gescheiterte Wahlen in Folge: { -chaos-strikes }. Was oben auf dem Stapel liegt, tritt ohne seine Befugnis in Kraft, und alle dürfen wieder vorgeschlagen werden.
news-cleared = Jetzt wissen alle: { $player } ist nicht { -palpatine(form: "nom") }.
news-tiles_passed = { $president } gibt zwei { -tile(form: "many") } an { $chancellor } weiter; der Rest wird verdeckt abgelegt.
news-policy_enacted =
    { $by ->
        [chaos]
            { $policy ->
                [loyalist] Ohne Regierung tritt { -loyalist-policy(form: "one") } in Kraft.
               *[separatist] Ohne Regierung tritt { -separatist-policy(form: "one") } in Kraft.
            }
       *[government]
            { $policy ->
                [loyalist] Die Regierung setzt { -loyalist-policy(form: "one-acc") } in Kraft.
               *[separatist] Die Regierung setzt { -separatist-policy(form: "one-acc") } in Kraft.
            }
    }
news-power_granted =
    { $power ->
        [investigate] { $president } bekommt eine Befugnis. { -investigate-loyalty }: die Partei einer Person sehen.
        [special_election] { $president } bekommt eine Befugnis. { -special-election }: bestimmen, wer als Nächstes { -president } ist.
        [peek] { $president } bekommt eine Befugnis. { -policy-peek }: die obersten drei { -tile(form: "many") } sehen.
       *[execution] { $president } bekommt eine Befugnis. { -execution }: jemanden aus dem Spiel nehmen.
    }
news-power_lapsed = Alle sind schon überprüft, deshalb verfällt die Befugnis.
news-investigated = { $president } überprüft { $player } und sieht die Parteikarte.
news-party_seen =
    { $party ->
        [loyalist] Du siehst die Parteikarte von { $player }: { -loyalist }.
       *[separatist] Du siehst die Parteikarte von { $player }: { -separatist }.
    }
news-special_election_called = { $president } bestimmt: Als Nächstes ist { $player } { -president }.
news-peeked = { $president } sieht die obersten drei { -tile(form: "many") } des Stapels an.
news-tiles_seen = Oben auf dem Stapel liegen, in dieser Reihenfolge: { $policies }.
news-executed = { $president } lässt { $player } hinrichten.
news-veto_proposed = { $chancellor } schlägt ein Veto vor.
news-veto_agreed = { $president } stimmt dem Veto zu: Beide { -tile(form: "many") } werden abgelegt.
news-veto_refused = { $president } lehnt das Veto ab: Etwas davon muss in Kraft treten.
news-game_won =
    { $why ->
        [loyalist_policies] Fünf { -loyalist-policy(form: "many") } sind in Kraft. { -loyalist(form: "many-start") } gewinnen!
        [palpatine_executed] { -palpatine(form: "start") } wurde hingerichtet. { -loyalist(form: "many-start") } gewinnen!
        [separatist_policies] Sechs { -separatist-policy(form: "many") } sind in Kraft. { -separatist(form: "many-start") } gewinnen!
       *[palpatine_elected] { -palpatine(form: "start") } ist { -chancellor(form: "to") } gewählt. { -separatist(form: "many-start") } gewinnen!
    }
news-roles_revealed = Die Masken fallen: { $roles }.

## Behauptungen, wahr oder nicht

news-said_drew = { $player } behauptet, gezogen zu haben: { $atoms }.
news-said_received = { $player } behauptet, bekommen zu haben: { $atoms }.
news-said_got = { $player } behauptet, von { $atoms-1 } bekommen zu haben: { $atoms-2 }, { $atoms-3 }.
news-said_gave = { $player } behauptet, an { $atoms-1 } weitergegeben zu haben: { $atoms-2 }, { $atoms-3 }.
news-said_peeked = { $player } behauptet, oben auf dem Stapel gesehen zu haben: { $atoms }.
news-said_found = { $player } behauptet, die Partei von { $atoms-1 } sei: { $atoms-2 }.
news-said_accuse = { $player } beschuldigt { $atoms }.
news-said_vouch = { $player } bürgt für { $atoms }.
news-said_ask = { $player } verlangt von { $atoms } Auskunft.
news-said_retract = { $player } nimmt die letzte Aussage zurück.
say-drew = Ich habe gezogen ...
say-received = Ich habe erhalten ...
say-got = Ich habe bekommen von ...
say-gave = Ich habe weitergegeben an ...
say-peeked = Ich habe oben auf dem Stapel gesehen ...
say-found = Ich habe überprüft ...
say-accuse = Ich beschuldige ...
say-vouch = Ich bürge für ...
say-ask = Ich verlange Auskunft von ...
say-retract = Ich nehme es zurück

## Warum nicht

why-no_such_player = An diesem Tisch sitzen nur { $players } Personen.
why-executed = { $player } ist hingerichtet und spielt nicht mehr mit.
why-not_yourself_nominate = Du kannst dich nicht selbst vorschlagen.
why-term_limited =
    { $last ->
        [elected]
            { $office ->
                [president] { $player } war { -president } in der zuletzt gewählten Regierung und darf diesmal nicht vorgeschlagen werden.
               *[chancellor] { $player } war { -chancellor } in der zuletzt gewählten Regierung und darf diesmal nicht vorgeschlagen werden.
            }
       *[enacted]
            { $office ->
                [president] { $player } war { -president }, als zuletzt { -policy(form: "one") } in Kraft trat, und darf diesmal nicht vorgeschlagen werden.
               *[chancellor] { $player } war { -chancellor }, als zuletzt { -policy(form: "one") } in Kraft trat, und darf diesmal nicht vorgeschlagen werden.
            }
    }
why-yes_or_no = Hier gibt es nur Ja und Nein.
why-pass_two = Genau zwei deiner drei { -tile(form: "many") } gehen weiter an { -chancellor(form: "acc") }.
why-not_in_hand = So etwas hast du nicht auf der Hand.
why-veto_too_early =
    Ein Veto kannst du erst vorschlagen, wenn fünf { -separatist-policy(form: "many") } in Kraft sind; { $missing ->
        [one] es fehlt noch { $missing }.
       *[other] es fehlen noch { $missing }.
    }
why-veto_refused = Das Veto wurde abgelehnt; jetzt muss etwas davon in Kraft treten.
why-not_yourself_investigate = Du kannst dich nicht selbst überprüfen.
why-investigated = { $player } wurde schon überprüft, und niemand wird zweimal überprüft.
why-not_yourself_call = Du kannst nicht bestimmen, dass du selbst als Nächstes { -president } bist.
why-not_yourself_execute = Du kannst dich nicht selbst hinrichten lassen.
why-dead_are_silent = Wer hingerichtet ist, hat nichts mehr zu sagen.
why-session_is_silent = Die Regierung schweigt, bis { -policy(form: "one") } in Kraft tritt oder ein Veto gilt.
why-never_drew = Du hast noch nicht als { -president } { -tile(form: "many") } gezogen.
why-never_received = Du hast noch nicht als { -chancellor } { -tile(form: "many") } bekommen.
why-never_got = Von dieser Person hast du noch keine { -tile(form: "many") } bekommen.
why-never_gave = An diese Person hast du noch keine { -tile(form: "many") } weitergegeben.
why-never_peeked = Du hast noch nicht oben auf den Stapel gesehen.
why-never_found = Du hast diese Person nicht überprüft.
why-not_about_yourself = Das kannst du nur über andere sagen.

## Wie die Worte des Regelwerks in einem Thema heißen

rulebook-president = { -president }
    .word = Präsident
rulebook-chancellor = { -chancellor }
    .word = Kanzler
rulebook-loyalist = { -loyalist }
    .word = Loyalist
rulebook-separatist = { -separatist }
    .word = Separatist
rulebook-palpatine = { -palpatine }
    .word = Palpatine
rulebook-words = { -rulebook-words }

## Der Tisch

screen-candidate = { -chancellor }?
screen-voted = Hat abgestimmt
screen-elected = Gewählt
screen-rejected = Abgelehnt
screen-of = von
screen-votes = { $for } Ja, { $against } Nein
mark-president = { -president }
mark-candidate = Als { -chancellor } vorgeschlagen
mark-chancellor = { -chancellor }
mark-term_limited = Gesperrt
mark-investigated = Überprüft
mark-cleared = Nicht { -palpatine(form: "nom") }
mark-executed = Hingerichtet
mark-role_loyalist = { -loyalist }
mark-role_separatist = { -separatist }
mark-role_palpatine = { -palpatine(form: "start") }
mark-party_loyalist = Partei: { -loyalist }
mark-party_separatist = Partei: { -separatist }
zone-deck = Stapel
zone-discard = Ablage
zone-hand = Auf der Hand
track-loyalist = { -loyalist-policy(form: "many-start") }
track-separatist = { -separatist-policy(form: "many-start") }
track-election = Wahlzähler
space-policy = Keine Befugnis
space-victory = Sieg
space-investigate = { -investigate-loyalty }
space-special_election = { -special-election }
space-peek = { -policy-peek }
space-execution = { -execution }
space-election = Gescheiterte Wahl
space-chaos = { -chaos }
counter-deck = Im Stapel
counter-full_deck = Alle { -tile(form: "many") }
counter-shuffled_loyalist = { -loyalist-policy(form: "many-start") } beim letzten Mischen
counter-shuffled_separatist = { -separatist-policy(form: "many-start") } beim letzten Mischen
counter-danger = Als { -chancellor } gewinnt { -palpatine(form: "nom") }
counter-veto = Veto erlaubt
note-drew = Regierung { $session }: Du hast gezogen: { $policies }. { -chancellor }: { $player }.
note-received = Regierung { $session }: Du hast bekommen: { $policies }. { -president }: { $player }.
note-peeked = Du hast oben auf dem Stapel gesehen: { $policies }.
phase-setup = Vorbereitung
phase-election = Wahl
phase-president = { -president } legt ab
phase-chancellor = { -chancellor } entscheidet
phase-power = Befugnis
phase-over = Das Spiel ist aus
over-loyalist_policies = { -loyalist(form: "many-start") } gewinnen: Fünf { -loyalist-policy(form: "many") } sind in Kraft. Auf der Siegerseite: { $winners }.
over-separatist_policies = { -separatist(form: "many-start") } gewinnen: Sechs { -separatist-policy(form: "many") } sind in Kraft. Auf der Siegerseite: { $winners }.
over-palpatine_elected = { -separatist(form: "many-start") } gewinnen: { -palpatine(form: "start") } wurde { -chancellor(form: "to") } gewählt. Auf der Siegerseite: { $winners }.
over-palpatine_executed = { -loyalist(form: "many-start") } gewinnen: { -palpatine(form: "start") } wurde hingerichtet. Auf der Siegerseite: { $winners }.

scene-voted = Alle haben abgestimmt.
scene-policy_enacted = { -policy(form: "one") } tritt in Kraft.
scene-executed = { $president } hat gewählt. Stille.

## Was ein Bot zu seinem Rat sagt

counsel-record =
    { $count ->
        [one] Eine Regierung unter { $player } hat { -separatist-policy(form: "one-acc") } in Kraft gesetzt. Dass sie keine andere Wahl hatte, kommt durch Zufall nur in einem von { $one_in } Fällen vor.
       *[other] Regierungen unter { $player } haben { $count } { -separatist-policy(form: "many") } in Kraft gesetzt. Dass sie nie eine andere Wahl hatten, kommt durch Zufall nur in einem von { $one_in } Fällen vor.
    }
counsel-government = Ich glaube zu { $percent } %, dass { $president } oder { $chancellor } gegen euch arbeitet.
counsel-suspicion = Ich glaube zu { $percent } %, dass { $player } gegen euch arbeitet.
counsel-least = Von allen, die du wählen kannst, ist mir { $player } am wenigsten verdächtig: { $percent } %.
counsel-danger = Ist { $player } in Wahrheit { -palpatine(form: "nom") }, dann ist mit dieser Wahl das Spiel aus. Daran glaube ich zu { $percent } %.
counsel-own = Du hast diese Regierung selbst vorgeschlagen; ein Nein müsstest du erklären.
counsel-instead = Scheitert die Wahl, ist { $player } dran, und ich hoffe auf eine bessere Regierung.
counsel-even_so = Trotzdem würde ich Ja sagen: Die nächste Regierung ist vielleicht nicht besser.
counsel-crown = { $player } ist { -palpatine(form: "nom") }: Klappt die Wahl, gewinnt deine Seite sofort.
counsel-ally = { $player } gehört zu dir.
counsel-trusted = Die anderen trauen { $player }, also trauen sie auch euch beiden.
counsel-cover = { -loyalist(form: "many-start") } würden an deiner Stelle dasselbe tun; niemand wird dich deshalb verdächtigen.
counsel-daring = { -loyalist(form: "many-start") } würden das nicht tun. Aber es hilft deiner Seite, und das ist mir den Verdacht wert.
counsel-unsure = { $player } kann ich am wenigsten einschätzen: Ich glaube zu { $percent } %, dass { $player } gegen euch arbeitet.
counsel-scapegoat = { $player } gehört nicht zu dir und wirkt auf die anderen verdächtig genug.
counsel-palpatine = Ich glaube zu { $percent } %, dass { $player } { -palpatine(form: "nom") } ist.
counsel-alike = Sie sind alle gleich; es macht keinen Unterschied.
counsel-pass = Gib alles weiter, was deiner Seite hilft. Dann siehst du, was { -chancellor(form: "nom") } daraus macht.
counsel-enact = Deine Seite braucht { -loyalist-policy(form: "many") }, und alle sehen, was du in Kraft setzt.
counsel-veto = Nichts davon hilft deiner Seite, und mit einem Veto tritt nichts in Kraft.
counsel-agree = Du hast wenige { -loyalist-policy(form: "many") } gezogen; in Kraft träte wohl { -separatist-policy(form: "one") }.
counsel-refuse = Du hast { -loyalist-policy(form: "many") } weitergegeben; da gibt es nichts aufzuhalten.
