import type { StoredLine } from "@comanda/contract/stored-line";
import type { Place } from "@comanda/domain/bill/bill";
import type {
  BillId,
  CustomerId,
  LocationId,
  ShiftId,
  TenderId,
  WorkDayId,
} from "@comanda/domain/id";
import type { Tender } from "@comanda/domain/payment/tender";
import { instant, type Instant } from "@comanda/domain/time/instant";

import { noGiven, placeColumns } from "../../features/bill/index.ts";
import type { PlannedBill } from "./day-bills.ts";
import type { NewBillRow, NewTenderRow, ShiftRow } from "./history-store.ts";
import type { PartPayment } from "./bill-ends.ts";

/** A planned bill with its numbers and id. */
export type NumberedBill = {
  readonly location: LocationId;
  readonly workDay: WorkDayId;
  readonly shift: ShiftId;
  readonly number: number;
  readonly numberInWorkDay: number;
  readonly customer: CustomerId | null;
  readonly tables: number;
};

/** One order in nine is for a room; the others rotate through the tables. */
function placeOf(number: number, tables: number): Place {
  return number % 9 === 0
    ? { kind: "room", name: String(100 + (number % 80)) }
    : tableOf(String(1 + (number % tables)));
}

function tableOf(name: string): Place {
  return { kind: "table", name };
}

export function billRow(planned: PlannedBill, at: NumberedBill): NewBillRow {
  const { template, end, openedAt, endedAt, server } = planned;
  const isEnded = end.status !== "open";
  // Guests who paid had received a printed bill.
  const isPrinted = end.status === "closed";
  return {
    location: at.location,
    number: at.number,
    opened_work_day: at.workDay,
    number_in_work_day: at.numberInWorkDay,
    version: end.version,
    ...placeColumns(isEnded ? placeOf(at.number, at.tables) : tableOf(`T${at.number}`)),
    cover: template.bill.cover,
    serving_way: template.bill.servingWay,
    staff: server,
    customer: at.customer,
    company_of: null,
    status: end.status,
    status_note: end.statusNote,
    created_at: openedAt,
    updated_at: endedAt,
    origin: null,
    merged_into: null,
    refund_of: null,
    work_day: isEnded ? at.workDay : null,
    shift: isEnded ? at.shift : null,
    privilege: null,
    courses: null,
    served_at: null,
    waits_since: null,
    totals: end.totals,
    amount: end.amount,
    paid: end.bill.paid,
    papers: isPrinted ? 1 : 0,
    printed_version: isPrinted ? template.bill.version : 0,
  };
}

/** Lines of the past have not taken stock and count as ticketed. */
export type PastLine = StoredLine & {
  readonly stock_station: null;
  readonly ticketed_tenths: number;
  readonly ticketed_seats: null;
  readonly ticketed_for: null;
};

type SavedIn = {
  readonly bill: BillId;
  /** The journal rows of the rounds. */
  readonly rounds: readonly number[];
};

/** The lines of the template, with the bill's own time, server and rounds. */
export function lineRows(
  { template, openedAt, server }: PlannedBill,
  { bill, rounds }: SavedIn,
): PastLine[] {
  const roundOf = new Map(
    template.rounds.flatMap(({ added }, index) => added.map((line) => [line, rounds[index] ?? 0])),
  );
  const later = openedAt - template.bill.createdAt;
  const moved = (at: Instant): Instant => instant(at + later);
  return template.lines.map((line, index) => ({
    ...line,
    bill,
    round: roundOf.get(index) ?? null,
    staff: line.type === "commission" ? line.staff : server,
    created_at: moved(line.created_at),
    started_at: line.started_at === null ? null : moved(line.started_at),
    ended_at: line.ended_at === null ? null : moved(line.ended_at),
    stock_station: null,
    ticketed_tenths: Math.max(0, line.quantity_tenths),
    ticketed_seats: null,
    ticketed_for: null,
  }));
}

type TakenIn = {
  readonly location: LocationId;
  readonly bill: BillId;
  readonly shift: Pick<ShiftRow, "id" | "staff">;
  readonly at: Instant;
  /** The payment that was booked wrongly. */
  readonly reversed: TenderId | null;
};

/** Tenders of the template, as the cashier of the shift took them. */
export function tenderRows(
  taken: readonly Tender[],
  { location, bill, shift: { id: shift, staff }, at, reversed }: TakenIn,
): readonly NewTenderRow[] {
  return taken.map(({ payType, received, change, rounding, reverses }) => ({
    location,
    bill,
    key: null,
    pay_type: payType,
    received,
    change,
    rounding,
    ...noGiven,
    reverses: reverses === null ? null : reversed,
    instead_of: null,
    staff,
    shift,
    at,
  }));
}

/** When a part of the bill was paid: in the shift that closed it. */
export function partPaidAt(
  { endedAt }: PlannedBill,
  { before }: PartPayment,
  shift: Pick<ShiftRow, "started_at">,
): Instant {
  return instant(Math.max(endedAt - before, shift.started_at));
}
