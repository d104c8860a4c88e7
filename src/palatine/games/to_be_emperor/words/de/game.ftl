# Die Meldungen von To Be Emperor.

game-name = To Be Emperor
game-about = Der Kaiser ist tot, und der Senat wählt einen neuen. Biete um Günstlinge und Senatoren, bezahle die Senatoren, die dir folgen, und erreiche zuerst 10 Einfluss. Für 2 bis 4 Personen.
game-goal = Dein Ziel: am Ende einer Runde bezahlte Senatoren mit zusammen mindestens 10 Einfluss. So geht eine Runde: Zuerst setzt ihr reihum eure je fünf Marken auf Karten, oder an den Günstlingsstapel für Handkarten, und nutzt die Gaben der Günstlinge: Münze, Macht und Wissen. Dann bekommen die höchsten Gebote ihre Karten. Dann will jeder Senator bezahlt werden, und das in jeder Runde: mit Günstlingen, die du bindest, oder mit Karten aus der Hand. Zuletzt seht ihr nach, ob jemand gewonnen hat, und alle Günstlinge sind wieder bereit.
edition-to-be-emperor = To Be Emperor
edition-to-be-emperor-line = Biete um Senatoren, bezahle sie gut, und erreiche zuerst 10 Einfluss.
edition-to-be-emperor-win = Wer zuerst mit bezahlten Senatoren auf 10 Einfluss kommt, gewinnt.
divisions = Günstlings-stapel Straßen-händler Gilden-schatz-meister Alt-gedienter Tempel-archivar Steuer-eintreiber Handels-berater Söldner-fürst Legions-stratege

## Schalter der Regeln

setting-cards = Mit welchen Karten gespielt wird
setting-cards-standard = Der übliche Satz: 48 Günstlinge und 31 Senatoren
setting-cards-small = Eine kleine Schachtel für kurze Spiele: 30 Günstlinge und 21 Senatoren
setting-round_limit = Runde, nach der gewinnt, wer vorn liegt, auch ohne 10 Einfluss
setting-round_limit-off = Nie: Es geht weiter, bis jemand 10 hat
setting-round_limit-5 = Nach Runde 5
setting-round_limit-10 = Nach Runde 10
setting-round_limit-20 = Nach Runde 20
setting-round_limit-40 = Nach Runde 40
setting-round_limit-400 = Nach Runde 400: um zu messen, wie lange Spiele nach Zufall dauern

## Atome und Angaben

atom-deck = Günstlingsstapel
atom-use-coin = Münze nutzen: schon gesetzte Marken verschieben
atom-use-might = Macht nutzen: den Günstling eines Gegners binden
atom-use-knowledge = Wissen nutzen: Karten ziehen und einige behalten
atom-pass = Passen
atom-end = Den Zug beenden
atom-draw = Eine Karte ziehen
atom-hand = { $card } (aus deiner Hand)
atom-decline = Nicht ziehen
option-bid-deck = Günstlingsstapel: für jede Marke eine Karte ziehen
option-goal-deck = Günstlingsstapel: eine Karte ziehen
option-move-deck = Günstlingsstapel: für jede Marke eine Karte ziehen
option-sort-deck = --- der Günstlingsstapel ---
fact-place-deck = Günstlingsstapel
fact-source-deck = Günstlingsstapel
fact-goal-deck = Günstlingsstapel
fact-resource-coin = Münze
fact-resource-might = Macht
fact-resource-knowledge = Wissen
worth-spend-1 = { $resource }
worth-pay-1 = { fact-resource-coin }
worth-pay-2 = { fact-resource-might }
worth-pay-3 = { fact-resource-knowledge }

## Fragen

ask-bid =
    { $tokens ->
        [one] Wohin setzt du deine letzte Marke?
       *[other] Wohin setzt du Marken? Du hast noch { $tokens }.
    }
