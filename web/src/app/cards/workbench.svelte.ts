// A deck that somebody is building: kept on this device, and checked by the server after each change.
import { Refusal } from "../../wire/http.ts";
import { checkDeck } from "../../wire/library.ts";
import type { CheckedDeck, Counted } from "../../wire/messages.ts";
import type { Book } from "./book.ts";
import { listOf } from "./curve.ts";

const SOON = 300;

export class Workbench {
  parts = $state.raw<Counted>({});
  name = $state("");
  checked = $state.raw<CheckedDeck | null>(null);
  /** The code of a refusal, if the server could not check. */
  trouble = $state("");
  readonly #book: Book;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(book: Book) {
    this.#book = book;
    const kept = recalled(this.#key);
    this.name = kept.name;
    this.parts = { ...this.#empty(), ...kept.parts };
    this.#soon();
  }

  get #key(): string {
    return `palatine.deck.${this.#book.game.id}`;
  }

  #empty(): Counted {
    return Object.fromEntries(
      Object.keys(this.#book.limits?.parts ?? {}).map((part) => [part, {}]),
    );
  }

  partOf(card: string): string | undefined {
    return Object.entries(this.#book.limits?.parts ?? {}).find(([, part]) =>
      part.cards.includes(card),
    )?.[0];
  }

  copies(card: string): number {
    return Object.values(this.parts).reduce((sum, part) => sum + (part[card] ?? 0), 0);
  }

  count(part: string): number {
    return Object.values(this.parts[part] ?? {}).reduce((sum, copies) => sum + copies, 0);
  }

  /** One more of a card, or one less. */
  change(card: string, by: 1 | -1): void {
    const part = this.partOf(card);
    if (!part) return;
    const { [card]: before = 0, ...rest } = this.parts[part] ?? {};
    const copies = before + by;
    this.take({ ...this.parts, [part]: copies > 0 ? { ...rest, [card]: copies } : rest });
  }

  /** Have these cards, whatever was there before. */
  take(parts: Counted, name = this.name): void {
    this.parts = { ...this.#empty(), ...parts };
    this.name = name;
    this.keep();
  }

  keep(): void {
    localStorage.setItem(this.#key, JSON.stringify({ name: this.name, parts: this.parts }));
    this.#soon();
  }

  /** What somebody has pasted or opened: we take it if we can read it as cards at all. */
  async read(text: string): Promise<CheckedDeck | null> {
    const found = await this.#ask(text);
    const isRead = Object.values(found?.parts ?? {}).some((part) => Object.keys(part).length);
    if (found && isRead && this.#isKnown(found.parts)) this.take(found.parts, found.name);
    return found;
  }

  #isKnown(parts: Counted): boolean {
    return Object.entries(parts).every(([part, cards]) =>
      Object.keys(cards).every((card) => this.partOf(card) === part),
    );
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), SOON);
  }

  /** The latest request is right, however long the earlier ones take. */
  async #check(): Promise<void> {
    const mine = ++this.#asked;
    const found = await this.#ask(listOf(this.parts));
    if (mine === this.#asked) this.checked = found;
  }

  async #ask(text: string): Promise<CheckedDeck | null> {
    try {
      const found = await checkDeck(this.#book.game.id, { text, name: this.name });
      this.trouble = "";
      return found;
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.code : "error";
      return null;
    }
  }
}

function recalled(key: string): { name: string; parts: Counted } {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as {
      name?: string;
      parts?: Counted;
    };
    return { name: kept.name ?? "", parts: kept.parts ?? {} };
  } catch {
    return { name: "", parts: {} };
  }
}
