import type { BillId, CustomerId, ShiftId, StaffId, WorkDayId } from "../id.ts";
import type { Settlement } from "./settlement.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { isCredit, type Line, type LineKey } from "./line.ts";

/** The states of a bill, with the number each has on the wire. Closed and voided are final. */
export const billStatusCodes = { open: 0, closed: 1, voided: 2 } as const;
export type BillStatus = keyof typeof billStatusCodes;

/** Where the guests sit: at a table or in a room, never both. */
export type Place = { readonly kind: "table" | "room"; readonly name: string };

export type Bill = {
  /** Empty until the server has saved it. */
  readonly id: BillId | null;
  readonly number: number | null;
  readonly numberInWorkDay: number | null;
  /** Counts the saves, so that two stations notice when they change the same field. */
  readonly version: number;
  readonly place: Place | null;
  readonly cover: number | null;
  readonly staff: StaffId | null;
  readonly customer: CustomerId | null;
  readonly lines: readonly Line[];
  readonly status: BillStatus;
  /** Why it was voided, or where it came from. */
  readonly statusNote: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** The bill that this one was split from. */
  readonly origin: BillId | null;
  /** The day and shift in which it was closed or voided. */
  readonly workDay: WorkDayId | null;
  readonly shift: ShiftId | null;
  readonly settlement: Settlement | null;
};

export function isOpen({ status }: Pick<Bill, "status">): boolean {
  return status === "open";
}

export function requireOpen(bill: Bill): Refusal | null {
  return isOpen(bill) ? null : refuse("bill-not-open", { status: bill.status });
}

export function findLine(bill: Bill, key: LineKey): Line | null {
  return bill.lines.find((line) => line.key === key) ?? null;
}

/** What was ordered before and is known to the server. */
export function previousLines(bill: Bill): readonly Line[] {
  return bill.lines.filter((line) => line.isSaved);
}

/** What was added since and is not sent yet. */
export function currentLines(bill: Bill): readonly Line[] {
  return bill.lines.filter((line) => !line.isSaved);
}

/** Mixers, commission and free remainder that stand under a line. */
export function linesUnder(bill: Bill, key: LineKey): readonly Line[] {
  return bill.lines.filter((line) => !isCredit(line) && parentOf(line) === key);
}

export function parentOf(line: Line): LineKey | null {
  return line.type === "timer" ? null : line.parent;
}

export function replaceLine(bill: Bill, changed: Line): Bill {
  return { ...bill, lines: bill.lines.map((line) => (line.key === changed.key ? changed : line)) };
}