wait-bid = Wir warten auf { $players }: Wohin mit den Marken?
help-bid = Setz mindestens eine Marke auf eine Karte, die du willst; das höchste Gebot gewinnt sie. Am Günstlingsstapel zieht jede Marke sofort eine Karte.
more-bid = Du kannst auf offene Günstlinge und Senatoren bieten und auf quergelegte Senatoren der anderen. In der Erwerbsphase gewinnt das höchste Gebot, wenn es den Preis erreicht; ein Gleichstand gewinnt nichts. Gewinnst du einen Senator, musst du ihn in der Unterhaltsphase dieser Runde bezahlen und in jeder späteren Runde wieder. Sein Einfluss steht sofort da, zählt am Ende der Runde aber nur, wenn er bezahlt ist: Sonst liegt er quer und gibt keinen. Einmal im Zug, vor oder nach den Marken, kannst du eine Fähigkeit deiner Günstlinge nutzen.
ask-idle = Du kannst keine Marken setzen. Nutzt du eine Fähigkeit, oder passt du?
wait-idle = Wir warten auf { $players }: Eine Fähigkeit nutzen oder passen?
help-idle = Die Hauptphase endet, wenn alle hintereinander gepasst haben. Macht jemand weiter, wirst du wieder gefragt.
ask-after = Nutzt du eine Fähigkeit, oder beendest du den Zug?
wait-after = Wir warten auf { $players }: Noch eine Fähigkeit, oder ist der Zug zu Ende?
help-after = Du kannst eine Fähigkeit pro Zug nutzen. Was du dafür bindest oder ausspielst, kann in dieser Runde keine Senatoren bezahlen.
more-after = Du kannst sie vor oder nach den Marken nutzen. Senatoren müssen in jeder Runde wieder bezahlt werden.
ask-tokens = Wie viele Marken setzt du dort?
wait-tokens = Wir warten auf { $players }: Wie viele Marken?
help-tokens = Die Marken eines Zugs kommen alle an denselben Ort. Den Rest musst du in späteren Zügen setzen.
ask-spend =
    { $due ->
        [0] Welche Günstlinge nutzt du für { $resource }?
        [one] Welche Günstlinge nutzt du für { $resource }? Was du jetzt nutzt, kann deinen Senator nicht bezahlen, und der muss auch in dieser Runde wieder bezahlt werden.
       *[other] Welche Günstlinge nutzt du für { $resource }? Was du jetzt nutzt, kann deine { $due } Senatoren nicht bezahlen, und die müssen auch in dieser Runde wieder bezahlt werden.
    }
wait-spend = Wir warten auf { $players }: Welche Günstlinge?
help-spend = Ausliegende Günstlinge werden gebunden: In dieser Runde kannst du sie nicht noch einmal nutzen. Karten aus deiner Hand kommen offen in die Auslage.
more-spend = Dort können ab der nächsten Runde alle auf sie bieten. Ein Günstling mit mehreren Gaben dient nur einer davon. Mehr Münzen verschieben mehr Marken, mehr Macht bindet teurere Günstlinge, mehr Günstlinge mit Wissen ziehen und behalten mehr Karten.
hand-spend = Von der Hand
ask-source = Von welchem Ort nimmst du Marken?
wait-source = Wir warten auf { $players }: Woher kommen die Marken?
help-source = Alle Marken, die du verschiebst, kommen von einem Ort. Karten, die du für sie gezogen hast, behältst du.
ask-goal = Wohin kommt die Marke?
wait-goal = Wir warten auf { $players }: Wohin kommt die Marke?
help-goal = Überallhin, wo du jetzt bieten könntest, nur nicht dorthin zurück, wo sie herkommt. Am Günstlingsstapel zieht sie eine Karte.
ask-move = Wohin kommen die Marken? { $spent } Münzen verschieben bis zu { $spent } Marken.
wait-move = Wir warten auf { $players }: Wohin kommen die Marken?
help-move = Mindestens eine Marke und höchstens so viele, wie du Münzen genutzt hast. Jede Marke am Günstlingsstapel zieht eine Karte.
ask-target = Welchen Günstling bindest du mit { $spent } Macht?
wait-target = Wir warten auf { $players }: Wer wird gebunden?
help-target = Wer ihn besitzt, kann ihn in dieser Runde nicht mehr nutzen. Er darf nicht mehr kosten als die Macht, die du genutzt hast.
ask-keep =
    { $spent ->
        [one] Welche der gezogenen Karten behältst du?
       *[other] Welche { $spent } der gezogenen Karten behältst du?
    }
