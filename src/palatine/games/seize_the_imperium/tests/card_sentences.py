"""What the sentences on cards say, and what the cards' data make them say.

A sentence is read into words of a vocabulary, the same for every language: sides, kinds, keywords,
numbers, moments, conditions, and what is done. A card's fields give the words that its sentences
must have, and those that they may. What is left over in a sentence is grammar.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, get_args

import msgspec

from palatine.core.words import Speaker
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.cards import vocabulary as known
from palatine.games.seize_the_imperium.cards.vocabulary import COUNTED, read_filter

Words = Counter[str]
"""How often a part of a text has each word."""
Parts = dict[str, Words]
"""The words of a card's text by what brings them about: `always`, `deplete`, `with General`, ..."""
Card = Mapping[str, Any]
"""An entry of a card file."""

SPELLED: Final = {
    "en": {"two": "2", "three": "3", "four": "4", "five": "5"},
    "de": {"zwei": "2", "drei": "3", "vier": "4", "fünf": "5"},
}
MOMENTS: Final[Mapping[str, tuple[str, str]]] = {
    "any": ("at any time", "jederzeit"),
    "own_turn": ("in your own Turn", "in deinem Zug"),
    "own_resupply": ("in your Resupply Phase", "in deiner Nachschubphase"),
    "own_allocation": ("in your Allocation Phase", "in deiner Aufstellungsphase"),
    "react": (
        "when your World cards (?:were|have been) entered",
        "wenn andere zu deinen Welten gekommen sind",
    ),
    "after_react": ("at the end of your Reallocation Phase", "am Ende deiner Verlegungsphase"),
    "conquest_action": ("in a Conquest Action", "in einem Kampf"),
    "before_exchange": ("before an Exchange", "vor einem Schlagabtausch"),
    "before_first_exchange": ("before the first Exchange", "vor dem ersten Schlagabtausch"),
    "exchange": ("in an Exchange", "in einem Schlagabtausch"),
    "targeting": (
        "before (?:targets are chosen|you choose targets)",
        "bevor (?:Ziele gewählt werden|du Ziele wählst)",
    ),
    "step_1": ("in Step 1", "in Schritt 1"),
    "after_targets": ("when enemies have chosen targets", "wenn Feinde Ziele gewählt haben"),
    "step_3": ("in Step 3", "in Schritt 3"),
    "step_4": ("in Step 4", "in Schritt 4"),
    "response": (
        "when another(?: player)? plays a Reaction card",
        "wenn jemand anderes eine Reaktionskarte spielt",
    ),
}
"""When something can be done."""
ROLES: Final[Mapping[str, tuple[str, str]]] = {
    "not as Attacker": (", not as Attacker", ", nicht beim Angriff"),
    "as Attacker": (", as Attacker", ", beim Angriff"),
    "": ("", ""),
}
LASTS: Final[Mapping[str, tuple[str, str]]] = {
    "for the step": ("in this Step", "in diesem Schritt"),
    "for the exchange": ("in this Exchange", "in diesem Schlagabtausch"),
    "for the next_exchange": ("in the next Exchange", "im nächsten(?: Schlagabtausch)?"),
    "for the action": (
        "in this Conquest Action",
        "in diesem Kampf|bis zum Ende des Kampfs",
    ),
}
CONDITIONS: Final[Mapping[str, tuple[str, str]]] = {
    "when surprise_strike": (
        "in (?:its Surprise Strike|that strike)",
        "bei (?:ihrem Überraschungsschlag|diesem Schlag)",
    ),
    "when second_exchange": ("in the second Exchange", "im zweiten Schlagabtausch"),
    "when not_regent": ("unless you are Regent", "wenn du nicht Regent bist"),
    "when general_or_system": (
        "with a faceup General, or another world of its System",
        "mit einem offenen General oder einer weiteren Welt ihres Systems",
    ),
    "attacking": (r"\battacking\b", r"\bangreifende[nr]?\b"),
    "defending": (r"\bdefending\b", r"\bverteidigende[nr]?\b|in der Verteidigung"),
}
DEEDS: Final[Mapping[str, tuple[str, str]]] = {
    "travel": ("to World cards that are not Adjacent", "auch zu Welten, die nicht benachbart sind"),
    "face_down": (
        "turns facedown instead of being eliminated",
        "wird verdeckt, statt vernichtet zu werden",
    ),
    "immune": ("the Regent may not choose you", "die Regentschaft darf dich nicht wählen"),
    "capacity": (
        "room for one more of your Unit cards",
        "Platz für eine weitere deiner Einheitenkarten",
    ),
    "hand_size": ("your hand-size is", "dein Handlimit ist"),
    "need_conquest": ("more Conquest counters?", "Eroberungsmarken? mehr"),
    "newest Conquest counter": (
        "remove the newest Conquest counter|the newest Conquest counter goes",
        "verschwindet die neueste Eroberungsmarke",
    ),
    "all its Conquest counters": (
        "remove all those of this Exchange|all of this Exchange go",
        "alle aus diesem Schlagabtausch",
    ),
    "extra_exchange": ("one more Exchange is fought", "es folgt(?= noch einer)"),
    "in the last exchange": (", in the last Exchange", ", im letzten Schlagabtausch"),
    "attack": ("for an attack of", "für einen Angriff von"),
    "maneuver": (
        "send one more undepleted Unit to a World card that you have entered; "
        "nobody may React to it",
        "schicke noch eine bereite Einheit zu einer Welt, zu der du schon gegangen bist; "
        "niemand darf darauf reagieren",
    ),
    "scrap": (
        "discard a Unit card from your hand for half its cost in Resource counters, at most",
        "wirf eine Einheitenkarte aus der Hand ab; du bekommst ihre halben Kosten als "
        "Ressourcen, höchstens",
    ),
    "without damage": ("without the Damage counter", "ohne Schadensmarke"),
    "damage": ("gets a Damage counter", "bekommt dann eine Schadensmarke"),
    "remove_damage": ("remove a Damage counter from", "entferne eine Schadensmarke von"),
    "counter any": (
        "put back a counter that one of your Unit cards has lost",
        "lege eine Marke zurück, die eine deiner Einheitenkarten verloren hat",
    ),
    "look": (r"look at the top (\w+) cards of", r"sieh dir die obersten (\w+) Karten deines"),
    "asset deck": ("your Asset Deck", "Einsatzstapels"),
    "draw asset": ("draw an Asset card", "ziehe eine Einsatzkarte"),
    "draw character": ("draw a Character", "ziehe einen Charakter"),
    "no discard": ("you need not discard", "musst du nichts abwerfen"),
    "discard": ("discard one", "wirf dann eine ab"),
    "cancel": ("cancel that card if it costs", "hebe diese Karte auf, wenn sie"),
    "or X": ("or X", "oder X"),
    "X as 1": ("X counts as 1", "X zählt als 1"),
    "at most": ("or less", "höchstens"),
    "unless": ("unless its player pays", "es sei denn, dafür wird(?=.* gezahlt)"),
    "eliminate_character": (
        "pay the cost of another player's Character to eliminate it",
        "zahle die Kosten eines fremden Charakters und vernichte ihn",
    ),
    "undeplete": (
        r"allocated here this Turn is ready at once",
        "in diesem Zug hier aufgestellt wurde, ist sofort bereit",
    ),
    "stays": (
        "it stays depleted through that player's next Resupply Phase",
        "er bleibt auch in dessen nächster Nachschubphase erschöpft",
    ),
    "adjacent": ("of a neighbour", "eines Nachbarn"),
    "deplete": (r"\bdeplete\b", r"\berschöpfe\b"),
    "another's": (r"\banother player(?:'s)?", r"\bfremden?\b"),
    "depleted": (r"\bdepleted\b", r"\berschöpften?\b"),
    "like a Fleet": ("may React like a Fleet", "darf reagieren wie eine Flotte"),
    "may_react": ("may React", "(?:darf|dürfen auch)(?=.* reagieren)"),
    "eliminate X": ("eliminate X(?= of your)", "vernichte X(?= deiner)"),
    "sacrifice": (r"\beliminate(?=[^d]*(?:;|, up to))", r"\bvernichte\b"),
    "eliminated": (r"(?:when|if) it is eliminated", "wird sie vernichtet|wenn sie"),
    "discard pile": ("from your Discard Pile", "aus deiner Ablage"),
    "to hand": (
        r"(?:back|goes|card) to your hand|(?<=Pile) to your hand|to your hand",
        r"auf (?:die|deine) Hand(?: zurücknehmen)?",
    ),
    "next world": (
        "the next World card that you face up",
        "die nächste Welt, die du(?= in dieser Phase aufdeckst)",
    ),
    "system draw": ("a draw from the System Deck", "vom Systemstapel zu ziehen"),
    "all Characters": ("all Characters do", "gilt das für alle Charaktere"),
    "at least": ("at least", "mindestens"),
    "less": (r"\bless\b", r"\bweniger\b"),
    "Allocation x2": ("twice its Allocation points", "doppelt so viele Aufstellungspunkte"),
    "one of your worlds": ("one of your worlds", "eine deiner Welten"),
    "each Conquest": ("for each World card that you Conquer", "für jede Welt, die du eroberst"),
    "choose troop_subtype": (
        "at the start of a Conquest Action choose a sub-type of(?= Troops)",
        "wähle zu Beginn eines Kampfs eine Art von(?= Truppen)",
    ),
    "choose troop_or_fleet": (
        "at the start of each Exchange choose whether it fights as a Troop or as a Fleet of "
        "Fighters",
        "wähle zu Beginn jedes Schlagabtauschs, ob sie als Truppe oder als Flotte von Jägern "
        "kämpft",
    ),
    "choose piercing_or_hardened": (r"\bas you choose\b", "nach deiner Wahl"),
    "or": (r"(?<=\d) or (?=Hardened)", r"(?<=\d) oder (?=Panzerung)"),
    "make_unit": (
        "fights? for you",
        r"für dich(?=\.)|steht dir(?=.* bei)",
    ),
    "counters": ("X(?= Infantry counters)", "X(?= Infanteriemarken)"),
    "up to": (", up to", ", bis zu"),
    "that targets": (
        "that targets your World card or one of your Fleets",
        "die auf deine Welt oder eine deiner Flotten zielt",
    ),
    "costs X": ("costs X", "kostet X"),
    "world": ("(?:its|the) World card", "(?:ihre|die) Welt"),
    "all": ("each of (?=your)|all of them", "jeder(?= deiner)|alle haben"),
    "resource": ("Resource counters?", "Ressourcen?"),
    "character": (r"\bCharacters?\b", r"\bCharakters?\b"),
}
"""What is done, and to what."""
SIDES: Final[Mapping[str, tuple[str, str]]] = {
    "enemy": (r"\benem(?:y|ies)\b", r"\bfeindlichen?\b"),
    "my": (r"\byour\b|\byou\b", r"\bdein(?:e[nr]?)?\b|\bdir\b|\bdich\b|\bdu\b"),
    "other": (r"\bother\b", r"\banderen\b(?= Truppen)"),
    "against": (r"\bagainst\b|\battack (?=it|them)", r"\bgegen\b|\bgreifen sie\b"),
}
JOINED: Final[Mapping[str, tuple[str, str]]] = {
    "as well": (r"\bas well\b|(?<=: )and\b", r"\bauch\b|(?<=: )und\b|\bnoch einer\b"),
    "instead": (r"\binstead\b", r"\bstattdessen\b"),
}
ONES: Final = {
    "en": r"\bone(?= of your| of them)|\ban(?= enemy)|\ba(?= (?:Fleet|Troop|Unit) card)",
    "de": r"\beine[rs]?(?= deiner| von ihnen| feindliche| (?:Flotten|Truppen|Einheiten)karte)"
    r"|\beiner(?= deiner)",
}
CARDS: Final = {"en": r"\bcards?\b", "de": r"karten?\b"}
UNITS: Final = {"en": r"\bUnits?\b", "de": r"einheit(?:en)?"}
ENDS: Final = {"en": "s?", "de": "(?:en|e|n)?"}
KINDS: Final = (*known.TYPES, *known.SUBTYPES)
KEYWORDS: Final[tuple[str, ...]] = get_args(known.Keyword)
CLASSES: Final[tuple[str, ...]] = get_args(known.Class)
RACES: Final[tuple[str, ...]] = get_args(known.Race)
SYSTEM: Final = {
    "en": r"with another world of its System,?",
    "de": r"mit einer weiteren Welt ihres Systems",
}
USED: Final = {
    "en": r"(?:Deplete|(?P<mission>Remove a Mission counter)) (?=[^:.]+: )",
    "de": r"(?:Erschöpfen|(?P<mission>Eine Missionsmarke entfernen)), (?=[^:.]+: )",
}
BRINGS: Final = {
    "en": r"Comes with (?P<n>\w+) (?P<name>.+?) counters(?:, (?P<kept>which are not replaced)| "
    r"\((?P<what>[^)]+)\))?\.",
    "de": r"Kommt mit (?P<n>\w+) (?:Marken )?(?P<name>.+?)(?:, (?P<kept>die nicht ersetzt werden)"
    r"| \((?P<what>[^)]+)\))?\.",
}
MISSION: Final = {"en": "Mission", "de": "Missionsmarken"}
HELPED: Final = {
    "en": r"\b(?=With (?:an?|any player's) [A-Z]\w+[,:])",
    "de": r"\b(?=Mit (?:beliebigem )?[A-Z]\w+[,:])",
}
HELPER: Final = {
    "en": r"With (?P<whose>an?|any player's) (?P<who>\w+)",
    "de": r"Mit (?P<whose>beliebigem )?(?P<who>\w+)",
}
BOTH: Final = {"en": 0, "de": 1}
"""The languages that have a vocabulary, and the place of each in the tables above."""


