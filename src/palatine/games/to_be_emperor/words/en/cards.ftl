# The cards of To Be Emperor to leaf through.

binder-kind-asset = Asset
binder-kind-asset-about = Win it by bidding, and it gives its resources round after round.
binder-kind-senator = Senator
binder-kind-senator-about = Win him by bidding, and he gives Influence while his upkeep is paid.

binder-number-cost = Bid cost
binder-number-copies = Copies
binder-number-influence = Influence and bid cost
binder-number-influence-short = Influence

binder-facet-resources = Gives
binder-facet-cost = Upkeep

binder-facet-resources-coin = Coin
binder-facet-resources-coin-worth = Coin { $value }
binder-facet-resources-might = Might
binder-facet-resources-might-worth = Might { $value }
binder-facet-resources-knowledge = Knowledge
binder-facet-resources-knowledge-worth = Knowledge { $value }
binder-facet-cost-coin = Coin
binder-facet-cost-coin-worth = Coin { $value }
binder-facet-cost-might = Might
binder-facet-cost-might-worth = Might { $value }
binder-facet-cost-knowledge = Knowledge
binder-facet-cost-knowledge-worth = Knowledge { $value }

deck-part-asset = assets
deck-part-senator = senators

binder-deck-standard = The standard set
binder-deck-small = A small box