wait-keep = Wir warten auf { $players }: Welche Karten bleiben?
help-keep = Eine für jeden Günstling, den du genutzt hast. Sonst erfährt niemand, welche; der Rest kommt zurück in den Stapel.
ask-sort = Welche Karten kommen auf den Günstlingsstapel und welche darunter? Schieb den Stapel dazwischen.
wait-sort = Wir warten auf { $players }: Welche Karten kommen nach oben, welche nach unten?
help-sort = Karten vor dem Günstlingsstapel kommen oben auf ihn, Karten dahinter ganz nach unten. Sonst erfährt niemand, welche es sind.
ask-pay =
    { $phase ->
        [acquire] Bevor die Gebote zählen: Welche quergelegten Senatoren bezahlst du, und womit? Wen du nicht bezahlst, den verlierst du.
       *[resource] Welche Senatoren bezahlst du, und womit?
    }
wait-pay = Wir warten auf { $players }: Welche Senatoren werden bezahlt?
help-pay = Senatoren müssen in jeder Runde wieder bezahlt werden. Wer nicht bezahlt wird, liegt quer: Er zählt nicht, und andere können auf ihn bieten.
more-pay = Die Karten müssen alles geben, was die Senatoren kosten. Jede Karte gibt alle ihre Gaben; was übrig bleibt, verfällt. Wähle nichts, um niemanden zu bezahlen. Senatoren müssen in jeder Runde wieder bezahlt werden. Zu Beginn der Erwerbsphase kannst du quergelegte Senatoren retten: Wer dann bezahlt wird, ist wieder aufgerichtet, bleibt und braucht in dieser Runde nichts mehr; wer nicht, geht an das höchste Gebot oder zurück in den Senat.
hand-pay = Von der Hand
ask-draw = Deine Hand ist leer. Ziehst du eine Karte?
wait-draw = Wir warten auf { $players }: Eine Karte ziehen oder nicht?
help-draw = Wer am Ende einer Runde keine Karte auf der Hand hat, darf eine ziehen.
chosen-kept-keep = Du behältst
left-gone-keep = Zurück in den Stapel

## Was geschehen ist

news-assets_turned = Neu in der Auslage: { $cards }.
news-senators_turned = Neu im Senat: { $cards }.
news-round_began = Runde { $round } beginnt; { $player } fängt an.
news-tokens_spent =
    { $tokens ->
        [one] { $player } setzt eine Marke: { $place }.
       *[other] { $player } setzt { $tokens } Marken: { $place }.
    }
news-drew =
    { $count ->
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $count } Karten.
    }
news-drew_cards = Du ziehst: { $cards }.
news-ability_used = { $player } nutzt { $resource }: { $cards }.
news-tokens_moved =
    { $tokens ->
        [one] { $player } verschiebt eine Marke. Von: { $source }; nach: { $goal }.
       *[other] { $player } verschiebt { $tokens } Marken. Von: { $source }; nach: { $goal }.
    }
news-asset_committed = { $player } bindet einen Günstling von { $owner }: { $card }.
news-studied =
    { $drawn ->
        [0] { $player } findet den Günstlingsstapel leer.
        [one] { $player } zieht eine Karte und behält sie.
       *[other] { $player } zieht { $drawn } Karten und behält { $kept }.
    }
news-studied_cards = Du siehst: { $cards }.
news-kept_cards = Du behältst: { $cards }.
news-sorted_cards =
    { $top-count ->
        [0] Unter den Günstlingsstapel legst du: { $bottom }.
       *[other] { $bottom-count ->
            [0] Auf den Günstlingsstapel legst du: { $top }.
           *[other] Auf den Günstlingsstapel legst du: { $top }; und unter ihn: { $bottom }.
        }
    }
