import { bill as billSchema } from "@comanda/contract/bill-record";
import type { QueryOf, ReplyOf } from "@comanda/contract/call";
import { maxFoundBills, type findBills, type FoundBill } from "@comanda/contract/find-bills";
import type { LocationId, WorkDayId } from "@comanda/domain/id";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { calendarDate, dayNumber, type CalendarDate } from "@comanda/domain/time/calendar";
import { parseWireDate, wireDate } from "@comanda/domain/time/wire-date";
import { localTime, type TimeZone } from "@comanda/domain/time/local-time";
import { midnightOf } from "@comanda/domain/time/instant-of-local";

import type { Database } from "#database/database.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { findTimeZone } from "../venue/index.ts";
import { billShapes } from "./bill-shapes.ts";
import {
  findDaysBegun,
  findDayStarts,
  findEndedBillRows,
  type EndedBillRow,
} from "./ended-bills-store.ts";
import { findSearchKeys } from "./find-search-keys.ts";

type Call = typeof findBills;

/** Finds ended bills of any day, by day and by a number, table, amount, guest or staff member. */
export async function findBillsOfAnyDay(
  database: Database,
  location: LocationId,
  { date, before, ...search }: QueryOf<Call>,
): Promise<ReplyOf<Call> | Refusal> {
  const zone = await findTimeZone(database, location);
  const day = date === undefined ? null : parseWireDate(date);
  if (date !== undefined && day === null) return refuse("time-invalid");
  const { keys, isVague } = await findSearchKeys(database, location, search);
  const days = day === null ? null : await findDaysOf(database, location, { day, zone });
  // The query asks for one bill more than the reply holds, only to learn whether there are more.
  const asked = { location, days, before: before ?? null, limit: maxFoundBills + 1 };
  const found = await Promise.all(keys.map((one) => findEndedBillRows(database, asked, one)));
  const rows = withoutDuplicates(found.flat());
  const shown = rows.slice(0, maxFoundBills);
  return {
    bills: await presentWithDates(database, location, { rows: shown, zone }),
    next: rows.length > maxFoundBills ? (shown.at(-1)?.number ?? null) : null,
    isVague,
  };
}

/** Removes duplicates: several queries can find the same bill. */
function withoutDuplicates(rows: readonly EndedBillRow[]): readonly EndedBillRow[] {
  const once = new Map(rows.map((row) => [row.id, row]));
  return [...once.values()].toSorted((first, second) => second.number - first.number);
}

type DateInZone = { readonly day: CalendarDate; readonly zone: TimeZone };

async function findDaysOf(
  database: Database,
  location: LocationId,
  { day, zone }: DateInZone,
): Promise<readonly WorkDayId[]> {
  const next = calendarDate(dayNumber(day) + 1);
  const span = { from: midnightOf(day, zone), until: midnightOf(next, zone) };
  return findDaysBegun(database, location, span);
}

type FoundRows = { readonly rows: readonly EndedBillRow[]; readonly zone: TimeZone };

async function presentWithDates(
  database: Database,
  location: LocationId,
  { rows, zone }: FoundRows,
): Promise<FoundBill[]> {
  const ended = [...new Set(rows.map((row) => row.work_day))];
  const starts = await findDayStarts(database, location, ended);
  return rows.map((row) => {
    const start = starts.get(row.work_day);
    if (start === undefined) throw new Error(`Bill ${row.id} ended on no work day`);
    return {
      ...toContractRecord(billSchema, billShapes.bill, row),
      date: wireDate(localTime(start, zone)),
    };
  });
}
