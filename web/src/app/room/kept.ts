// Which rooms this browser has visited, by their codes: the way back. Who somebody is in a room is in a
// ticket, which no page can read.
const ROOMS = "palatine.rooms";
const MOST = 12;

export interface KeptRoom {
  readonly code: string;
  readonly name: string;
}

/** The most recently visited comes first. */
export function keptRooms(): KeptRoom[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(ROOMS) ?? "[]");
    return Array.isArray(found) ? found.filter(isRoom) : [];
  } catch {
    return [];
  }
}

export function keepRoom(code: string, name: string): void {
  const others = keptRooms().filter((room) => room.code !== code);
  localStorage.setItem(ROOMS, JSON.stringify([{ code, name }, ...others].slice(0, MOST)));
}

export function forgetRoom(code: string): void {
  const others = keptRooms().filter((room) => room.code !== code);
  localStorage.setItem(ROOMS, JSON.stringify(others));
}

function isRoom(value: unknown): value is KeptRoom {
  const { code, name } = (value ?? {}) as Partial<KeptRoom>;
  return typeof code === "string" && typeof name === "string";
}
