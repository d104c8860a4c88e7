// What we fetch about rooms; only their own pages load this.
import { json } from "./http.ts";
import type { Opened, PersonPage, RoomOrder, RoomPage, Who } from "./messages.ts";

export const roomPage = (code: string): Promise<RoomPage> => json(`/api/rooms/${code}`);
export const personPage = (code: string, person: number): Promise<PersonPage> =>
  json(`/api/rooms/${code}/people/${person}`);
export const openRoom = (name: string): Promise<Opened> => json("/api/rooms", { name });
export const bringRoom = (file: unknown): Promise<Opened> => json("/api/rooms/import", file);
export const orderRoom = (code: string, order: RoomOrder): Promise<unknown> =>
  json(`/api/rooms/${code}`, order);
export const playIn = (table: string, room: string): Promise<unknown> =>
  json(`/api/tables/${table}/room`, { room });
export const beKnown = (table: string, who: Who): Promise<unknown> =>
  json(`/api/tables/${table}/who`, who);
export const exportAt = (code: string): string => `/api/rooms/${code}/export`;
