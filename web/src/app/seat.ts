// The table at which this phone last sat, so that its owner need not type the code again. We keep only the
// code: the seat itself is a ticket, which no page can read.
const TABLE = "palatine.table";

export function remember(code: string): void {
  localStorage.setItem(TABLE, code);
}

export function forget(): void {
  localStorage.removeItem(TABLE);
}

export function remembered(): string {
  return localStorage.getItem(TABLE) ?? "";
}
