// The picture of an evening: shapes on a sheet that become an SVG file, or are painted on a canvas for a
// PNG. So both are the same picture, and neither needs anything else.
import type { Drawing } from "../../parts/emblems.ts";

export const WIDTH = 1080;
const EDGE = 72;
const FONTS = {
  title: 'Cinzel, "Trajan Pro", Georgia, serif',
  text: '"Atkinson Hyperlegible Next", system-ui, sans-serif',
} as const;
/** Emblems are drawn on a grid of this many squares. */
const SQUARES = 256;
const MOST_GAMES = 8;
/** For a sentence in a box: letters per line, and lines. */
const LETTERS = 48;
const MOST_LINES = 4;

/** The paints: colours as this page has them now. */
export interface Paint {
  readonly ground: string;
  readonly panel: string;
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
  readonly line: string;
}

export interface Row {
  readonly name: string;
  readonly wins: number;
  readonly games: number;
  readonly sign: Drawing;
  readonly field: string;
  readonly on: string;
}

/** What we tell of an evening, already in words. */
export interface Night {
  readonly title: string;
  readonly date: string;
  readonly duels: readonly { one: string; score: string; other: string }[];
  readonly rows: readonly Row[];
  readonly games: readonly { what: string; help: string; time: string }[];
  /** The best lie and the closest vote. */
  readonly told: readonly { sign: Drawing; title: string; text: string }[];
  readonly house: string;
  readonly crown: Drawing;
}

export type Shape =
  | {
      kind: "box";
      x: number;
      y: number;
      w: number;
      h: number;
      r: number;
      fill: string;
      line?: string;
    }
  | { kind: "disc"; x: number; y: number; r: number; fill: string; line: string }
  | { kind: "drawing"; x: number; y: number; size: number; fill: string; d: Drawing }
  | {
      kind: "text";
      x: number;
      y: number;
      size: number;
      font: keyof typeof FONTS;
      bold?: boolean;
      fill: string;
      at: "start" | "middle" | "end";
      text: string;
    };

