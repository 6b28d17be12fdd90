import type { Money } from "../money/money.ts";
import { msPerMinute, type Instant } from "../time/instant.ts";

/** What the floor knows of an open bill at a table. */
export type TableBill = {
  /** Lines that nobody has sent, or none at all yet. */
  readonly isOrdering: boolean;
  /** On the screen of another till. */
  readonly isViewed: boolean;
  /** Its tenders have paid all of it; only the close is missing. */
  readonly isPaid: boolean;
  readonly openedAt: Instant;
  /** When something was sent to the kitchen last: a round, or a course that was fired. */
  readonly lastRoundAt: Instant | null;
  /** When somebody last said that all had come; null if nobody has. */
  readonly servedAt: Instant | null;
  /** Since when they wait for something that they ordered after that; null if they do not. */
  readonly waitsSince: Instant | null;
  /** When the guests got a paper with all that was sent. */
  readonly printedAt: Instant | null;
  /** A meter that runs on it, and what the bill costs by now. */
  readonly running: { readonly since: Instant; readonly cost: Money } | null;
};

/** What goes on at a table, for the plan, the list and reports alike. */
export type TableState =
  | { readonly kind: "free" | "ordering" | "paid" }
  | { readonly kind: "waiting" | "eating" | "printed"; readonly minutes: number }
  | { readonly kind: "running"; readonly minutes: number; readonly cost: Money };

/** Tells what goes on at a table. If it has several bills, tells what most needs somebody. */
export function tableState(bills: readonly TableBill[], now: Instant): TableState {
  const states = bills.map((bill) => billState(bill, now));
  const [first = { kind: "free" }, ...others] = states;
  return others.reduce<TableState>(
    (most, state) => (compareNeed(state, most) < 0 ? state : most),
    first,
  );
}

function billState(bill: TableBill, now: Instant): TableState {
  if (bill.isPaid) return { kind: "paid" };
  if (bill.printedAt !== null)
    return { kind: "printed", minutes: minutesSince(bill.printedAt, now) };
  if (bill.running !== null) {
    const { since, cost } = bill.running;
    return { kind: "running", minutes: minutesSince(since, now), cost };
  }
  if (bill.isOrdering || bill.isViewed) return { kind: "ordering" };
  if (isServed(bill)) return { kind: "eating", minutes: minutesSince(bill.servedAt, now) };
  const since = bill.waitsSince ?? bill.lastRoundAt ?? bill.openedAt;
  return { kind: "waiting", minutes: minutesSince(since, now) };
}

function isServed(bill: TableBill): bill is TableBill & { readonly servedAt: Instant } {
  return bill.servedAt !== null && bill.waitsSince === null;
}

/** Whether something can be brought to the guests, also while somebody looks at their bill. */
export function waitsForDishes(bill: TableBill): boolean {
  const isOver = bill.isPaid || bill.printedAt !== null || bill.running !== null;
  return !isOver && bill.lastRoundAt !== null && !isServed(bill);
}

/** Whole minutes; none on a device whose clock is behind. */
export function minutesSince(from: Instant, now: Instant): number {
  return Math.max(0, Math.floor((now - from) / msPerMinute));
}

/** Guests who wait for their food come first, then those who wait to pay. */
const needs: readonly TableState["kind"][] = [
  "waiting",
  "printed",
  "ordering",
  "running",
  "eating",
  "paid",
  "free",
];

/** Negative if the first state needs somebody more than the other: by its kind, then by its minutes. */
export function compareNeed(one: TableState, other: TableState): number {
  const byKind = needs.indexOf(one.kind) - needs.indexOf(other.kind);
  return byKind === 0 ? minutesOf(other) - minutesOf(one) : byKind;
}

function minutesOf(state: TableState): number {
  return "minutes" in state ? state.minutes : 0;
}
