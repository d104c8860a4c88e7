#!/usr/bin/env -S awk -W interactive -f
# A bot for one seat, in awk: it plays every game, and takes any one of what it may choose.
#
#     palatine simulate senate --games 2 --bots ./examples/seat_bot.awk
#
# It reads a JSON object a line and prints one whenever it is asked: docs/bots.md. Without
# `-W interactive`, Debian's awk (mawk) reads on instead of answering; others ignore it.

# The text of a list: what stands between [ and ] after a field's name.
function list(name,   from, rest) {
    from = index($0, "\"" name "\":[")
    if (!from) return ""
    rest = substr($0, from + length(name) + 4)
    return substr(rest, 1, index(rest, "]") - 1)
}

# A number after a field's name.
function number(name) {
    match($0, "\"" name "\":[0-9]+")
    return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3) + 0
}

# The first so many atoms, as a JSON list.
function first(count,   out, i) {
    out = ""
    for (i = 1; i <= count; i++) out = out (i > 1 ? "," : "") "\"" atom[i] "\""
    return "[" out "]"
}

# The least number of units, from the first bin on, each filled as far as it goes.
function shares(least,   caps, cap, i, out, here) {
    split(list("caps"), caps, ",")
    out = ""
    for (i = 1; i <= atoms; i++) {
        cap = (1 in caps) ? caps[i] : number("most")
        here = least < cap ? least : cap
        least -= here
        out = out (i > 1 ? "," : "") here
    }
    return "[" out "]"
}

/"type":"open"/ { srand(number("seed")) }

/"type":"ask"/ {
    atoms = split(list("options"), part, "\"atom\":\"") - 1
    for (i = 1; i <= atoms; i++) atom[i] = substr(part[i + 1], 1, index(part[i + 1], "\"") - 1)
    if (/"shape":"pick"/) answer = "\"" atom[1 + int(rand() * atoms)] "\""
    else if (/"shape":"share"/) answer = shares(number("least"))
    else if (/"shape":"rank"/) answer = first(atoms)
    else if (/"worth":/) answer = list("need") ~ /[1-9]/ ? first(atoms) : "[]"
    else answer = first(number("least"))
    print "{\"type\":\"answer\",\"answer\":" answer "}"
    fflush()
}
