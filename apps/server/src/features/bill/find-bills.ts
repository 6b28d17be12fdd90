import { bill as billSchema } from "@comanda/contract/bill-record";
import type { QueryOf, ReplyOf } from "@comanda/contract/call";
import { maxFoundBills, type findBills, type FoundBill } from "@comanda/contract/find-bills";
import type { LocationId } from "@comanda/domain/id";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { wireDate } from "@comanda/domain/time/wire-date";
import { localTime, type TimeZone } from "@comanda/domain/time/local-time";

import type { Database } from "#database/database.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { findTimeZone } from "../venue/index.ts";
import { billShapes } from "./bill-shapes.ts";
import { findDayStarts, findEndedBillRows, type EndedBillRow } from "./ended-bills-store.ts";
import { findRequestedDays } from "./find-requested-days.ts";
import { findSearchKeys } from "./find-search-keys.ts";

type Call = typeof findBills;

/** Finds ended bills of any day, by day and by a number, table, amount, guest or staff member. */
export async function findBillsOfAnyDay(
  database: Database,
  location: LocationId,
  query: QueryOf<Call>,
): Promise<ReplyOf<Call> | Refusal> {
  const zone = await findTimeZone(database, location);
  const asked = await findRequestedDays(database, location, { query, zone });
  if (isRefusal(asked)) return asked;
  const { days, ...beside } = asked;
  const { keys, isVague } = await findSearchKeys(database, location, query);
  // The query asks for one bill more than the reply holds, only to learn whether there are more.
  const page = { location, days, before: query.before ?? null, limit: maxFoundBills + 1 };
  const found = await Promise.all(keys.map((one) => findEndedBillRows(database, page, one)));
  const rows = withoutDuplicates(found.flat());
  const shown = rows.slice(0, maxFoundBills);
  return {
    bills: await presentWithDates(database, location, { rows: shown, zone }),
    next: rows.length > maxFoundBills ? (shown.at(-1)?.number ?? null) : null,
    isVague,
    ...beside,
  };
}

/** Removes duplicates: several queries can find the same bill. */
function withoutDuplicates(rows: readonly EndedBillRow[]): readonly EndedBillRow[] {
  const once = new Map(rows.map((row) => [row.id, row]));
  return [...once.values()].toSorted((first, second) => second.number - first.number);
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
