import { expect, test } from "vitest";
import { BadFile, checksumOf, LARGEST, read } from "./file.ts";

const file = (content: unknown): File =>
  new File([typeof content === "string" ? content : JSON.stringify(content)], "game.palatine.json");

const RECORD = {
  format: "palatine-record",
  format_version: 1,
  setup: { version: 1, game: "g", edition: "e", options: {}, players: 2 },
  players: ["Zoë", "„B“\n"],
  log: [{ type: "chance", order: [1, 0], label: "deal" }],
  outcome: { winners: [0], side: null, why: "w" },
};
const SEALED = { ...RECORD, checksum: checksumOf(RECORD) };

async function fault(content: unknown): Promise<string> {
  const error: unknown = await read(file(content)).catch((error: unknown) => error);
  return error instanceof BadFile ? error.fault : "none";
}

test("a checksum is what core/record.py makes of the same record, in whatever order it is written", () => {
  expect(checksumOf({ b: [1, "ä"], a: null, checksum: "x" })).toBe(
    "5d4c789751acdad9ba305072d1a6ccdc5864fd7c7a1bcc0f38a794e5a4417e02",
  );
});

test("a record that is whole is read, and one that was changed is not", async () => {
  expect(await read(file(SEALED))).toEqual({ kind: "record", record: SEALED });
  expect(await fault({ ...SEALED, players: ["Zoë", "B"] })).toBe("edited");
});

test("nothing is shown of a game that is not over", async () => {
  const { outcome: _, ...running } = RECORD;
  expect(await fault({ ...running, checksum: checksumOf(running) })).toBe("running");
  expect(await fault({ format: "palatine-save", record: running })).toBe("running");
});

test("other versions and other files are told apart", async () => {
  expect(await fault({ ...SEALED, format_version: 99 })).toBe("format");
  expect(await fault({ format: "palatine-analysis", format_version: 99 })).toBe("format");
  expect(await fault({ format: "palatine-analysis", format_version: 1 })).toBe("edited");
  for (const other of ["hello", "[1, 2]", "null", { format: "x" }])
    expect(await fault(other)).toBe("unknown");
});

test("a file that is too large is not even read", async () => {
  const large = { size: LARGEST + 1, text: () => Promise.reject(new Error("read")) };
  await expect(read(large)).rejects.toMatchObject({ fault: "large" });
});
