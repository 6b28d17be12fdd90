import type { QueryOf } from "@comanda/contract/call";
import type { findBills } from "@comanda/contract/find-bills";
import { customerSearchDelayMs } from "@comanda/domain/customer/find-customers";
import { matchesBillSearch } from "@comanda/domain/bill/search-bills";
import { parseWireDate, wireDate } from "@comanda/domain/time/wire-date";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "wouter";

import type { Reference } from "#records/reference.ts";

import { useBillRows, useSearchResultRows } from "./use-bill-rows.ts";
import { useBillSearch } from "./use-bill-search.ts";
import type { ShownBillRow } from "./filter-and-sort-bills.ts";
import { periodOfDate, type BillsPeriod } from "./bills-period.ts";

type Query = QueryOf<typeof findBills>;

const noBills: readonly never[] = [];

/**
 * The bills of a list: local ones of the running day, or those of other days from the server. Typed text is
 * searched in all days, because staff rarely know the day.
 */
export function useBillsList(reference: Reference) {
  const asked = useRequestedNumber();
  const requested = useRequestedDay();
  const [which, setWhich] = useState<BillsPeriod>(
    asked === null ? requested : { kind: "all-days" },
  );
  const [search, setSearch] = useState(asked === null ? "" : String(asked));
  const rested = useDebouncedSearch(search);
  const query = useMemo(() => queryOf(which, rested, asked), [which, rested, asked]);
  const found = useBillSearch(query);
  const here = useBillRows(reference);
  const bills = found.state === "ready" ? found.reply.bills : noBills;
  const away = useSearchResultRows(bills, which.kind !== "day");
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
function useRequestedDay(): BillsPeriod {
  const [params] = useSearchParams();
  const [day] = useState(() => periodOfDate(parseWireDate(params.get("date") ?? "")));
  return day;
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

function queryOf(which: BillsPeriod, search: string, asked: number | null): Query | null {
  switch (which.kind) {
    case "running-day":
      return search.trim() === "" ? null : { text: search };
    case "day":
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
  if (kind === "running-day") return isTyping ? here : [...here, ...withoutRows(away, here)];
  if (kind === "day") return away;
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
