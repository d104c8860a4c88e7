// A file that somebody opens in the browser: the record of a game, its analysis, or its page. We check here
// whether it is what it says, and send nothing anywhere.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Analysis, ANALYSIS_VERSION, RECORD_VERSIONS } from "../../wire/analysis.ts";
import { type Embedded, unpacked } from "./embedded.ts";
import type { Record } from "./fairness.ts";

export type Found =
  | { readonly kind: "record"; readonly record: Record }
  | { readonly kind: "analysis"; readonly analysis: Analysis }
  | { readonly kind: "page"; readonly embedded: Embedded };

/** What is wrong with a file: `theatre-fault-<fault>` words it. */
export type Fault = "unknown" | "format" | "edited" | "running" | "large";

export class BadFile extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

/** Bytes; the page of the longest game is smaller. */
export const LARGEST = 64 * 1024 * 1024;

/** The content of the file. */
export async function read(file: Pick<File, "size" | "text">): Promise<Found> {
  if (file.size > LARGEST) throw new BadFile("large");
  const text = await file.text();
  return text.trimStart().startsWith("<") ? page(text) : plain(text);
}

async function page(text: string): Promise<Found> {
  const found = new DOMParser().parseFromString(text, "text/html").getElementById("palatine-data");
  if (!found) throw new BadFile("unknown");
  try {
    const embedded = await unpacked(found.textContent);
    return { kind: "page", embedded: { ...embedded, analysis: analysed(embedded.analysis) } };
  } catch (error) {
    throw error instanceof BadFile ? error : new BadFile("edited");
  }
}

function plain(text: string): Found {
  const found = parsed(text);
  switch (found["format"]) {
    case "palatine-record":
      return { kind: "record", record: recorded(found) };
    case "palatine-analysis":
      return { kind: "analysis", analysis: analysed(found) };
    case "palatine-save":
      throw new BadFile("running");
    default:
      throw new BadFile("unknown");
  }
}

type Fields = { readonly [name: string]: unknown };

function parsed(text: string): Fields {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === "object" && found !== null) return found as Fields;
  } catch {
    // said below
  }
  throw new BadFile("unknown");
}

function recorded(found: Fields): Record {
  if (!RECORD_VERSIONS.includes(Number(found["format_version"]))) throw new BadFile("format");
  if (found["checksum"] !== checksumOf(found)) throw new BadFile("edited");
  if (!found["outcome"]) throw new BadFile("running");
  return found as unknown as Record;
}

function analysed(found: unknown): Analysis {
  const { format, format_version: version, chances, players } = found as Partial<Analysis>;
  if (format !== "palatine-analysis" || version !== ANALYSIS_VERSION) throw new BadFile("format");
  if (!Array.isArray(chances) || !Array.isArray(players)) throw new BadFile("edited");
  return found as Analysis;
}

/** The sum over everything else in a record, as core/record.py has it. */
export function checksumOf(record: Fields): string {
  const { checksum: _, ...bare } = record;
  return bytesToHex(sha256(utf8ToBytes(sorted(bare))));
}

/** JSON without blanks, with its names in order. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${sorted(each)}`).join(",")}}`;
}
