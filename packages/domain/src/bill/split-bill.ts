import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { findLine, requireNoMoney, requireNoPrivilege, requireOpen, type Bill } from "./bill.ts";
import { createOrder, type NewOrder } from "./create-order.ts";
import { isCredit, type Line, type LineKey } from "./line.ts";
import { onePieceParts, wholeLinePart, removePart, addPart, type MovedPart } from "./move-lines.ts";
import { isOvercredited } from "./is-overcredited.ts";
import { isOverdiscounted } from "./is-overdiscounted.ts";
import { requirePrintedBill } from "./order-guards.ts";
import { requireNoPart } from "./set-lines.ts";

/** Two bills side by side, while lines move between them. */
export type Split = { readonly first: Bill; readonly second: Bill };
export type SplitSide = keyof Split;

/** Creates an empty second bill beside an open bill whose lines are all sent. */
export function startSplit(bill: Bill, second: NewOrder, at: Instant): Split | Refusal {
  const refusal =
    requireOpen(bill) ??
    requireNoMoney(bill) ??
    requireNoPrivilege(bill) ??
    requirePrintedBill(bill);
  if (refusal !== null) return refusal;
  const order = createOrder(second, at);
  return isRefusal(order)
    ? order
    : {
        first: bill,
        second: {
          ...order,
          servingWay: bill.servingWay,
          courses: bill.courses,
          servedAt: bill.servedAt,
          waitsSince: bill.waitsSince,
          origin: bill.id,
        },
      };
}

/** Moves one piece of a line, with what belongs to it, to the other bill. */
export function moveOne(split: Split, from: SplitSide, key: LineKey): Split | Refusal {
  const line = findLine(split[from], key);
  if (line === null) return refuse("line-not-found");
  if (line.type === "commission") return refuse("cannot-move-commission");
  if (line.type === "discount") return refuse("cannot-move-discount");
  const moved = movedWith(split[from], line);
  const part = requireNoPart(moved);
  return part ?? moveParts(split, from, onePieceParts(split[from], moved));
}

/** An answer moves with what it is about. */
function movedWith(bill: Bill, line: Line): Line {
  if (line.type !== "mixer" || line.question === null) return line;
  const above = findLine(bill, line.parent);
  return above === null ? line : movedWith(bill, above);
}

/** Moves all lines of one bill to the other. */
export function moveAll(split: Split, from: SplitSide): Split | Refusal {
  return moveParts(split, from, split[from].lines.map(wholeLinePart));
}

/**
 * The moves made on a bill whose guests, table or courses have changed since; null if its lines have: what was moved may
 * then be something else.
 */
export function carryMoves(split: Split, before: Split, now: Split): Split | null {
  if (!areSameLines(before.first.lines, now.first.lines)) return null;
  return {
    first: { ...now.first, lines: split.first.lines },
    second: { ...now.second, lines: split.second.lines },
  };
}

/** Lines are plain values, whose fields are always in the same order. */
function areSameLines(some: readonly Line[], others: readonly Line[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** A split is valid if both bills have lines. */
export function confirmSplit(split: Split): Split | Refusal {
  const isDone = split.first.lines.length > 0 && split.second.lines.length > 0;
  return isDone ? split : refuse("split-needs-two-bills");
}

function moveParts(split: Split, from: SplitSide, parts: readonly MovedPart[]): Split | Refusal {
  const to = from === "first" ? "second" : "first";
  const source = parts.reduce(removePart, split[from]);
  const target = parts.reduce(addPart, split[to]);
  const moved =
    from === "first" ? { first: source, second: target } : { first: target, second: source };
  return requireEnoughPieces(moved) ?? moved;
}

/** On neither bill may credits or discounts be of more pieces than there are. */
export function requireEnoughPieces({ first, second }: Split): Refusal | null {
  const sides = [first.lines, second.lines];
  if (sides.some(isOvercredited)) return refuse("invalid-credit-back");
  if (sides.some(hasLoneAnswer)) return refuse("cannot-move-answer");
  return sides.some(isOverdiscounted) ? refuse("cannot-move-discount") : null;
}

function hasLoneAnswer(lines: readonly Line[]): boolean {
  const keys = new Set(lines.map(({ key }) => key));
  return lines.some(
    (line) =>
      line.type === "mixer" && line.question !== null && !isCredit(line) && !keys.has(line.parent),
  );
}
