import type { QueryOf } from "@comanda/contract/call";
import type { findBills } from "@comanda/contract/find-bills";
import { customerSearchDelayMs } from "@comanda/domain/customer/find-customers";
import { matchesBillSearch } from "@comanda/domain/bill/search-bills";
import { parseWireDate, wireDate } from "@comanda/domain/time/wire-date";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "wouter";

import type { Reference } from "#records/reference.ts";
import { useRecords } from "#records/use-records.ts";

import { openDay, requireSession, zoneOf } from "../order/index.ts";
import { useBillRows, useSearchResultRows } from "./use-bill-rows.ts";
import { isOfDays, useBillSearch, type BillSearch } from "./use-bill-search.ts";
import type { ShownBillRow } from "./filter-and-sort-bills.ts";
import { periodOfDate, type BillsPeriod, type DaysKnown } from "./bills-period.ts";

type Query = QueryOf<typeof findBills>;

const noBills: readonly never[] = [];

/**
 * The bills of a list: local ones of the open day, or those of other days from the server. Typed text is
 * searched in all days, because staff rarely know the day.
 */
export function useBillsList(reference: Reference) {
  const openSince = useRecords((records) => openDay(records)?.startTime ?? null);
  const asked = useRequestedNumber();
  const requested = useRequestedDay(openSince);
  const [which, setWhich] = useState<BillsPeriod>(
    asked === null ? requested : { kind: "all-days" },
  );
  const [search, setSearch] = useState(asked === null ? "" : String(asked));
  const rested = useDebouncedSearch(search);
  const isDayOpen = openSince !== null;
  const query = useMemo(
    () => queryOf(which, { search: rested, asked, isDayOpen }),
    [which, rested, asked, isDayOpen],
  );
  const found = useBillSearch(query);
  const here = useBillRows(reference);
  const bills = found.state === "ready" ? found.reply.bills : noBills;
  const away = useSearchResultRows(bills, !isOfDays(query));
  const isTyping = search !== rested;
  const rows = useMemo(
    () => rowsOf(which, { here, away, search: rested, isTyping, reference }),
    [which, here, away, rested, isTyping, reference],
  );
  return {
    which,
    search,
    rows,
    found: query === null && !isTyping ? null : found,
    known: daysKnown(openSince, query === null ? null : found),
    setWhich,
    setSearch,
  };
}

/** The bill number that was looked up on the key pad, if several days have it. */
function useRequestedNumber(): number | null {
  const [params] = useSearchParams();
  const [asked] = useState(() => Number(params.get("number")));
  return Number.isSafeInteger(asked) && asked > 0 ? asked : null;
}

/** The day of the address, such as /bills-detail?date=2026-11-24; the running one if it names no other. */
function useRequestedDay(openSince: string | null): BillsPeriod {
  const [params] = useSearchParams();
  const [day] = useState(() => {
    const date = parseWireDate(params.get("date") ?? "");
    return periodOfDate(date, { openSince, zone: zoneOf(requireSession()) });
  });
  return day;
}

function daysKnown(openSince: string | null, read: BillSearch | null): DaysKnown {
  const found = read?.state === "ready" ? read.reply : (read?.state ?? null);
  return { openSince, found, zone: zoneOf(requireSession()) };
}

/** Debounces the search before it goes to the server. */
function useDebouncedSearch(search: string): string {
  const [rested, setRested] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setRested(search), customerSearchDelayMs);
    return () => clearTimeout(timer);
  }, [search]);
  return rested;
}

type Asked = {
  readonly search: string;
  readonly asked: number | null;
  readonly isDayOpen: boolean;
};

/** Null if the till has the bills. */
function queryOf(which: BillsPeriod, { search, asked, isDayOpen }: Asked): Query | null {
  switch (which.kind) {
    case "running-day":
      if (search.trim() !== "") return { text: search };
      return isDayOpen ? null : { lastDay: 1 };
    case "work-day":
      return which.day === "last" ? { lastDay: 1 } : { workDay: which.day.id };
    case "date":
      return { date: wireDate(which.date) };
    case "all-days":
      return asked !== null && search === String(asked) ? { number: asked } : { text: search };
  }
}

type RowSources = {
  readonly here: readonly ShownBillRow[];
  readonly away: readonly ShownBillRow[];
  readonly search: string;
  /** The text has changed since the request. */
  readonly isTyping: boolean;
  readonly reference: Reference;
};

function rowsOf(
  { kind }: BillsPeriod,
  { here, away, search, isTyping, reference }: RowSources,
): readonly ShownBillRow[] {
  if (kind === "running-day") {
    // What was found for a shorter text would not be filtered.
    const others = isTyping ? away.filter(({ ofDay }) => ofDay === "") : away;
    return [...here, ...withoutRows(others, here)];
  }
  if (kind === "work-day" || kind === "date") return away;
  // Open bills belong to no day yet, and the till has them locally.
  const open = here.filter(
    (row) => row.status === "open" && matchesBillSearch(row, search, reference.moneyFormat),
  );
  return [...open, ...away];
}

function withoutRows(
  rows: readonly ShownBillRow[],
  known: readonly ShownBillRow[],
): readonly ShownBillRow[] {
  const ids = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}
