# The cards of Seize the Imperium to leaf through, and its decks.

binder-kind-unit = Unit
binder-kind-unit-about = Fleets, Troops, Orbitals and Installations. World cards pay for them with Allocation points.
binder-kind-tactic = Tactic
binder-kind-tactic-about = Reaction cards. Play them at their moment, for Resource counters.
binder-kind-character = Character
binder-kind-character-about = They lead, help, and deplete for their abilities. They cost Resource counters.
binder-kind-world = World
binder-kind-world-about = A world's cost is also how many Units it holds, how many Allocation points it gives, and how many Victory points it counts.
binder-kind-token = Counter
binder-kind-token-about = Units that come with other cards. No deck contains them.

binder-number-cost = Cost
binder-number-ATT = ATT
binder-number-DEF = DEF
binder-number-need = Conquest counters
binder-number-need-short = Conquest
binder-number-most_x = X, at most

binder-facet-type = Type
binder-facet-subtypes = Sub-type
binder-facet-keywords = Keyword
binder-facet-window = When
binder-facet-class = Class
binder-facet-race = Race
binder-facet-system = System

binder-facet-type-Fleet = Fleet
binder-facet-type-Orbital = Orbital
binder-facet-type-Installation = Installation
binder-facet-type-Troop = Troop

binder-facet-subtypes-Starships = Starships
binder-facet-subtypes-Carriers = Carriers
binder-facet-subtypes-Capitals = Capitals
binder-facet-subtypes-Fighters = Fighters
binder-facet-subtypes-Satellites = Satellites
binder-facet-subtypes-Stations = Stations
binder-facet-subtypes-Hovers = Hovers
binder-facet-subtypes-Infantry = Infantry
binder-facet-subtypes-Mechs = Mechs
binder-facet-subtypes-Vehicles = Vehicles
binder-facet-subtypes-Emplacements = Emplacements
binder-facet-subtypes-Strongholds = Strongholds
binder-facet-subtypes-Drone = Drone

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

binder-facet-window-react = When your worlds were entered
binder-facet-window-after_react = At the end of your Reallocation Phase
binder-facet-window-conquest_action = In a Conquest Action
binder-facet-window-before_exchange = Before an Exchange
binder-facet-window-before_first_exchange = Before the first Exchange
binder-facet-window-exchange = In an Exchange
binder-facet-window-targeting = Before targets are chosen
binder-facet-window-step_1 = In Step 1
binder-facet-window-after_targets = When targets are chosen
binder-facet-window-step_3 = In Step 3
binder-facet-window-step_4 = In Step 4

binder-facet-class-Admiral = Admiral
binder-facet-class-Assassin = Assassin
binder-facet-class-Engineer = Engineer
binder-facet-class-General = General
binder-facet-class-Hunter = Hunter
binder-facet-class-Politician = Politician

binder-facet-race-Human = Human
binder-facet-race-GenAug = GenAug
binder-facet-race-Infinite = Infinite
binder-facet-race-Android = Android
binder-facet-race-Cyborg = Cyborg
binder-facet-race-NanAug = NanAug

deck-part-assets = assets
deck-part-characters = characters
deck-part-worlds = worlds
deck-fault-no_throne = { $there } different World cards cost { $purse } or less, which is what a Lead Character for { $lead } leaves; { $players } players need { $players }
