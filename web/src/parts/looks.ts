// How to recognise players: a colour and a sign each. The colours are in tokens.css (`--player-red`, and
// `--on-player-red` for what is drawn on it), the signs are drawn here, on a grid of 256 by 256.
import type { Colour, Look, Sign } from "../wire/messages.ts";
import type { Drawing } from "./emblems.ts";

/** Each beside those that are most like it, in the server's order. */
export const COLOURS: readonly Colour[] = [
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "sky",
  "blue",
  "purple",
  "pink",
  "white",
];

/** The signs by name; emblems.ts registers them, since speaking words needs no drawing. */
export const DRAWINGS: Record<Sign, Drawing> = {
  sun: "M128 76a52 52 0 1 1 0 104a52 52 0 1 1 0-104ZM195 107L248 128L195 149ZM190 161L213 213L161 190ZM149 195L128 248L107 195ZM95 190L43 213L66 161ZM61 149L8 128L61 107ZM66 95L43 43L95 66ZM107 61L128 8L149 61ZM161 66L213 43L190 95Z",
  moon: "M172 20A112 112 0 1 0 236 166A92 92 0 0 1 172 20Z",
  star: "M128 18L157 96L240 100L176 151L197 231L128 186L59 231L80 151L16 100L99 96Z",
  flame:
    "M140 8c4 52 68 76 68 148a80 80 0 0 1-160 0c0-36 16-62 38-82c0 26 8 40 20 46c-6-44 6-86 34-112ZM130 140c-22 20-32 34-32 52a31 31 0 0 0 62 0c0-20-12-34-30-52Z",
  bolt: "M158 8L44 148h66L88 248L212 100h-72Z",
  leaf: "M228 24C120 20 40 64 40 148c0 14 3 27 9 38L20 226l18 14l31-40c12 6 26 9 41 9C196 208 232 132 228 24ZM182 78L84 180l-6-10Z",
  fish: "M12 128C48 64 128 56 180 108L240 68c-10 40-10 80 0 120L180 148C128 200 48 192 12 128ZM74 104a12 12 0 1 0 0 24a12 12 0 1 0 0-24Z",
  ship: "M20 172h216l-34 60H54ZM118 16v140H34ZM136 44l78 112h-78Z",
  tower:
    "M56 20h36v30h20V20h32v30h20V20h36v76l-22 20v86h26v34H52v-34h26v-86L56 96ZM128 140a22 22 0 0 0-22 22v40h44v-40a22 22 0 0 0-22-22Z",
  bell: "M128 12a18 18 0 0 1 18 18v6c40 10 60 44 60 86v40l26 34H24l26-34v-40c0-42 20-76 60-86v-6a18 18 0 0 1 18-18ZM96 210h64a32 32 0 0 1-64 0Z",
  cup: "M48 20h160c2 78-18 118-64 130v46l44 24v20H68v-20l44-24v-46C66 138 46 98 48 20Z",
  key: "M78 66a62 62 0 1 1-.1 124a62 62 0 1 1 .1-124ZM78 100a28 28 0 1 0 .1 56a28 28 0 1 0-.1-56ZM132 114h112v28h-16v36h-28v-36h-20v24h-26v-24h-26Z",
};

export const SIGNS = Object.keys(DRAWINGS) as readonly Sign[];

/** The look of a seat whose player nobody knows, as in an old recording. */
export function lookOfSeat(seat: number): Look {
  return {
    colour: COLOURS[(seat * 3) % COLOURS.length] ?? "red",
    sign: SIGNS[seat % SIGNS.length] ?? "sun",
  };
}

/** A look that nobody has, at random, so that people who come at the same time rarely want the same. */
export function freeLook(taken: readonly Look[]): Look {
  return {
    colour: anyOf(COLOURS.filter((each) => taken.every(({ colour }) => colour !== each))) ?? "red",
    sign: anyOf(SIGNS.filter((each) => taken.every(({ sign }) => sign !== each))) ?? "sun",
  };
}

function anyOf<T>(all: readonly T[]): T | undefined {
  return all[Math.floor(Math.random() * all.length)];
}
