# The game at a glance: the goal, five pictures, the end; at most 150 words. Then what you look up.
glance-goal = Three feasts are held. Be the lord of one, for only the lord scores gifts.
glance-offer = Everyone offers coins at the same time.
glance-lord = The highest offer that nobody shares is paid, and makes the lord.
glance-honour = The lord hands two honours to the others, a point each,
glance-give = and gives gifts away, which score their worth for the lord.
glance-toast = Without a lord, the first to cry scores a point; then the player with the fewest points toasts somebody.
glance-end = The player with the most points after the last feast wins.
glance-reference =
    - Everyone begins with five coins, and gets no more. SA-1.1
    - Two new gifts for everyone before each feast, worth one to four. SA-1.2
    - An offer that is not the lord's is not paid. SA-2.2
