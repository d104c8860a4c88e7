# The game at a glance: goal, a Turn, the end; at most 150 words. Then what you look up while playing.
glance-goal = Rule worlds. Each is worth as many Victory points as it costs, and the first player with enough takes the throne.
glance-settle = Resupply: everything is ready again. You draw cards, your worlds give Resource counters, and you spend them to turn new worlds face up.
glance-allocate = Allocation: deplete worlds (use them up for this Turn) to bring Fleets and Troops from your hand into play.
glance-attack = Reallocation: send ready Fleets and Troops to other players' worlds. Their owners may React.
glance-fight = Military: a fight has two Exchanges. ATT that reaches a Unit's DEF destroys it; against the world itself, it adds Conquest counters.
glance-points = Victory: with no defender on the ground left and enough Conquest counters, the world is yours.
glance-end = 20 Victory points in your own Victory Phase win; with five or six players, 15. Disputed worlds don't count.
glance-reference =
    ## Your Turn

    | phase | what you do |
    |---|---|
    | Resupply | Everything becomes ready. Draw an Asset card (the Regent two) and a Character. Gain a Resource counter for each world, two for your own Throne World. Turn worlds face up for their cost. SI-4.2, SI-4.3, SI-4.6 |
    | Allocation | Turn Characters face up for Resource counters. Deplete worlds for Allocation points; each world pays for one Unit. Units come in depleted. SI-5.1, SI-5.3 |
    | Reallocation | Move ready Units among your worlds, then Fleets and Troops to other players' worlds. Those players may React. SI-6.3, SI-6.4 |
    | Military | Fight at the worlds you entered; not in your first Turn. SI-7.1, SI-7.2 |
    | Victory | Count points. Rewards for conquests. Draw or discard to six cards. SI-9.3, SI-9.6 |
    | Regent | The Regent alone: settle what is Disputed. SI-10.2 |

    ## An Exchange

    - Attacking Fleets target any Unit, or the world. Troops join in the second Exchange; they target Troops, Installations or the world. SI-7.5
    - Then the Defenders target. ATT on the same target adds up and must reach its DEF. SI-7.6, SI-7.8
    - Damaged Units are eliminated. The Attacker may withdraw, then Defending Fleets may leave. SI-7.9, SI-7.11
    - Conquered: enough Conquest counters, no Defending Troop or Installation left, an Attacking Unit there. SI-8.1
    - A Throne World has twice its DEF and takes one more counter. SI-8.2

    ## Keywords

    | keyword | what it means |
    |---|---|
    | { keyword-assault } | { keyword-assault-help } SI-11.7 |
    | { keyword-atmospheric } | { keyword-atmospheric-help } SI-11.8 |
    | { keyword-deployed } | { keyword-deployed-help } SI-11.9 |
    | { keyword-firing_arcs } | { keyword-firing_arcs-help } SI-11.10 |
    | { keyword-hardened } | { keyword-hardened-help } SI-11.12 |
    | { keyword-intercept } | { keyword-intercept-help } SI-11.11 |
    | { keyword-piercing } | { keyword-piercing-help } SI-11.13 |
    | { keyword-reactive } | { keyword-reactive-help } SI-11.14 |
    | { keyword-reinforced } | { keyword-reinforced-help } SI-11.15 |
    | { keyword-siege } | { keyword-siege-help } SI-11.16 |
    | { keyword-sub_light } | { keyword-sub_light-help } SI-11.17 |
    | { keyword-support } | { keyword-support-help } SI-11.18 |
    | { keyword-surprise_strike } | { keyword-surprise_strike-help } SI-11.19 |
