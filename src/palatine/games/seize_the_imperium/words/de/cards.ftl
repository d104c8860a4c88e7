# Die Karten von Seize the Imperium zum Durchblättern, und seine Decks.

binder-kind-unit = Einheit
binder-kind-unit-about = Flotten, Truppen, Orbitale und Anlagen. Welten geben Aufstellungspunkte für sie.
binder-kind-tactic = Taktik
binder-kind-tactic-about = Reaktionskarten. Du spielst sie in ihrem Moment und bezahlst mit Ressourcen.
binder-kind-character = Charakter
binder-kind-character-about = Sie führen, helfen und werden für ihre Fähigkeiten erschöpft. Du bezahlst sie mit Ressourcen.
binder-kind-world = Welt
binder-kind-world-about = Was sie kostet, ist auch, wie viele Einheiten sie fasst, wie viele Aufstellungspunkte sie gibt und wie viele Siegpunkte sie zählt.
binder-kind-token = Marke
binder-kind-token-about = Einheiten, die mit anderen Karten kommen. Sie sind in keinem Deck.

binder-number-cost = Kosten
binder-number-ATT = ATT
binder-number-DEF = DEF
binder-number-need = Eroberungsmarken
binder-number-need-short = Eroberung
binder-number-most_x = X, höchstens

binder-facet-type = Art
binder-facet-subtypes = Unterart
binder-facet-keywords = Schlüsselwort
binder-facet-window = Wann
binder-facet-class = Klasse
binder-facet-race = Volk
binder-facet-system = System

binder-facet-type-Fleet = Flotte
binder-facet-type-Orbital = Orbital
binder-facet-type-Installation = Anlage
binder-facet-type-Troop = Truppe

binder-facet-subtypes-Starships = Sternenschiffe
binder-facet-subtypes-Carriers = Träger
binder-facet-subtypes-Capitals = Großkampfschiffe
binder-facet-subtypes-Fighters = Jäger
binder-facet-subtypes-Satellites = Satelliten
binder-facet-subtypes-Stations = Stationen
binder-facet-subtypes-Hovers = Schweber
binder-facet-subtypes-Infantry = Infanterie
binder-facet-subtypes-Mechs = Mechs
binder-facet-subtypes-Vehicles = Fahrzeuge
binder-facet-subtypes-Emplacements = Stellungen
binder-facet-subtypes-Strongholds = Festungen
binder-facet-subtypes-Drone = Drohne

binder-facet-keywords-Assault = { keyword-assault }
binder-facet-keywords-Assault-help = { keyword-assault-help }
binder-facet-keywords-Atmospheric = { keyword-atmospheric }
binder-facet-keywords-Atmospheric-help = { keyword-atmospheric-help }
binder-facet-keywords-Deployed = { keyword-deployed }
binder-facet-keywords-Deployed-help = { keyword-deployed-help }
binder-facet-keywords-Firing_Arcs = { keyword-firing_arcs }
binder-facet-keywords-Firing_Arcs-worth = { keyword-firing_arcs } +{ $value }
binder-facet-keywords-Firing_Arcs-help = { keyword-firing_arcs-help }
binder-facet-keywords-Hardened = { keyword-hardened }
binder-facet-keywords-Hardened-worth = { keyword-hardened } +{ $value }
binder-facet-keywords-Hardened-help = { keyword-hardened-help }
binder-facet-keywords-Intercept = { keyword-intercept }
binder-facet-keywords-Intercept-help = { keyword-intercept-help }
binder-facet-keywords-Piercing = { keyword-piercing }
binder-facet-keywords-Piercing-worth = { keyword-piercing } +{ $value }
binder-facet-keywords-Piercing-help = { keyword-piercing-help }
binder-facet-keywords-Reactive = { keyword-reactive }
binder-facet-keywords-Reactive-help = { keyword-reactive-help }
binder-facet-keywords-Reinforced = { keyword-reinforced }
binder-facet-keywords-Reinforced-help = { keyword-reinforced-help }
binder-facet-keywords-Siege = { keyword-siege }
binder-facet-keywords-Siege-worth = { keyword-siege } +{ $value }
binder-facet-keywords-Siege-help = { keyword-siege-help }
binder-facet-keywords-Sub-light = { keyword-sub_light }
binder-facet-keywords-Sub-light-help = { keyword-sub_light-help }
binder-facet-keywords-Support = { keyword-support }
binder-facet-keywords-Support-help = { keyword-support-help }
binder-facet-keywords-Surprise_Strike = { keyword-surprise_strike }
binder-facet-keywords-Surprise_Strike-help = { keyword-surprise_strike-help }

binder-facet-window-react = Wenn andere zu deinen Welten gekommen sind
binder-facet-window-after_react = Am Ende deiner Verlegungsphase
binder-facet-window-conquest_action = In einem Kampf
binder-facet-window-before_exchange = Vor einem Schlagabtausch
binder-facet-window-before_first_exchange = Vor dem ersten Schlagabtausch
binder-facet-window-exchange = In einem Schlagabtausch
binder-facet-window-targeting = Bevor Ziele gewählt werden
binder-facet-window-step_1 = In Schritt 1
binder-facet-window-after_targets = Wenn Ziele gewählt sind
binder-facet-window-step_3 = In Schritt 3
binder-facet-window-step_4 = In Schritt 4

binder-facet-class-Admiral = Admiral
binder-facet-class-Assassin = Assassine
binder-facet-class-Engineer = Ingenieur
binder-facet-class-General = General
binder-facet-class-Hunter = Kopfgeldjäger
binder-facet-class-Politician = Politiker

binder-facet-race-Human = Mensch
binder-facet-race-GenAug = GenAug
binder-facet-race-Infinite = Unendliche
binder-facet-race-Android = Android
binder-facet-race-Cyborg = Cyborg
binder-facet-race-NanAug = NanAug

deck-part-assets = Einheiten und Taktiken
deck-part-characters = Charaktere
deck-part-worlds = Welten
deck-fault-no_throne = { $there } verschiedene Welten kosten höchstens { $purse } (so viel bleibt nach einem Anführer für { $lead }); für { $players } Personen braucht es { $players }
