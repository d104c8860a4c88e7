// What we fetch about records that people sent; only the theatre loads this.
import { json } from "./http.ts";
import { until } from "./library.ts";
import type { Analysis } from "./analysis.ts";
import type { Replay, OnShelf } from "./messages.ts";

const at = (code: string): string => `/api/theatre/${code}`;
export const sentRecordAt = (code: string): string => `${at(code)}/record`;
export const sendRecord = (record: unknown): Promise<OnShelf> => json("/api/theatre", record);
export const shown = (code: string): Promise<OnShelf> => json(at(code));
export const deleteRecord = (code: string): Promise<unknown> => json(`${at(code)}/delete`, {});
export const sentRecord = <T>(code: string): Promise<T> => json(sentRecordAt(code));
export const sentReplay = (code: string, eyes: number | "public" | "all"): Promise<Replay> =>
  json(`${at(code)}/replay/${eyes}`);
export const sentAnalysis = (
  code: string,
  onprogress: (share: number) => void,
): Promise<Analysis> => until(`${at(code)}/analysis`, onprogress);