news-passed = { $player } passt.
news-acquired = { $player } erwirbt: { $card }.
news-bids_tied = { $card }: Niemand bekommt die Karte, denn { $players } haben gleich viel geboten.
news-bids_too_low = { $card }: Niemand bekommt die Karte, denn kein Gebot erreicht den Preis.
news-senators_paid = { $player } bezahlt { $senators }, und zwar mit: { $cards }.
news-senators_tapped =
    { $player } bezahlt { $senators } nicht und legt { $senators-count ->
        [one] die Karte
       *[other] die Karten
    } quer.
news-senator_returned = { $card } verlässt { $player } und geht zurück in den Senat.
news-senator_lured = { $card } verlässt { $owner } und folgt { $player }.
news-game_won =
    { $why ->
        [influence] { $winners } hat den meisten Einfluss und wird Kaiser!
        [tie_break] { $winners } hat gleich viel Einfluss wie andere, aber mehr bereite Gaben und Handkarten, und wird Kaiser!
        [draw] Unentschieden zwischen { $winners }: Der Senat kann sich nicht einigen.
        [round_limit] Die letzte Runde ist vorbei. { $winners } liegt vorn und wird Kaiser!
       *[round_limit_draw] Die letzte Runde ist vorbei. Unentschieden zwischen { $winners }.
    }

## Warum nicht

why-must_spend = Solange du Marken hast und einen Ort für sie, musst du in deinem Zug mindestens eine setzen.
why-end_instead = Du hast in diesem Zug Marken gesetzt. Beende ihn, statt zu passen.
why-pass_instead = Du hast in diesem Zug keine Marken gesetzt. Passe, statt ihn zu beenden.
why-placed_already = Du hast in diesem Zug schon Marken gesetzt; alle Marken eines Zuges kommen auf einmal an einen Ort.
why-no_tokens = Du hast in dieser Runde keine Marken mehr.
why-deck_empty = Der Günstlingsstapel ist leer, es gibt nichts zu ziehen.
why-fresh = { $card } wurde in dieser Runde aus einer Hand gespielt. Bieten könnt ihr darauf ab der nächsten.
why-own_senator = { $card } ist dein eigener Senator; nur die anderen können bieten. In der Erwerbsphase kannst du bezahlen.
why-is_held = { $card } gehört { $player }. Darauf kann niemand bieten.
why-bid_in_hand = { $card } hast du auf der Hand; bieten kannst du nur auf Karten, die offen auf dem Tisch liegen.
why-not_open = Diese Karte liegt nicht offen auf dem Tisch.
why-used_already = Du hast in diesem Zug schon eine Fähigkeit genutzt; mehr als eine geht nicht.
why-no_effect_coin = Du hast keine gesetzten Marken, die anderswohin könnten.
why-no_effect_might = Kein Gegner hat einen bereiten Günstling liegen.
why-no_effect_knowledge = Es gibt nichts zu ziehen.
why-too_little_might = Der billigste bereite Günstling eines Gegners kostet { $need }; so viel Macht hast du nicht.
why-no_source = Du hast weder einen bereiten Günstling noch eine Handkarte mit { $resource }.
why-one_token_at_least = Setze mindestens eine Marke.
why-deck_too_small =
    { $cards ->
        [one] Der Günstlingsstapel hat nur noch eine Karte.
       *[other] Der Günstlingsstapel hat nur noch { $cards } Karten.
    }
why-too_few_tokens =
    { $tokens ->
        [one] Du hast nur noch eine Marke.
       *[other] Du hast nur noch { $tokens } Marken.
    }
