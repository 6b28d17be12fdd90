import type { BillId, CustomerId, ShiftId, StaffId, WorkDayId } from "../id.ts";
import type { Privilege } from "./privilege.ts";
import type { Settlement } from "./settlement.ts";
import type { Money } from "../money/money.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { indexLines, withLineReplaced } from "./line-index.ts";
import { isCredit, type Line, type LineKey, type MixerLine } from "./line.ts";
import type { BillCourse } from "./bill-course.ts";
import type { ServingWay } from "./serving-way.ts";

/** The states of a bill with their wire codes. Closed and voided are final. */
export const billStatusCodes = { open: 0, closed: 1, voided: 2 } as const;
export type BillStatus = keyof typeof billStatusCodes;

/** The table or room where the guests sit. */
export type Place = { readonly kind: "table" | "room"; readonly name: string };

export type Bill = {
  /** Null until the server has saved the bill. */
  readonly id: BillId | null;
  readonly number: number | null;
  readonly numberInWorkDay: number | null;
  /** Increases with each save, so that the server detects two stations changing the same field. */
  readonly version: number;
  readonly place: Place | null;
  readonly cover: number | null;
  readonly servingWay: ServingWay;
  readonly staff: StaffId | null;
  readonly customer: CustomerId | null;
  readonly lines: readonly Line[];
  readonly status: BillStatus;
  /** Why the bill was voided or refunded, or which bill it came from. */
  readonly statusNote: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** The bill that this one was split off from. */
  readonly origin: BillId | null;
  /** The bill that took all lines of this one. */
  readonly mergedInto: BillId | null;
  /** The closed bill whose lines this one takes back. */
  readonly refundOf: BillId | null;
  /** The work day and shift in which the bill was closed or voided. */
  readonly workDay: WorkDayId | null;
  readonly shift: ShiftId | null;
  /** The guests whose share is free of VAT and costs less by law. */
  readonly privilege: Privilege | null;
  /** Its courses that were fired, will be by themselves, or will not be, by number. */
  readonly courses: readonly BillCourse[];
  /** When somebody last said that all had come that the guests had ordered; null if nobody has. */
  readonly servedAt: Instant | null;
  /** Since when they wait for something again; null if they do not, or if nobody said that anything has come. */
  readonly waitsSince: Instant | null;
  /** What its tenders have paid of it so far. */
  readonly paid: Money;
  /** How it was paid, from its tenders, once it is closed. */
  readonly settlement: Settlement | null;
};

export function isOpen({ status }: Pick<Bill, "status">): boolean {
  return status === "open";
}

export function requireOpen(bill: Bill): Refusal | null {
  return isOpen(bill) ? null : refuse("bill-not-open", { status: bill.status });
}

export function findLine(bill: Bill, key: LineKey): Line | null {
  return indexLines(bill.lines).byKey.get(key) ?? null;
}

/** Lines are moved, and a bill is voided, only without money on it: that would belong to nothing. */
export function requireNoMoney({ paid }: Bill): Refusal | null {
  return paid === 0 ? null : refuse("money-on-bill", { amount: paid });
}

/** Lines stay together while some guests have a privilege: its shares are of all that was ordered. */
export function requireNoPrivilege({ privilege }: Bill): Refusal | null {
  return privilege === null ? null : refuse("privilege-on-bill");
}

/** The lines that the server has: the previous order. */
export function previousLines(bill: Bill): readonly Line[] {
  return bill.lines.filter((line) => line.isSaved);
}

/** The lines that are not sent yet. */
export function currentLines(bill: Pick<Bill, "lines">): readonly Line[] {
  return bill.lines.filter((line) => !line.isSaved);
}

/** What stands right under a line or a credit. */
export function linesRightUnder({ lines }: Pick<Bill, "lines">, key: LineKey): readonly Line[] {
  return indexLines(lines).under.get(key) ?? [];
}

/** The mixers, commission and free pieces under a line, without credits. */
export function linesUnder(bill: Pick<Bill, "lines">, key: LineKey): readonly Line[] {
  return linesRightUnder(bill, key).filter((line) => !isCredit(line));
}

/** The answers below a line, those to questions about its answers included, without credits. */
export function answersBelow(bill: Pick<Bill, "lines">, key: LineKey): readonly MixerLine[] {
  if (!linesUnder(bill, key).some(({ type }) => type === "mixer")) return [];
  const above = new Set<LineKey | null>([key]);
  return bill.lines.flatMap((line) => {
    if (line.type !== "mixer" || line.question === null || isCredit(line)) return [];
    if (!above.has(line.parent)) return [];
    above.add(line.key);
    return [line];
  });
}

export function parentOf(line: Line): LineKey | null {
  return line.type === "timer" ? null : line.parent;
}

/** The line that another one stands under. */
export function lineAbove({ lines }: Pick<Bill, "lines">, line: Line): Line | null {
  const above = parentOf(line);
  return above === null ? null : (indexLines(lines).byKey.get(above) ?? null);
}

export function replaceLine(bill: Bill, changed: Line): Bill {
  return { ...bill, lines: withLineReplaced(bill.lines, changed) };
}