export interface Picture {
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Cut to the letters that there is room for. */
export function cut(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
}

/** A text in lines of at most this many letters, and no more lines than these. */
export function wrapped(text: string, most: number, lines: number): string[] {
  const found = [""];
  for (const word of text.split(/\s+/)) {
    const last = found.at(-1) ?? "";
    const longer = last ? `${last} ${word}` : word;
    if (Array.from(longer).length <= most || !last) found[found.length - 1] = longer;
    else found.push(word);
  }
  const kept = found.slice(0, lines);
  if (found.length > lines) kept[lines - 1] = cut(`${kept[lines - 1]} …`, most);
  return kept.map((line) => cut(line, most));
}

/** From top to bottom: the room, the score, the people, the best lie, the closest vote, the games. */
export function pictureOf(night: Night, paint: Paint): Picture {
  const shapes: Shape[] = [];
  const middle = WIDTH / 2;
  let y = EDGE + 30;
  const write = (
    text: string,
    x: number,
    size: number,
    more: Partial<Extract<Shape, { kind: "text" }>> = {},
  ): void => {
    shapes.push({
      ...{ kind: "text", x, y, size, font: "text", fill: paint.ink, at: "middle", text },
      ...more,
    });
  };

  /** A side's name beside the score; a long one in two smaller lines. */
  const side = (name: string, x: number): void => {
    const isLong = Array.from(name).length > 14;
    const lines = isLong ? wrapped(name, 18, 2) : [name];
    const top = y - 20 * (lines.length - 1);
    lines.forEach((line, at) => {
      write(line, x, isLong ? 32 : 40, { bold: true, y: top + 40 * at });
    });
  };

  shapes.push({ kind: "drawing", x: middle - 48, y, size: 96, fill: paint.accent, d: night.crown });
  y += 180;
  const size = Array.from(night.title).length > 14 ? 60 : 84;
  write(cut(night.title, 24), middle, size, { font: "title", bold: true });
  y += 56;
  write(night.date, middle, 34, { fill: paint.soft });
  y += 70;

  for (const duel of night.duels) {
    y += 96;
    write(duel.score, middle, 110, { font: "title", bold: true, fill: paint.accent });
    y -= 26;
    side(duel.one, EDGE + 190);
    side(duel.other, WIDTH - EDGE - 190);
    y += 80;
  }

  for (const row of night.rows) {
    shapes.push(
      { kind: "disc", x: EDGE + 74, y: y + 36, r: 32, fill: row.field, line: row.on },
      { kind: "drawing", x: EDGE + 52, y: y + 14, size: 44, fill: row.on, d: row.sign },
    );
    y += 50;
    write(cut(row.name, 20), EDGE + 130, 40, { at: "start", bold: true });
    y -= 14;
    const step = Math.min(40, 420 / Math.max(1, row.games));
    for (let game = 0; game < row.games; game += 1) {
      const x = WIDTH - EDGE - 60 - (row.games - 1 - game) * step;
      const fill = game < row.wins ? paint.accent : "none";
      shapes.push({ kind: "disc", x, y, r: Math.min(13, step / 2 - 1), fill, line: paint.accent });
    }
    y += 44;
  }
  y += 30;

  for (const { sign, title, text } of night.told) {
    const lines = wrapped(text, LETTERS, MOST_LINES);
    const h = 76 + 40 * lines.length;
    const box = { x: EDGE + 40, y, w: WIDTH - 2 * EDGE - 80, h, r: 20 };
    shapes.push(
      { kind: "box", ...box, fill: paint.ground },
      { kind: "drawing", x: EDGE + 62, y: y + h / 2 - 34, size: 68, fill: paint.accent, d: sign },
    );
    y += 50;
    write(title, EDGE + 154, 30, { at: "start", font: "title", bold: true, fill: paint.accent });
    for (const line of lines) {
      y += 40;
      write(line, EDGE + 154, 28, { at: "start" });
    }
    y += 50;
  }
  y += night.told.length ? 20 : 0;

  night.games.slice(-MOST_GAMES).forEach(({ what, help, time }, at) => {
    shapes.push({
      ...{ kind: "box", x: EDGE + 40, y, w: WIDTH - 2 * EDGE - 80, h: 2, r: 0 },
      fill: paint.line,
    });
    y += 52;
    const number = at + 1 + Math.max(0, night.games.length - MOST_GAMES);
    write(String(number), EDGE + 74, 38, { font: "title", fill: paint.accent });
    write(cut(what, 20), EDGE + 130, 34, { at: "start", bold: true });
    const when = `${cut(help, 20)}, ${time}`;
    write(when, WIDTH - EDGE - 48, 28, { at: "end", fill: paint.soft });
    y += 28;
  });
  y += 70;
  write(night.house, middle, 30, { font: "title", fill: paint.soft });
  const height = y + EDGE;
  const inner = { x: 36, y: 36, w: WIDTH - 72, h: height - 72, r: 28 };
  shapes.unshift(
    { kind: "box", x: 0, y: 0, w: WIDTH, h: height, r: 0, fill: paint.ground },
    { kind: "box", ...inner, fill: paint.panel, line: paint.accent },
  );
  return { height, shapes };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The picture as a self-contained file. */
export function svgOf({ height, shapes }: Picture): string {
  const size = `width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`;
  const drawn = shapes.map(drawnShape).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`;
}

function drawnShape(shape: Shape): string {
  switch (shape.kind) {
    case "box": {
      const line = shape.line ? ` stroke="${shape.line}" stroke-width="4"` : "";
      const { x, y, w, h, r, fill } = shape;
      return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${line}/>`;
    }
    case "disc": {
      const { x, y, r, fill, line } = shape;
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${line}" stroke-width="3"/>`;
    }
    case "drawing": {
      const { x, y, size, fill, d } = shape;
      const place = `translate(${x} ${y}) scale(${size / SQUARES})`;
      return `<path transform="${place}" fill="${fill}" fill-rule="evenodd" d="${d}"/>`;
    }
    case "text": {
      const { x, y, size, fill, at, text, bold, font } = shape;
      const family = escaped(FONTS[font]);
      const weight = bold ? ' font-weight="700"' : "";
      const where = `x="${x}" y="${y}" font-size="${size}" text-anchor="${at}"`;
      return `<text ${where} font-family="${family}"${weight} fill="${fill}">${escaped(text)}</text>`;
    }
  }
}

const ALIGNED = { start: "left", middle: "center", end: "right" } as const;

/** The same on a canvas. */
export function painted(
  { height, shapes }: Picture,
  canvas = document.createElement("canvas"),
): HTMLCanvasElement {
  canvas.width = WIDTH;
  canvas.height = Math.ceil(height);
  const on = canvas.getContext("2d");
  if (on) for (const shape of shapes) paintShape(on, shape);
  return canvas;
}

function paintShape(on: CanvasRenderingContext2D, shape: Shape): void {
  on.beginPath();
  if (shape.kind === "text") {
    on.fillStyle = shape.fill;
    on.font = `${shape.bold ? 700 : 400} ${shape.size}px ${FONTS[shape.font]}`;
    on.textAlign = ALIGNED[shape.at];
    on.fillText(shape.text, shape.x, shape.y);
    return;
  }
  if (shape.kind === "drawing") {
    on.save();
    on.translate(shape.x, shape.y);
    on.scale(shape.size / SQUARES, shape.size / SQUARES);
    on.fillStyle = shape.fill;
    on.fill(new Path2D(shape.d), "evenodd");
    on.restore();
    return;
  }
  if (shape.kind === "box") roundRect(on, shape);
  else on.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
  if (shape.fill !== "none") {
    on.fillStyle = shape.fill;
    on.fill();
  }
  if (shape.line) {
    on.strokeStyle = shape.line;
    on.lineWidth = shape.kind === "box" ? 4 : 3;
    on.stroke();
  }
}

/** Older browsers have no roundRect. */
function roundRect(on: CanvasRenderingContext2D, box: Extract<Shape, { kind: "box" }>): void {
  const { x, y, w, h, r } = box;
  on.moveTo(x + r, y);
  on.arcTo(x + w, y, x + w, y + h, r);
  on.arcTo(x + w, y + h, x, y + h, r);
  on.arcTo(x, y + h, x, y, r);
  on.arcTo(x, y, x + w, y, r);
  on.closePath();
}
