import type { BillReply } from "@comanda/contract/bill-record";
import type { FoundBill } from "@comanda/contract/find-bills";
import { wireDateText } from "@comanda/domain/time/date-text";
import { useMemo } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { toBillRow } from "#records/bill-row.ts";
import { isProvisionalId } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";
import type { RunningAmounts } from "#records/running-amounts.ts";
import { useRecords, useStaffNames } from "#records/use-records.ts";
import { useRunningAmounts } from "#records/use-running-amounts.ts";

import { locationOf, requireSession, shownNumber } from "../order/index.ts";
import type { ShownBillRow } from "./filter-and-sort-bills.ts";

/** The open bills and those of the running day, which the till has locally. */
export function useBillRows(reference: Reference): readonly ShownBillRow[] {
  const bills = useRecords((records) => records.bill);
  const staffNames = useStaffNames();
  const guestOf = useGuestNames();
  const running = useRunningAmounts(reference);
  return useMemo(
    () =>
      [...bills.values()]
        .filter(({ id }) => !isProvisionalId(id))
        .map((bill) => withGuest(toBillRow(bill, staffNames, running), guestOf(bill), "")),
    [bills, staffNames, running, guestOf],
  );
}

const noRunningAmounts: RunningAmounts = new Map();

/** Bills found by the server; each shows its day when the list spans several. */
export function useSearchResultRows(
  found: readonly FoundBill[],
  isOfSeveralDays: boolean,
): readonly ShownBillRow[] {
  const staffNames = useStaffNames();
  const guestOf = useGuestNames();
  const { order } = useAllMessages();
  const isNumberedByDay = locationOf(requireSession()).useBillNumberPerWorkday;
  return useMemo(
    () =>
      found.map((bill) => {
        const date = wireDateText(bill.date);
        // The number of the day repeats; the one of all days stands on the paper, too, and in reports.
        const ofDay = isNumberedByDay ? `${date} · ${order.billNumber(bill.number)}` : date;
        const row = toBillRow(bill, staffNames, noRunningAmounts);
        return withGuest(row, guestOf(bill), isOfSeveralDays ? ofDay : "");
      }),
    [found, staffNames, guestOf, order, isNumberedByDay, isOfSeveralDays],
  );
}

type Row = ReturnType<typeof toBillRow>;

/** An unchanged row stays the same object, so that React does not render it again. */
const rowCache = new WeakMap<Row, ShownBillRow>();

function withGuest(row: Row, guest: string, ofDay: string): ShownBillRow {
  const before = rowCache.get(row);
  const number = shownNumber(row);
  if (before?.guest === guest && before.ofDay === ofDay && before.shownNumber === number) {
    return before;
  }
  const shown = { ...row, guest, ofDay, shownNumber: number };
  rowCache.set(row, shown);
  return shown;
}

function useGuestNames(): (bill: Pick<BillReply, "customer">) => string {
  const customers = useRecords((records) => records.customer);
  return useMemo(
    () =>
      ({ customer }) =>
        customer === null ? "" : (customers.get(customer)?.name ?? ""),
    [customers],
  );
}
