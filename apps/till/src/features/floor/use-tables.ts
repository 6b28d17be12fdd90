import { currentLines } from "@comanda/domain/bill/bill";
import { useMemo } from "react";

import { useOutbox } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";
import { useCurrentMinute } from "#records/use-current-minute.ts";
import { useRecords, useRecordState, useStaffNames } from "#records/use-records.ts";
import { useRunningAmounts } from "#records/use-running-amounts.ts";

import { findLastRounds, findPrintedBills } from "../open-bills/index.ts";
import { useOrder } from "../order/index.ts";
import { findKeptOrders, findMeters, readTables, type Tables, type Unsent } from "./read-tables.ts";

/** What goes on at every table now. It is read anew when records change, and with each minute. */
export function useTables(reference: Reference): Tables {
  const bills = useRecords((records) => records.bill);
  const open = useMemo(() => [...bills.values()].filter(({ status }) => status === 0), [bills]);
  const items = useRecords((records) => records.billItem);
  const papers = useRecords((records) => records.printJob);
  const pendingKeys = useOutbox((state) => state.pendingLineKeys);
  const rounds = useMemo(() => findLastRounds(items, pendingKeys), [items, pendingKeys]);
  const printed = useMemo(() => findPrintedBills(papers, rounds), [papers, rounds]);
  const kept = useMemo(() => findKeptOrders(items, pendingKeys), [items, pendingKeys]);
  const meters = useMemo(() => findMeters(items), [items]);
  const running = useRunningAmounts(reference);
  const viewers = useViewers();
  const unsent = useUnsent();
  const now = useCurrentMinute();
  const { floor } = reference;
  return useMemo(() => {
    const facts = { rounds, printed, meters, running, kept, viewers };
    return readTables(floor, open, { facts, unsent, now });
  }, [floor, open, rounds, printed, meters, running, kept, viewers, unsent, now]);
}

/** The names of others by the bill on their screen. */
function useViewers(): ReadonlyMap<number, string> {
  const viewers = useRecordState((state) => state.viewers);
  const names = useStaffNames();
  return useMemo(() => {
    const staff = Map.groupBy(viewers, ({ bill }) => bill);
    return new Map(
      [...staff].map(([bill, all]) => {
        const known = new Set(all.flatMap((one) => names.get(one.staff) ?? []));
        return [bill, [...known].join(", ")];
      }),
    );
  }, [viewers, names]);
}

/** What this till's own order has that was not sent. */
function useUnsent(): Unsent {
  const bill = useOrder((state) => state.bill);
  return useMemo(() => {
    if (bill === null || bill.status !== "open") return { bill: null, newOrder: null };
    const { id, place, cover } = bill;
    if (id !== null) return { bill: currentLines(bill).length > 0 ? id : null, newOrder: null };
    return { bill: null, newOrder: place === null ? null : { place, cover } };
  }, [bill]);
}
