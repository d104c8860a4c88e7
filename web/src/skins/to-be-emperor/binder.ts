// To Be Emperor in the binder: what assets give and senators cost.
import type { Binding } from "../bindings.ts";
import Coin from "~icons/game-icons/two-coins";
import Knowledge from "~icons/game-icons/open-book";
import Might from "~icons/game-icons/gladius";

const RESOURCES = { coin: Coin, might: Might, knowledge: Knowledge };

const binding: Binding = {
  emblems: Object.fromEntries(
    Object.entries(RESOURCES).flatMap(([name, drawing]) =>
      ["resources", "cost"].map((facet) => [`binder-facet-${facet}-${name}`, drawing]),
    ),
  ),
};

export default binding;