why-lacks_resource = { $card } hat diese Gabe nicht: { $resource }.
why-spend_more = Wähle Karten mit { $resource }; zusammen müssen sie mindestens { $need } geben.
why-not_in_hand = Diese Karte hast du nicht auf der Hand, oder nicht so oft.
why-committed = { $card } ist bis zum Ende der Runde gebunden.
why-use_from_hand = { $card } hast du auf der Hand, nicht liegen. Wähle die Karte aus deiner Hand.
why-not_in_play = Einen solchen Günstling hast du nicht liegen, oder nicht so oft.
why-no_tokens_there = Dort hast du keine Marken.
why-no_goal = Von dort könnten die Marken nirgendwohin.
why-move_so_many = Verschiebe mindestens eine Marke und höchstens so viele, wie du Münzen genutzt ({ $coins }) und dort liegen hast.
why-not_back = Marken kommen nicht dorthin zurück, wo sie herkommen.
why-own_asset = Macht bindet fremde Günstlinge, nicht deine eigenen.
why-too_costly = { $card } kostet { $cost }, und du hast nur { $might } Macht genutzt.
why-committed_already = { $card } ist schon gebunden.
why-not_in_play_there = Diesen Günstling hat kein Gegner liegen.
why-keep_so_many =
    { $count ->
        [one] Du behältst genau eine der gezogenen Karten.
       *[other] Du behältst genau { $count } der gezogenen Karten.
    }
why-not_drawn = Diese Karte hast du nicht gezogen, oder nicht so oft.
why-sort_all = Nenne alle Karten und den Günstlingsstapel, jedes einmal, von oben nach unten.
why-payment_short = Deine Karten müssen zusammen alles geben, was die gewählten Senatoren kosten. Karten ohne Senator bezahlen niemanden.
why-not_your_senator = Dieser Senator folgt dir nicht.
why-not_tapped = { $card } ist nicht quergelegt; die Unterhaltsphase kommt später.
why-paid_already = { $card } wurde schon in der Erwerbsphase dieser Runde bezahlt.
why-draw_or_not = Zieh eine Karte oder lass es.

## Der Tisch

mark-first_player = Startspieler
mark-active = am Zug
mark-committed = gebunden
mark-tapped = quergelegt
mark-paid = bezahlt
mark-fresh = Gebote erst ab der nächsten Runde
zone-pool = Auslage
zone-senate = Senat
zone-deck = Günstlingsstapel
zone-senate_deck = Senatsstapel
zone-assets = Günstlinge
zone-senators = Senatoren
zone-hand = Hand
zone-drawn = Gezogene Karten
counter-influence = Einfluss
counter-tokens_left = Marken
counter-cards = Handkarten
counter-tokens = Gebot von { $player }
counter-at_deck = Marken von { $player } am Günstlingsstapel
counter-cost = Preis
counter-gives_influence = Einfluss und Preis
counter-gives_coin = Münze
counter-gives_might = Macht
counter-gives_knowledge = Wissen
counter-needs_coin = Münze pro Runde
counter-needs_might = Macht pro Runde
counter-needs_knowledge = Wissen pro Runde
counter-round = Runde
counter-last_round = Letzte Runde
note-sorted =
    { $top-count ->
        [0] Unter den Günstlingsstapel hast du gelegt: { $bottom }.
       *[other] { $bottom-count ->
            [0] Auf den Günstlingsstapel hast du gelegt: { $top }.
           *[other] Auf den Günstlingsstapel hast du gelegt: { $top }; und unter ihn: { $bottom }.
        }
    }
phase-setup = Aufbau
phase-main = Hauptphase
phase-acquire = Erwerbsphase
phase-resource = Unterhaltsphase
phase-end = Endphase
phase-over = Das Spiel ist aus
over-influence = { $winners } gewinnt mit dem meisten Einfluss.
over-tie_break = { $winners } gewinnt: gleich viel Einfluss wie andere, aber mehr bereite Gaben und Handkarten.
over-draw = Unentschieden zwischen { $winners }.
over-round_limit = { $winners } liegt nach der letzten Runde vorn und gewinnt.
over-round_limit_draw = Nach der letzten Runde steht es unentschieden zwischen { $winners }.

