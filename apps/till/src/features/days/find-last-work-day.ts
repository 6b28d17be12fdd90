import { listReports, readReport } from "@comanda/contract/report";
import type { CalendarDate } from "@comanda/domain/time/calendar";
import { localTime } from "@comanda/domain/time/local-time";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

import { callApi, type ReplyOrFailure } from "#api/call.ts";

import { openDay, requireSession, zoneOf } from "../order/index.ts";

/** The date on which the last work day began that has ended; null while a day is open. */
export async function findLastWorkDay(): Promise<ReplyOrFailure<CalendarDate | null>> {
  const none = { ok: true, reply: null } as const;
  if (openDay() !== null) return none;
  const days = await callApi(listReports, { query: { kind: "day" } });
  if (!days.ok) return days;
  const [last] = days.reply;
  if (last === undefined) return none;
  const filed = await callApi(readReport, { params: { id: last.id } });
  if (!filed.ok) return filed;
  if (filed.reply.kind !== "day") throw new Error(`Not the report of a day: ${last.id}`);
  const began = parseWireDateTime(filed.reply.summary.startTime);
  return began === null ? none : { ok: true, reply: localTime(began, zoneOf(requireSession())) };
}
