// At which table this phone sat last, so that its owner need not type the code again. The code is all
// that is kept: the seat itself is a ticket, which no page can read.
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
