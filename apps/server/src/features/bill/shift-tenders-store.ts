import type { BillId, LocationId, ShiftId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { inOrderTaken, paidOf } from "@comanda/domain/payment/tender";
import type { ShiftTender } from "@comanda/domain/shift/reported-bills";

import type { Database } from "#database/database.ts";

import { givenOf, type GivenColumns, type TenderRow } from "./tender-store.ts";

type ShiftFilter = { readonly location: LocationId; readonly shifts: readonly ShiftId[] };

/** What reports need of a tender, with the shift that closed its bill; null while it is open. */
type ReportedTender = GivenColumns &
  Pick<TenderRow, "id" | "bill" | "received" | "change" | "rounding" | "shift" | "at"> & {
    readonly payType: TenderRow["pay_type"];
    readonly closedIn: ShiftId | null;
  };

/** The tenders of some shifts, and those of the bills that were closed in them. */
export type ReportedTenders = {
  /** In the order taken, whichever shift took them. */
  readonly ofBill: (bill: BillId) => readonly ReportedTender[];
  readonly takenIn: (shift: ShiftId) => readonly ShiftTender[];
  readonly usedPrepaidOf: (shift: ShiftId) => Money;
};

export async function findReportedTenders(
  database: Database,
  inShifts: ShiftFilter,
): Promise<ReportedTenders> {
  const { location, shifts } = inShifts;
  // Two queries, because one with "or" would scan every tender.
  const joined = database
    .selectFrom("tender")
    .innerJoin("bill", (join) =>
      join.onRef("bill.location", "=", "tender.location").onRef("bill.id", "=", "tender.bill"),
    )
    .select(["tender.id", "tender.bill", "tender.pay_type as payType"])
    .select(["tender.received", "tender.change", "tender.rounding", "tender.shift", "tender.at"])
    .select(["tender.given_currency", "tender.given_code", "tender.given_amount"])
    .select("tender.rate_millionths")
    .select(["bill.shift as endedIn", "bill.status"])
    .where("tender.location", "=", location);
  const taken = await joined.where("tender.shift", "in", shifts).execute();
  const takenElsewhere = await joined
    .where("bill.shift", "in", shifts)
    .where("bill.status", "=", "closed")
    .where("tender.shift", "not in", shifts)
    .execute();
  const inOrder = inOrderTaken([...taken, ...takenElsewhere].map(toReported));
  const byBill = Map.groupBy(inOrder, ({ bill }) => bill);
  const byShift = Map.groupBy(inOrder, ({ shift }) => shift);
  const byClosing = Map.groupBy(inOrder, ({ closedIn }) => closedIn);
  return {
    ofBill: (bill) => byBill.get(bill) ?? [],
    takenIn: (shift) => (byShift.get(shift) ?? []).map(toShiftTender),
    usedPrepaidOf: (shift) => {
      const used = byClosing.get(shift) ?? [];
      return paidOf(used.filter((tender) => tender.shift !== shift));
    },
  };
}

type JoinedRow = Omit<ReportedTender, "closedIn"> & {
  readonly endedIn: ShiftId | null;
  readonly status: "open" | "closed" | "voided";
};

function toReported({ endedIn, status, ...tender }: JoinedRow): ReportedTender {
  return { ...tender, closedIn: status === "closed" ? endedIn : null };
}

function toShiftTender(tender: ReportedTender): ShiftTender {
  const { payType, received, change, rounding, shift, at, closedIn } = tender;
  const given = givenOf(tender);
  return { payType, received, change, rounding, given, at, isOfSale: closedIn === shift };
}