## Wie Karten auf Deutsch heißen

card-house-banker = Hausbankier
card-street-trader = Straßenhändler
card-house-guard = Hauswache
card-hired-blade = Gedungene Klinge
card-house-augur = Hausaugur
card-young-scribe = Junger Schreiber
card-guild-treasurer = Gildenschatzmeister
card-veteran-centurion = Altgedienter Zenturio
card-temple-archivist = Tempelarchivar
card-tax-collector = Steuereintreiber
card-merchant-adviser = Handelsberater
card-captain-of-spies = Hauptmann der Spione
card-harbor-magnate = Hafenmagnat
card-keeper-of-the-mint = Hüter der Münze
card-mercenary-prince = Söldnerfürst
card-legion-strategist = Legionsstratege
card-patron-of-academies = Gönner der Akademien
card-oracle-of-the-legions = Orakel der Legionen


## Auf dem Bildschirm

skin-round = Runde { $round }
skin-round-of = Runde { $round } von { $last }
skin-influence = { $influence } von { $goal } Einfluss
skin-asked = Ist dran
skin-leads = { $player } führt
skin-tie = Patt
skin-tied = Gleichstand: Niemand bekommt die Karte
skin-low =
    { $missing ->
        [one] { $missing } Marke fehlt
       *[other] { $missing } Marken fehlen
    }
skin-bid =
    { $tokens ->
        [one] { $player }: { $tokens } Marke
       *[other] { $player }: { $tokens } Marken
    }
skin-tokens =
    { $count ->
        [one] noch { $count } Marke
       *[other] noch { $count } Marken
    }
skin-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
skin-names = Namen der Karten im Spiel
skin-nothing = Noch nichts im Spiel

## Was ein Bot zu seinem Rat sagt

counsel-senator =
    { $missing ->
        [0] { $card } gibt { $points } Einfluss: Sind alle Senatoren bezahlt, hättest du { $after } von 10. Deine ausliegenden Günstlinge können sie in jeder Runde alle bezahlen.
        [one] { $card } gibt { $points } Einfluss: Sind alle Senatoren bezahlt, hättest du { $after } von 10. Deinen ausliegenden Günstlingen fehlt dafür noch eine Gabe.
       *[other] { $card } gibt { $points } Einfluss: Sind alle Senatoren bezahlt, hättest du { $after } von 10. Deinen ausliegenden Günstlingen fehlen dafür noch { $missing } Gaben.
    }
counsel-asset =
    { $icons ->
        [one] { $card } bringt dir in jeder Runde eine Gabe, solange die Karte dir gehört.
       *[other] { $card } bringt dir in jeder Runde { $icons } Gaben, solange die Karte dir gehört.
    }
counsel-deck = Am Stapel kann dich niemand überbieten, und eine Handkarte zahlt einmal.
counsel-paid =
    { $hand ->
        [0] Das bezahlt Senatoren mit { $points } Einfluss und kostet keine Handkarte.
        [one] Das bezahlt Senatoren mit { $points } Einfluss, für eine Handkarte.
       *[other] Das bezahlt Senatoren mit { $points } Einfluss, für { $hand } Handkarten.
    }
counsel-unpaid = Niemand lässt sich bezahlen, oder es ist die Karten nicht wert: In einer anderen Runde helfen sie mehr.

## Was eine Antwort übrig lässt, und was wieder fällig wird

skin-tokens-left =
    { $left ->
        [0] Das ist deine letzte Marke.
        [one] Dir bleibt dann eine Marke.
       *[other] Dir bleiben dann { $left } Marken.
    }
skin-due-again = Nächste Runde wieder fällig: { $due }.
skin-due-won = Gewinnst du dieses Gebot, brauchen deine Senatoren in jeder Runde { $due }. Der Einfluss des neuen zählt nur, wenn er bezahlt ist.
skin-due-lacks = Deinen ausliegenden Günstlingen fehlt dafür: { $lacking }.
skin-due-covered = Deine ausliegenden Günstlinge reichen dafür.
