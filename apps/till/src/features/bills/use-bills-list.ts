import type { QueryOf } from "@comanda/contract/call";
import type { findBills } from "@comanda/contract/find-bills";
import { customerSearchDelayMs } from "@comanda/domain/customer/find-customers";
import { isBillMeant } from "@comanda/domain/bill/search-bills";
import { wireDate } from "@comanda/domain/time/date-text";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "wouter";

import type { Reference } from "#records/reference.ts";

import { useBillRows, useFoundRows } from "./use-bill-rows.ts";
import { useFoundBills } from "./use-bill-search.ts";
import type { ShownBill } from "./filter-and-sort-bills.ts";
import type { WhichBills } from "./bills-period.ts";

type Query = QueryOf<typeof findBills>;

const nothing: readonly never[] = [];

/** The bills of a list: local ones of the running day, or those of other days from the server. */
export function useWhichBills(reference: Reference) {
  const asked = useAskedNumber();
  const [which, setWhich] = useState<WhichBills>({
    kind: asked === null ? "running-day" : "all-days",
  });
  const [search, setSearch] = useState(asked === null ? "" : String(asked));
  const rested = useRested(search);
  const query = useMemo(() => queryOf(which, rested, asked), [which, rested, asked]);
  const { found, askAgain } = useFoundBills(query);
  const here = useBillRows(reference);
  const bills = found.state === "ready" ? found.reply.bills : nothing;
  const away = useFoundRows(bills, which.kind === "all-days");
  const rows = useMemo(
    () => rowsOf(which, { here, away, search: rested, reference }),
    [which, here, away, rested, reference],
  );
  return {
    which,
    search,
    rows,
    found: query === null ? null : found,
    setWhich,
    setSearch,
    askAgain,
  };
}

/** The bill number that was looked up on the key pad, if several days have it. */
function useAskedNumber(): number | null {
  const [params] = useSearchParams();
  const [asked] = useState(() => Number(params.get("number")));
  return Number.isSafeInteger(asked) && asked > 0 ? asked : null;
}

/** Debounces the search before it goes to the server. */
function useRested(search: string): string {
  const [rested, setRested] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setRested(search), customerSearchDelayMs);
    return () => clearTimeout(timer);
  }, [search]);
  return rested;
}

function queryOf(which: WhichBills, search: string, asked: number | null): Query | null {
  switch (which.kind) {
    case "running-day":
      return null;
    case "day":
      return { date: wireDate(which.date) };
    case "all-days":
      return asked !== null && search === String(asked) ? { number: asked } : { text: search };
  }
}

type Known = {
  readonly here: readonly ShownBill[];
  readonly away: readonly ShownBill[];
  readonly search: string;
  readonly reference: Reference;
};

function rowsOf(
  { kind }: WhichBills,
  { here, away, search, reference }: Known,
): readonly ShownBill[] {
  if (kind === "running-day") return here;
  if (kind === "day") return away;
  // Open bills belong to no day yet, and the till has them locally.
  const open = here.filter(
    (row) => row.status === "open" && isBillMeant(row, search, reference.moneyFormat),
  );
  return [...open, ...away];
}
