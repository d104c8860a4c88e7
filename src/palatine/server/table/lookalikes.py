"""Names that look alike: each name has a skeleton, and people mistake names with the same skeleton.

A skeleton has the letters of our own alphabet in place of others that look like them, no marks and
no punctuation. The letters are those of Unicode's list of confusable characters (UTS 39) that a
phone can type for a Latin letter, and some that look like one in a hurry. Unicode's own normal form
turns full-width, mathematical and similar letters into plain ones. Letters of other scripts stay as
they are, so two names in Chinese or Hindi are alike only if they are the same.
"""

import re
import unicodedata
from typing import Final

ALIKE: Final = """
    Аa Вb Еe Ѕs Іl Јj Кk Мm Нh Оo Рp Сc Тt Уy Үy Хx Ӏl Ԍg Ԛq Ԝw Ѵv З3 Ьb
    аa сc ԁd еe ҽe һh іi ӏl јj кk оo рp ԛq гr ѕs тt ѵv ѡw ԝw хx уy үy
    Αa Βb Ϲc Εe Ηh Ιl Ϳj Κk Μm Ϻm Νn Οo Ρp Τt Υy Χx Ζz
    αa ϲc ηn ιi ϳj κk νv οo ρp ϱp τt υu χx γy ωw
    Օo Սu Տs քf ցg հh ոn ռn օo զq սu աw
    Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꮐg Ꮋh Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꭱr Ꮥs Ꭲt Ꮩv Ꮃw Ꭹy Ꮓz
    Øo øo Đd đd Ðd Łl łl Ħh ħh Ŧt ŧt ıi ɩi ɪi ɑa ɡg ƽs ʋu ɯw ɣy ʏy ᴄc ᴏo ᴜu ᴠv ᴡw ᴢz ꜱs
    Ɩl ǀl Il 1l |l 0o
"""
"""Each character with the small letter that people take it for."""
LETTERS: Final = str.maketrans({pair[0]: pair[1] for pair in ALIKE.split()})
MARKS: Final = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]")
"""Dots and strokes on letters of our scripts; in other scripts marks are vowels, and count."""
OVERLOOKED: Final = ("P", "Z")
"""Categories of characters that people easily overlook: punctuation and spaces."""
PAIRS: Final = (("rn", "m"), ("vv", "w"))
"""Letters that together look like another."""


def are_alike(one: str, other: str) -> bool:
    """Whether people would mistake two names for each other, as typed or in small letters."""
    return skeleton(one) == skeleton(other) or skeleton(one.lower()) == skeleton(other.lower())


def skeleton(name: str) -> str:
    """What a name has in common with all names that look like it."""
    bare = MARKS.sub("", unicodedata.normalize("NFKD", name)).translate(LETTERS)
    seen = [each for each in bare if not unicodedata.category(each).startswith(OVERLOOKED)]
    text = "".join(seen).casefold()
    for pair, letter in PAIRS:
        text = text.replace(pair, letter)
    return text
