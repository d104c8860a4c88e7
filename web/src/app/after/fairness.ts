// Checks in the browser that nobody chose a shuffle by hand, as core/chance.py lays it down: the seed is
// the one committed to before the game, and its stream gives every order in the record.
import { sha256 } from "@noble/hashes/sha2.js";
import { shake128 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Outcome } from "../../wire/messages.ts";

/** The part of a record (core/record.py) that we read here. */
export interface Record {
  readonly setup: { readonly game: string; readonly edition: string; readonly players: number };
  readonly players: readonly string[];
  readonly log: readonly Entry[];
  readonly commitment?: string;
  readonly seed?: string;
  readonly outcome?: Outcome;
}

export type Entry = Ordered | { readonly type: "answer" | "say" };

interface Ordered {
  readonly type: "chance";
  readonly label: string;
  readonly order: readonly number[];
}

export interface Finding {
  /** The hash of the seed as this browser computed it. */
  readonly computed: string;
  readonly isCommitted: boolean;
  readonly shuffles: number;
  readonly areDerived: boolean;
}

const WORD = 8;
/** No game draws one out of more. */
const LARGEST_POOL = 250;

/** What we found; nothing without a seed, which is shown once a game was played to its end. */
export function check(record: Record): Finding | null {
  if (!record.seed || !record.commitment) return null;
  const seed = hexToBytes(record.seed);
  const computed = commitmentOf(seed);
  const orders = record.log.filter((entry) => entry.type === "chance").map((entry) => entry.order);
  return {
    computed,
    isCommitted: computed === record.commitment,
    shuffles: orders.length,
    areDerived: follow(orders, new Stream(seed)),
  };
}

export function commitmentOf(seed: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("palatine commitment "), seed)));
}

/** The numbers of a seed: SHAKE-128 read as big-endian words of 64 bits, as many as needed. */
class Stream {
  #view = new DataView(new ArrayBuffer(0));

  constructor(readonly seed: Uint8Array) {}

  words(start: number, size: number): bigint[] {
    const end = (start + size) * WORD;
    if (end > this.#view.byteLength) {
      this.#view = new DataView(shake128(this.seed, { dkLen: 2 * end }).buffer);
    }
    return Array.from({ length: size }, (_, at) => this.#view.getBigUint64((start + at) * WORD));
  }
}

/**
 * Whether the stream gives these orders, one after the other. The record does not say out of how many one
 * was drawn, so we follow each number that gives the drawn one: the next long shuffle settles it.
 */
function follow(orders: readonly (readonly number[])[], stream: Stream, start = 0): boolean {
  const [order, ...rest] = orders;
  if (!order) return true;
  return sizesOf(order).some((size) => {
    const given = sorted(stream.words(start, size)).slice(0, order.length);
    return given.every((place, at) => place === order[at]) && follow(rest, stream, start + size);
  });
}

/** How many things this order may have had: as many as it lists, unless it is a draw. */
function sizesOf(order: readonly number[]): readonly number[] {
  const least = Math.max(-1, ...order) + 1;
  if (order.length > 1 && order.length === least) return [least];
  return order.length
    ? Array.from({ length: LARGEST_POOL - least }, (_, more) => least + more)
    : [0];
}

/** The places of the numbers, from the smallest number up. */
function sorted(numbers: readonly bigint[]): number[] {
  const placed = numbers.map((number, place) => ({ number, place }));
  const size = (one: bigint, other: bigint): number => Number(one > other) - Number(one < other);
  placed.sort((a, b) => size(a.number, b.number) || a.place - b.place);
  return placed.map(({ place }) => place);
}
