// Emblems in whole numbers: they are drawn on 512 squares, so nothing that an eye could see, and half
// the bytes. Each point is rounded where it lies and not by how far it is from the one before, so that
// a long line of small steps ends where it should.
import type { Plugin } from "vite";

const NUMBER = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)";
const GAP = "[\\s,]*";
const NUMBERS = new RegExp(NUMBER, "g");
const COMMANDS = /([a-z])([^a-z]*)/gi;
/** Two flags of an arc may stand without a space before what follows. */
const ARCS = new RegExp([NUMBER, NUMBER, NUMBER, "[01]", "[01]", NUMBER, NUMBER].map((part) => `(${part})`).join(GAP), "g");
/** What the numbers of a command are: along x or y, or neither. */
const KINDS: Record<string, string> = { m: "xy", l: "xy", t: "xy", h: "x", v: "y", s: "xyxy", q: "xyxy", c: "xyxyxy", a: "-----xy", z: "" };

type Point = Record<"x" | "y", number>;

export function roundedEmblems(): Plugin {
  return {
    name: "palatine-rounded-emblems",
    enforce: "pre",
    transform: (code, id) => (id.includes("~icons/") ? { code: rounded(code), map: null } : null),
  };
}

export function rounded(svg: string): string {
  return svg.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${new Pen().drawn(path)}"`);
}

/** Follows a path: where it is, and where its rounded twin is. */
class Pen {
  #at: Point = { x: 0, y: 0 };
  #near: Point = { x: 0, y: 0 };
  #start: Point = { x: 0, y: 0 };

  drawn(path: string): string {
    return path.replace(COMMANDS, (_, letter: string, rest: string) => this.#command(letter, rest));
  }

  #command(letter: string, rest: string): string {
    const lower = letter.toLowerCase();
    const kinds = KINDS[lower] ?? "";
    if (lower === "z") this.#reach(this.#start);
    const spaced = lower === "a" ? rest.replace(ARCS, "$1 $2 $3 $4 $5 $6 $7 ") : rest;
    const numbers = (spaced.match(NUMBERS) ?? []).map(Number);
    const out: string[] = [];
    for (let first = 0; first < numbers.length; first += kinds.length) {
      out.push(...this.#step(kinds, numbers.slice(first, first + kinds.length), letter === lower));
      if (lower === "m" && first === 0) this.#start = this.#at;
    }
    return letter + joined(out);
  }

  #step(kinds: string, numbers: number[], isRelative: boolean): string[] {
    const end = { ...this.#at };
    const out = numbers.map((number, index) => {
      const axis = kinds[index];
      if (axis !== "x" && axis !== "y") return short(number, 1);
      end[axis] = isRelative ? this.#at[axis] + number : number;
      return short(Math.round(end[axis]) - (isRelative ? this.#near[axis] : 0), 0);
    });
    this.#reach(end);
    return out;
  }

  #reach(end: Point): void {
    this.#at = end;
    this.#near = { x: Math.round(end.x), y: Math.round(end.y) };
  }
}

function short(number: number, digits: number): string {
  return String(Number(number.toFixed(digits))).replace(/^(-?)0\./, "$1.").replace(/^-0$/, "0");
}

/** With a space only where two numbers would run into one. */
function joined(numbers: string[]): string {
  return numbers.reduce((path, number, index) => {
    const before = numbers[index - 1];
    const isClear = before === undefined || number.startsWith("-") || (number.startsWith(".") && before.includes("."));
    return path + (isClear ? "" : " ") + number;
  }, "");
}
