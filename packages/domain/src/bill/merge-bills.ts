import { addQuantity, type Quantity } from "../money/quantity.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import {
  parentOf,
  replaceLine,
  requireNoMoney,
  requireNoPrivilege,
  requireOpen,
  type Bill,
} from "./bill.ts";
import { joinCourses } from "./course.ts";
import type { NewOrder } from "./create-order.ts";
import { deriveLineKey, type Line, type LineKey } from "./line.ts";
import { requirePrintedBill } from "./order-guards.ts";
import { renameLine } from "./rename-line.ts";
import { joinServed } from "./served.ts";
import { partsOfSet } from "./set-lines.ts";

/** What a line of the target has of the source. Both may have had parts of one line. */
export type JoinedLine = {
  /** On the source, before the merge. */
  readonly key: LineKey;
  /** On the target since. */
  readonly into: LineKey;
  readonly quantity: Quantity;
};
import { areSameSeats } from "./seats.ts";

export type MergedBills = {
  /** Receives the lines of both bills. */
  readonly target: Bill;
  /** Remains as a voided bill without lines. */
  readonly source: Bill;
  /** New keys for source lines that differ from the target line of the same key. */
  readonly renamed: ReadonlyMap<LineKey, LineKey>;
  /** What the target got of each line of the source, in their order: with it the two can be taken apart. */
  readonly joined: readonly JoinedLine[];
};

/** Merges two open bills: the target gets all lines, the source is voided and its note names the target. */
export function mergeBills(
  target: Bill,
  source: Bill | null,
  { header, at }: { readonly header: NewOrder; readonly at: Instant },
): MergedBills | Refusal {
  if (source === null || (source.id !== null && source.id === target.id)) {
    return refuse("choose-second-bill");
  }
  const refusal =
    requireOpen(target) ??
    requireOpen(source) ??
    requireNoMoney(target) ??
    requireNoMoney(source) ??
    requireNoPrivilege(target) ??
    requireNoPrivilege(source) ??
    requirePrintedBill(target) ??
    requirePrintedBill(source) ??
    requireSameServing(target, source);
  if (refusal !== null) return refusal;
  const names = assignFreshKeys(target, source);
  const lines = source.lines.map((line) => renameLine(line, names));
  return {
    target: {
      ...lines.reduce(mergeLine, target),
      ...header,
      courses: joinCourses(target, source),
      ...joinServed(target, source),
      updatedAt: at,
    },
    source: {
      ...source,
      lines: [],
      courses: [],
      servedAt: null,
      waitsSince: null,
      status: "voided",
      statusNote: mergedNote(target.number),
      mergedInto: target.id,
      updatedAt: at,
    },
    renamed: names,
    joined: source.lines.map(({ key, quantity }) => ({
      key,
      into: names.get(key) ?? key,
      quantity,
    })),
  };
}

/** What was sold to take away would be taxed as if it was served at the table, or the other way round. */
function requireSameServing(target: Bill, source: Bill): Refusal | null {
  return target.servingWay === source.servingWay ? null : refuse("served-differently");
}

function mergedNote(number: number | null): string {
  return `merged into #${number ?? ""}`;
}

/** Whether the bill was merged into another one; figures count only real voids. */
export function isMergedAway({ mergedInto }: Pick<Bill, "mergedInto">): boolean {
  return mergedInto !== null;
}

/** Rejoins parts of a line that a split had divided; other lines are appended. */
function mergeLine(bill: Bill, line: Line): Bill {
  const rest = bill.lines.find(({ key }) => key === line.key);
  if (rest === undefined) return { ...bill, lines: [...bill.lines, line] };
  return replaceLine(bill, { ...rest, quantity: addQuantity(rest.quantity, line.quantity) });
}

/** Assigns new keys to lines that share a key after a split but were changed since. */
function assignFreshKeys(target: Bill, source: Bill): ReadonlyMap<LineKey, LineKey> {
  const taken = new Set([...target.lines, ...source.lines].map(({ key }) => key));
  const names = new Map<LineKey, LineKey>();
  const differs = (line: Line): boolean => {
    const other = target.lines.find(({ key }) => key === line.key);
    if (other === undefined) return false;
    return !differsOnlyInQuantity(other, line) || !haveEqualParts(target, source, line.key);
  };
  for (const line of source.lines) {
    const isTaken = target.lines.some(({ key }) => key === line.key);
    // What belongs to a line goes with it.
    if (!isTaken || !linesAbove(source, line).some(differs)) continue;
    let count = 1;
    while (taken.has(deriveLineKey(line.key, count))) count += 1;
    names.set(line.key, deriveLineKey(line.key, count));
    taken.add(deriveLineKey(line.key, count));
  }
  return names;
}

/** A line, the line that it credits or stands under, and so on. */
function linesAbove(bill: Bill, line: Line): readonly Line[] {
  const above = bill.lines.filter(({ key }) => key === line.credits || key === parentOf(line));
  return [line, ...above.flatMap((next) => linesAbove(bill, next))];
}

/** A set stays beside an equal one whose parts were changed, or that was broken up: each costs what its own parts do. */
function haveEqualParts(target: Bill, source: Bill, set: LineKey): boolean {
  const parts = partsOfSet(target, set);
  const others = partsOfSet(source, set);
  return (
    parts.length === others.length &&
    parts.every((part) =>
      others.some((other) => other.key === part.key && differsOnlyInQuantity(part, other)),
    )
  );
}

function differsOnlyInQuantity(first: Line, second: Line): boolean {
  if (first.type === "timer") return false;
  const others = new Map<string, unknown>(Object.entries(second));
  if (!areSameSeats(first.seats, second.seats)) return false;
  return Object.entries(first).every(
    ([field, value]) => field === "quantity" || field === "seats" || others.get(field) === value,
  );
}
