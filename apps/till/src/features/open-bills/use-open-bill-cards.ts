import { minutesSince } from "@comanda/domain/floor/table-state";
import type { BillId } from "@comanda/domain/id";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { useMemo, useState } from "react";

import { toBillRow } from "#records/bill-row.ts";
import { useOutbox } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";
import { useCurrentMinute } from "#records/use-current-minute.ts";
import { useRecords, useStaffNames } from "#records/use-records.ts";
import { useRunningAmounts } from "#records/use-running-amounts.ts";

import { requireSession } from "../order/index.ts";
import { arrangeBills, keepPlaces, type WaitingBill } from "./arrange-bills.ts";
import { findLastRounds, findPrintedBills, waitingSince } from "./last-rounds.ts";

export type OpenBillCard = {
  readonly row: ReturnType<typeof toBillRow>;
  readonly covers: number | null;
  /** Since the last round. */
  readonly minutes: number;
  /** The guests have a paper with all that was sent. */
  readonly isPrinted: boolean;
};

/** The cards of all open bills, or of those that the user serves. As long as they are shown, each keeps its place. */
export function useOpenBillCards(reference: Reference, whose: "all" | "own") {
  const { id: user } = requireSession().user;
  const bills = useRecords((records) => records.bill);
  const rounds = useLastRounds();
  const papers = useRecords((records) => records.printJob);
  const printed = useMemo(() => findPrintedBills(papers, rounds), [papers, rounds]);
  const staffNames = useStaffNames();
  const running = useRunningAmounts(reference);
  const now = useCurrentMinute();
  const open = useMemo(
    () =>
      [...bills.values()].filter(
        ({ status, staff }) => status === 0 && (whose === "all" || staff === user),
      ),
    [bills, whose, user],
  );
  const rows = open.map((bill) => toBillRow(bill, staffNames, running));
  const places = usePlaces(
    useMemo(
      () =>
        open.map((bill) => ({
          id: bill.id,
          isOwn: bill.staff === user,
          waitingSince: waitingSince(bill, rounds),
        })),
      [open, rounds, user],
    ),
  );
  /** Null for a bill that this till no longer has. */
  const cardOf = (id: BillId): OpenBillCard | null => {
    const bill = bills.get(id);
    if (bill === undefined) return null;
    const since = parseWireDateTime(waitingSince(bill, rounds)) ?? now;
    return {
      row: toBillRow(bill, staffNames, running),
      covers: bill.cover,
      minutes: minutesSince(since, now),
      isPrinted: printed.has(id),
    };
  };
  return { rows, places, cardOf };
}

function useLastRounds(): ReadonlyMap<BillId, string> {
  const items = useRecords((records) => records.billItem);
  const pending = useOutbox((state) => state.pendingLineKeys);
  return useMemo(() => findLastRounds(items, pending), [items, pending]);
}

function usePlaces(bills: readonly WaitingBill[]): readonly BillId[] {
  const serverBillIds = useOutbox((state) => state.serverBillIds);
  const [places, setPlaces] = useState(() => arrangeBills(bills));
  const kept = keepPlaces(places, bills, serverBillIds);
  if (kept !== places) setPlaces(kept);
  return kept;
}
