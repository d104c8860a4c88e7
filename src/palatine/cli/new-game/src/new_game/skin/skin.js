// The table of New Game on the screen and on phones, in plain JavaScript: no build is needed.
// What a skin is given, and what it may export, stands in Palatine's docs/skins.md.

export const styles = ["skin.css"];

// Drawings on 256 squares, named like the words for the same thing.
export const emblems = {
  "mark-holder": "M122 16h12l14 128h26v20h-34v76h-24v-76H82v-20h26z",
};

// The public screen: the players in a ring, the dagger in the middle points at whoever holds it.
export function screen(target, shown) {
  const ring = element("ol", "ring");
  const dagger = element("p", "dagger");
  const [left, label] = [element("b"), element("span")];
  dagger.append(left, label);
  target.append(ring, dagger);
  const update = (now) => {
    const { view, words } = now;
    const turn = (seat) => (seat / view.seats.length) * 360;
    ring.replaceChildren(...view.seats.map((seat) => place(seat, now, turn(seat.seat))));
    left.textContent = view.counters.passes;
    label.textContent = words.counter("passes");
    const holder = view.seats.find((seat) => seat.marks.includes("holder"));
    dagger.style.setProperty("--turn", `${turn(holder?.seat ?? 0)}deg`);
  };
  update(shown);
  return { update, destroy: () => target.replaceChildren() };
}

// The table in small: whoever can be chosen is a button.
export function table(target, shown) {
  const list = element("ul", "list");
  target.append(list);
  const update = (now) => list.replaceChildren(...now.view.seats.map((seat) => row(seat, now)));
  update(shown);
  return { update, destroy: () => target.replaceChildren() };
}

function place(seat, { waiting, words, sign }, degrees) {
  const item = element("li", waiting.includes(seat.seat) ? "seat asked" : "seat");
  item.style.setProperty("--turn", `${degrees}deg`);
  item.append(name(seat, words, sign), ...marks(seat, words));
  return item;
}

function row(seat, { reach, words, sign }) {
  const at = `player:${seat.seat}`;
  const standing = reach.standing(at);
  const item = element("li", `row ${standing}`);
  const isOpen = standing === "offered" || standing === "chosen";
  const inner = isOpen ? button(() => reach.touch(at), standing === "chosen") : element("div");
  inner.append(name(seat, words, sign), ...marks(seat, words));
  item.append(inner);
  return item;
}

// A name with what its player is known by in every game: a sign on a colour.
function name(seat, words, sign) {
  const text = element("b");
  text.append(drawn(sign(seat.seat)), words.name(seat.seat));
  return text;
}

function drawn({ field, ink, drawing }) {
  const [svg, path] = ["svg", "path"].map((tag) =>
    document.createElementNS("http://www.w3.org/2000/svg", tag),
  );
  svg.setAttribute("viewBox", "-64 -64 384 384");
  svg.setAttribute("class", "sign");
  svg.setAttribute("aria-hidden", "true");
  svg.style.setProperty("--field", field);
  svg.style.setProperty("--ink-on-it", ink);
  path.setAttribute("d", drawing);
  svg.append(path);
  return svg;
}

function marks({ marks }, words) {
  return marks.map((mark) => {
    const chip = element("span", "mark");
    chip.textContent = words.say(`mark-${mark}`);
    return chip;
  });
}

function button(onclick, isPressed) {
  const made = element("button");
  made.type = "button";
  made.setAttribute("aria-pressed", String(isPressed));
  made.addEventListener("click", onclick);
  return made;
}

function element(tag, classes = "") {
  const made = document.createElement(tag);
  made.className = classes;
  return made;
}