# The vocabulary of a language


@cache
def speaker(language: str) -> Speaker:
    """It says the texts on the cards."""
    return Speaker(GAME, language, of_cards=True)


@cache
def entries(language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each word with its form in sentences, phrases before the words that they are made of."""
    return tuple([(word, re.compile(form, re.I)) for word, form in forms(language)])


def forms(language: str) -> Iterator[tuple[str, str]]:
    """The words of the vocabulary, and what each looks like."""
    at = BOTH[language]
    for group in (CONDITIONS, DEEDS, LASTS, MOMENTS):
        for word, form in group.items():
            yield word if group is not MOMENTS else f"moment {word}", form[at]
    for keyword in KEYWORDS:
        name = called(language, f"keyword-{keyword.lower().replace(' ', '_').replace('-', '_')}")
        no = r"\bno " if language == "en" else r"\bkeinen "
        yield f"no {keyword}", f"{no}{name}"
        yield f"{keyword} {{}}", rf"\b{name} (\+\d+)"
        yield keyword, rf"\b{name}\b"
    yield "{} {}", r"\b(ATT|DEF) ([+-]?\d+)"
    yield "ATT / 2", r"half (?:their|its) ATT|halben? ATT|halbem ATT"
    yield "ATT x 2", r"twice its ATT|doppelten ATT"
    yield "one", ONES[language]
    for word, form in {**SIDES, **JOINED}.items():
        yield word, form[at]
    for kind in KINDS:
        name = called(language, f"binder-facet-{facet_of(kind)}-{kind}")
        stem = re.sub("s$", "", name) if language == "en" else re.sub("e?n?$", "", name)
        no = r"(?:that are not|but) " if language == "en" else r"(?:keine|außer) "
        turned = rf"die keine {stem}{ENDS[language]} sind|" if language == "de" else ""
        yield f"not {kind}", rf"{turned}{no}{stem}{ENDS[language]}\b"
        yield kind, rf"\b{stem}{ENDS[language]}"
    for facet, values in (("class", CLASSES), ("race", RACES)):
        for value in values:
            name = called(language, f"binder-facet-{facet}-{value}")
            yield value, rf"\b{name}(?:s|en)?\b"
    yield "Unit", UNITS[language]
    yield "card", CARDS[language]
    spelled = "|".join(SPELLED[language])
    yield "{}", rf"\b(\d+|{spelled})\b"


def called(language: str, message: str) -> str:
    """The name of something."""
    return speaker(language).say(message)


def facet_of(kind: str) -> str:
    """The facet that a kind of Unit is a value of."""
    return "type" if kind in known.TYPES else "subtypes"


class Found(NamedTuple):
    """A word in a sentence, and where it is."""

    word: str
    start: int
    end: int


def found_in(text: str, language: str) -> list[Found]:
    """The words of a sentence; none overlap."""
    found, rest = [], text
    for word, form in entries(language):
        for match in form.finditer(rest):
            if match.end() == match.start():
                continue
            said = word.format(*[numeral(part, language) for part in match.groups()])
            numbers = [numeral(part, language) for part in match.groups() if "{" not in word]
            found += [Found(each, *match.span()) for each in (said, *numbers)]
        rest = form.sub(lambda match: "\0" * len(match[0]), rest)
    return found


def numeral(text: str, language: str) -> str:
    """A number in digits."""
    return SPELLED[language].get(text.lower(), text)


def words_in(text: str, language: str) -> Words:
    """The words of a sentence."""
    return Counter([each.word for each in found_in(text, language)])


# What a text says


@lru_cache(maxsize=1)
def said(text: str, language: str) -> Parts:
    """The words of a card's text, by what brings them about."""
    parts: Parts = {}
    pieces = re.split(HELPED[language], text)
    if len(pieces) > 1:
        parts |= told("always", pieces[0], language)
        for piece in pieces[1:]:
            helper = re.match(HELPER[language], piece)
            assert helper is not None
            by = class_named(helper["who"], language)
            rest = piece[helper.end() :]
            parts[f"with {by}"] = words_in(rest, language)
            parts[f"with {by}"]["any player"] += helper["whose"] in ("any player's", "beliebigem ")
        return parts
    head, _, rest = text.partition(".")
    parts["head"] = Counter(
        [name for each in re.split(",|System ", head) if (name := each.strip())]
    )
    if brings := re.search(BRINGS[language], rest):
        name = "mission" if brings["name"] == MISSION[language] else brings["name"]
        kept = ["kept"] if brings["kept"] else []
        parts["brings"] = Counter([numeral(brings["n"], language), name, *kept])
        if brings["what"]:
            parts["brought"] = words_in(brings["what"], language)
        rest = rest[: brings.start()] + rest[brings.end() :]
    if used := re.search(USED[language], rest):
        name = "mission" if used["mission"] else "deplete"
        parts |= told(name, rest[used.end() :], language)
        rest = rest[: used.start()]
    return parts | told("always", rest, language)


def told(name: str, text: str, language: str) -> Parts:
    """The words of one part, and of what it adds with another world of its System."""
    moment: Words = Counter()
    for role, form in ROLES.items():
        for word, when in MOMENTS.items():
            at = BOTH[language]
            if match := re.match(rf"\s*{when[at]}{form[at]}: ", text, re.I):
                moment = Counter([each for each in (f"moment {word}", role) if each])
                text = text[match.end() :]
                break
        if moment:
            break
    own, *more = re.split(SYSTEM[language], text, maxsplit=1, flags=re.I)
    parts = {name: words_in(own, language) + moment}
    if more:
        parts[f"{name}, in its System"] = words_in(more[0], language)
    return parts


def class_named(name: str, language: str) -> str:
    """A class of Characters by its name."""
    names = {called(language, f"binder-facet-class-{value}"): value for value in CLASSES}
    return names.get(name, name)


# What the data mean


class Meant(msgspec.Struct, frozen=True):
    """The words that a part of a text must have, those that it can leave out because a part before
    it has them, and those that it may have besides."""

    must: Words = msgspec.field(default_factory=Counter)
    omits: frozenset[str] = frozenset()
    may: frozenset[str] = frozenset()

    def __or__(self, other: "Meant") -> "Meant":
        both = self.must + other.must
        return Meant(both, self.omits | other.omits, self.may | other.may)

    def after(self, before: Iterable[str]) -> "Meant":
        """The same behind a sentence that has said some of it."""
        return Meant(self.must, self.omits | set(before), self.may)


NOTHING: Final = Meant()


def must(*words: str) -> Meant:
    """These words are said."""
    return Meant(Counter(words))


def may(*words: str) -> Meant:
    """These words can be said."""
    return Meant(may=frozenset(words))


def meant(kind: str, card: Card, all_cards: Mapping[str, Card], language: str) -> dict[str, Meant]:
    """What the parts of a card's text say."""
    if kind == "tactic":
        return of_tactic(card, all_cards)
    facets = [
        *[("type", card[each]) for each in ("type",) if each in card],
        *[("subtypes", each) for each in card.get("subtypes", ())],
        *[(each, card[each]) for each in ("class", "race") if each in card],
    ]
    names = [called(language, f"binder-facet-{facet}-{value}") for facet, value in facets]
    head = [*names, *([card["system"]] if "system" in card else [])]
    own = must(*[worth(word, n[0]) for word, n in card.get("keywords", {}).items()])
    if kind == "token":
        own |= must(*[f"{stat} {card[stat][0]}" for stat in get_args(known.Stat)])
    parts = {"head": must(*head), "always": own}
    for ability in card.get("abilities", ()):
        for name, found in of_ability(ability, all_cards, language).items():
            parts[name] = parts.get(name, NOTHING) | found
    return parts


OMITTED: Final = frozenset(
    {*KINDS, *SIDES, *LASTS, *CONDITIONS, *[f"not {kind}" for kind in KINDS], "Unit", "card", "one"}
    | {"resource"}
)
"""What a second sentence need not say again."""


def of_ability(ability: Card, all_cards: Mapping[str, Card], language: str) -> dict[str, Meant]:
    """What a Unit, a Character or a world can do."""
    kind, ops = ability["kind"], ability["ops"]
    if kind == "allocate":
        (op,) = ops
        brings = [str(op["n"][0]), *(["kept"] if op.get("kept") else [])]
        if op["counter"] == "mission":
            return {"brings": must("mission", *brings)}
        counter = all_cards[op["counter"]]
        kinds = [counter["type"], *counter["subtypes"]]
        return {
            "brings": must(called(language, f"card-{op['counter']}"), *brings),
            "brought": must(*kinds) | profile(counter),
        }
    name = "always" if kind == "passive" else kind
    there = [op for op in ops if is_only_in_system(op)]
    here = [op for op in ops if op not in there]
    parts = {name: of_ops(here, all_cards) | picked(ability)}
    if kind != "passive":
        parts[name] |= at(ability["window"], ops)
        if any(op["op"] == "allocation_times" for op in ops):
            parts[name] |= must("one of your worlds")
    if any(in_system(op) for op in ops):
        found = of_ops(there, all_cards).after(OMITTED & {*parts[name].must})
        found |= of_more([op for op in here if in_system(op)]) | may("as well")
        parts[f"{name}, in its System"] = found
    return parts


def in_system(op: Card) -> bool:
    """Whether another world of its System makes a difference."""
    more = any(name == "discard" or name.endswith("_in_system") for name in op)
    return more or "system" in op.get("when", ())


def is_only_in_system(op: Card) -> bool:
    """Whether an effect needs another world of its System."""
    return "system" in op.get("when", ()) and "races" not in op


def of_more(ops: list[Card]) -> Meant:
    """What effects have in another place, or for others, with another world of their System."""
    found = NOTHING
    for op in ops:
        if "races" in op:
            found |= must("all Characters")
        if "discard" in op:
            found |= must("no discard")
        for name in ("pay_in_system", "add_in_system"):
            if name in op:
                found |= must(str(op[name][0])) | may("my", "resource")
        if "kinds_in_system" in op:
            found |= filtered(op["kinds_in_system"])
    return found


def at(window: str, ops: list[Card]) -> Meant:
    """When something can be done, and on which side of a fight."""
    sides = {"step_1": must("as Attacker"), "step_4": must("as Attacker")}
    made = any(op["op"] == "make_unit" for op in ops)
    sides["after_targets"] = must("that targets")
    side = must("not as Attacker") if made else sides.get(window, NOTHING)
    return must(f"moment {window}") | side


def picked(part: Card) -> Meant:
    """Whom a player chooses."""
    if "pick" not in part:
        return NOTHING
    n = part.get("picks", (1,))[0]
    again = may("one", "my") if part["pick"].startswith("my") and "|" in part["pick"] else NOTHING
    return filtered(part["pick"]) | (must(str(n)) if n > 1 else must("one")) | again


def of_tactic(card: Card, all_cards: Mapping[str, Card]) -> dict[str, Meant]:
    """What a Reaction card does, alone and with each Character."""
    base = of_ops(card["ops"], all_cards) | at(card["window"], card["ops"]) | picked(card)
    if card["on"].endswith("card"):
        base |= filtered(card["on"]) | must("one")
    if "sacrifice" in card:
        x = "eliminate X" if "most_x" in card else "sacrifice"
        base |= must(x) | filtered(card["sacrifice"]) | may("one")
    if "most_x" in card:
        base |= must("costs X", "up to", str(card["most_x"][0]))
    parts = {"always": base}
    for helped in card["activated"]:
        alone, ops = plain(card["ops"]), plain(helped["ops"])
        adds = helped.get("plus", False) or (
            ops != alone and all(any(op.items() <= each.items() for each in ops) for op in alone)
        )
        new = [op for op in ops if op not in alone]
        lost = [op for op in alone if op not in ops]
        is_less = not new and bool(lost)
        found = of_ops(new, all_cards) | picked(helped)
        if is_less:
            found = must(*[f"without {op['op']}" for op in lost])
        found = found.after(base.must)
        whole = any(op.get("who", "").startswith("my") and op["op"] != "may_react" for op in new)
        if whole and base.must["one"] and not adds:
            found |= must("all")
        found |= must("as well") if adds else may("instead")
        found |= must("any player") if helped.get("any_player") else NOTHING
        parts[f"with {helped['by']}"] = found
    return parts


def plain(ops: list[Card]) -> list[Card]:
    """Effects without the sources of their numbers."""
    return [
        {name: value[:1] if is_sourced(value) else value for name, value in op.items()}
        for op in ops
    ]


def is_sourced(value: Any) -> bool:
    """Whether this is a number with its source."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], int)


def of_ops(ops: list[Card], all_cards: Mapping[str, Card]) -> Meant:
    """What effects say."""
    found = NOTHING
    for op in ops:
        found |= of_op(op, all_cards)
    return found


def of_op(op: Card, all_cards: Mapping[str, Card]) -> Meant:
    """What one effect says: whom it is about, for how long, when, and what it does."""
    found = NOTHING
    for name in ("who", "kinds", "vs"):
        if name in op and op[name] != "self":
            found |= filtered(op[name])
    if "vs" in op:
        found |= must("against")
    if "until" in op:
        lasts = f"for the {op['until']}"
        found |= may(lasts) if "surprise_strike" in op.get("when", ()) else must(lasts)
    for condition in op.get("when", ()):
        plain = condition in ("attacking", "defending")
        if condition != "system":
            found |= must(condition if plain else f"when {condition}")
    return found | DOES[op["op"]](op, all_cards)


def filtered(text: str) -> Meant:
    """Whom a filter names."""
    one = read_filter(text)
    side = {"my", "enemy", "defending"} & {one.side}
    kinds = [kind for group in one.groups for kind in group if kind != "chosen"]
    narrow = any(set(group) <= set(known.SUBTYPES) for group in one.groups)
    spoken = [kind for kind in kinds if not narrow or kind not in known.TYPES]
    words = [*side, *spoken, *[f"not {kind}" for kind in one.others]]
    if one.side == "world":
        return must("world")
    if one.is_card:
        words.append("card")
    if one.is_other:
        words.append("other")
    if side and not kinds:
        words.append("Unit")
    return must(*words) | may("Unit", *[kind for kind in kinds if kind not in spoken])


def worth(keyword: str, n: int) -> str:
    """A keyword with its number, if it has one."""
    return f"{keyword} +{n}" if keyword in COUNTED else keyword


def profile(token: Card) -> Meant:
    """The strength and the keywords of a counter or a made Unit."""
    stats = [f"{stat} {token[stat][0]}" for stat in get_args(known.Stat)]
    return must(*stats, *[worth(word, n[0]) for word, n in token.get("keywords", {}).items()])


def number(n: int) -> Meant:
    """A number that is said; a one can be an article."""
    return must(str(n)) if n > 1 else may(str(n))


def _stat(op: Card, _: Mapping[str, Card]) -> Meant:
    if "div" in op:
        return must(f"{op['stat']} / {op['div'][0]}")
    if "mul" in op:
        return must(f"{op['stat']} x {op['mul'][0]}")
    return must(f"{op['stat']} {op['add'][0]:+}")


def _keyword(op: Card, _: Mapping[str, Card]) -> Meant:
    n = op.get("n", (1,))[0]
    if op["keyword"] == "chosen":
        return must(worth("Piercing", n), worth("Hardened", n))
    return must(worth(op["keyword"], n))


def _made(op: Card, all_cards: Mapping[str, Card]) -> Meant:
    token = all_cards[op["unit"]]
    kinds = must(*token["subtypes"])
    kinds |= may(token["type"]) if "counter" in token else must(token["type"])
    counters = must("counters") if op.get("times_x") else NOTHING
    return kinds | counters | profile(token) | must("make_unit", "for the action")


def _resource(op: Card, _: Mapping[str, Card]) -> Meant:
    at = {"resupply": must("moment own_resupply"), "conquest": must("each Conquest")}
    return must("resource", str(op["n"][0])) | may("my") | at.get(op.get("at", ""), NOTHING)


def _less(op: Card, _: Mapping[str, Card]) -> Meant:
    whose = {"character": "races", "unit": "kinds"}.get(op["what"], "")
    what = {
        "world": must("next world"),
        "system_draw": must("system draw", "my"),
        "character": must("my") if whose in op else must("my", "character"),
        "unit": NOTHING if whose in op else must("Unit"),
    }
    least = op["least"][0]
    bound = must("at least", str(least)) if least else NOTHING
    races = must(*op.get("races", ()))
    return must("less", str(op["n"][0])) | bound | races | what.get(op["what"], must(op["what"]))


def _draw(op: Card, _: Mapping[str, Card]) -> Meant:
    discard = must("discard") | number(op["discard"][0]) if "discard" in op else NOTHING
    return must(f"draw {op['deck']}") | number(op["n"][0]) | discard


def _deplete(op: Card, _: Mapping[str, Card]) -> Meant:
    found = must("deplete", "adjacent") if op.get("adjacent") else must("deplete", "another's")
    found |= must("stays") if op.get("stays") else NOTHING
    if "unit" in op["what"]:
        found |= must("Unit", "card") | may("another's")
    return found | (must("character") if "character" in op["what"] else NOTHING)


def _counters(op: Card, _: Mapping[str, Card]) -> Meant:
    return must(f"counter {op['counter']}") | number(op["n"][0])


def _return(op: Card, _: Mapping[str, Card]) -> Meant:
    found = must("to hand") | may("my")
    if "pay" in op:
        found |= must("resource", str(op["pay"][0]))
    if op["of"] == "troop_in_discard":
        return found | must("Troop", "card", "discard pile") | may("one")
    return found | must("eliminated") | (must("for the step") if op["of"] == "picked" else NOTHING)


def _cancel(op: Card, _: Mapping[str, Card]) -> Meant:
    cost = op["cost"][0]
    found = must("cancel", str(cost)) | (must("at most") if cost > 1 else must("or X"))
    if "unless" in op:
        found |= must("unless", "resource", str(op["unless"][0]))
    return found | (must("X as 1") if cost > 1 else NOTHING)


def _react(op: Card, _: Mapping[str, Card]) -> Meant:
    if op["who"] == "self":
        return must("like a Fleet")
    n = op.get("n", (0,))[0]
    many = NOTHING if not n else must("one") if n == 1 else must(str(n))
    return must("may_react", "depleted") | many


def _choose(op: Card, _: Mapping[str, Card]) -> Meant:
    more = ["or"] if op["what"] == "piercing_or_hardened" else []
    return must(f"choose {op['what']}", *more)


def _attack(op: Card, _: Mapping[str, Card]) -> Meant:
    piercing = must(worth("Piercing", op["piercing"][0])) if "piercing" in op else NOTHING
    return must("attack", str(op["each"][0])) | piercing


def _conquest(op: Card, _: Mapping[str, Card]) -> Meant:
    if "n" not in op:
        return must("all its Conquest counters")
    return must("newest Conquest counter") | number(op["n"][0])


def _times(op: Card, _: Mapping[str, Card]) -> Meant:
    return must(f"Allocation x{op['mul'][0]}")


def _named(op: Card, _: Mapping[str, Card]) -> Meant:
    """An effect whose name is the word for it, with its number."""
    found = must(op["op"])
    for name in ("n", "add", "most"):
        if name in op:
            found |= number(op[name][0])
    return found


DOES: Final[Mapping[str, Callable[[Card, Mapping[str, Card]], Meant]]] = {
    "mod": _stat,
    "keyword": _keyword,
    "lose_keyword": lambda op, _: must(f"no {op['keyword']}"),
    "make_unit": _made,
    "resource": _resource,
    "cost_less": _less,
    "draw": _draw,
    "deplete": _deplete,
    "counters": _counters,
    "return": _return,
    "cancel": _cancel,
    "may_react": _react,
    "choose": _choose,
    "attack": _attack,
    "remove_conquest": _conquest,
    "allocation_times": _times,
    "need_conquest": lambda op, _: must("need_conquest", str(op["n"][0])),
    "look": lambda op, _: _named(op, _) | must("asset deck"),
    "undeplete": lambda op, _: _named(op, _) | must("my", "card", "one"),
    "extra_exchange": lambda op, _: must("extra_exchange", "in the last exchange"),
    **dict.fromkeys(
        ("remove_damage", "damage", "maneuver", "scrap", "eliminate_character"),
        _named,
    ),
    **dict.fromkeys(("travel", "face_down", "immune"), _named),
    "capacity": _named,
    "hand_size": lambda op, _: must("hand_size", str(op["add"][0])),
}
"""What each effect says."""


def wrong(text: str, meaning: Mapping[str, Meant], language: str) -> list[str]:
    """What a text says beyond its card, and what of its card it does not say."""
    parts = said(text, language)
    found = [f"{name}: its card has no such part" for name in parts if name not in meaning]
    for name, means in meaning.items():
        if name not in parts:
            found.append(f"{name}: its text has no such part")
            continue
        words = parts[name]
        needed = set(means.must) - means.omits
        if set(words) & set(means.must) & set(KINDS):  # all of those that are meant, or none
            needed |= set(means.must) & set(KINDS)
        found += [f"{name}: it lacks {word!r}" for word in sorted(needed - set(words))]
        found += [
            f"{name}: its card lacks {word!r}"
            for word, times in words.items()
            if times > means.must[word] and word not in means.may
        ]
    return found
