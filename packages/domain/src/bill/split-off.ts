import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { noQuantity, type Quantity } from "../money/quantity.ts";
import { findLine, parentOf, type Bill } from "./bill.ts";
import { coverWithout } from "./covers.ts";
import { withCoursesOfPart } from "./courses-of-split.ts";
import type { NewOrder } from "./create-order.ts";
import type { Line, LineKey } from "./line.ts";
import { isPartOfSet } from "./set-lines.ts";
import { removePart, addPart, type MovedPart } from "./move-lines.ts";
import { confirmSplit, requireEnoughPieces, startSplit, type Split } from "./split-bill.ts";

/** The quantity of each line that moves to the second bill. */
export type SplitParts = ReadonlyMap<LineKey, Quantity>;

/**
 * Applies a whole split at once. Only its result is checked, not the order of the moves; a result that no series of
 * moves can reach is refused.
 */
export function splitOff(
  bill: Bill,
  {
    second,
    parts,
    at,
  }: { readonly second: NewOrder; readonly parts: SplitParts; readonly at: Instant },
): Split | Refusal {
  const split = startSplit(bill, second, at);
  if (isRefusal(split)) return split;
  const unknown = [...parts.keys()].some((key) => findLine(bill, key) === null);
  if (unknown) return refuse("line-not-found");
  const refusal = pickRefusal(bill.lines.flatMap((line) => checkPart(bill, line, parts) ?? []));
  if (refusal !== null) return refusal;
  const moved = bill.lines.flatMap((line) => toMovedPart(line, parts) ?? []);
  const cover = coverWithout(bill, second);
  const first = { ...moved.reduce(removePart, split.first), cover, updatedAt: at };
  const divided = { first, second: moved.reduce(addPart, split.second) };
  const refused = requireEnoughPieces(divided) ?? confirmSplit(divided);
  if (isRefusal(refused)) return refused;
  return {
    first: withCoursesOfPart(bill, divided.first),
    second: withCoursesOfPart(bill, divided.second),
  };
}

/** The refusal to return if several apply, because the order of lines may differ between tills. */
const refusalPriority: readonly Refusal["refusal"][] = [
  "quantity-invalid",
  "cannot-move-commission",
  "part-of-set",
];

function pickRefusal(refusals: readonly Refusal[]): Refusal | null {
  const wanted = refusalPriority.find((code) => refusals.some(({ refusal }) => refusal === code));
  return refusals.find(({ refusal }) => refusal === wanted) ?? refusals[0] ?? null;
}

function toMovedPart(line: Line, parts: SplitParts): MovedPart | null {
  const quantity = parts.get(line.key);
  return quantity === undefined ? null : { line, quantity, isWhole: quantity === line.quantity };
}

function checkPart(bill: Bill, line: Line, parts: SplitParts): Refusal | null {
  if (belongsToTimer(bill, line)) return checkTimerNotDivided(bill, line, parts);
  if (!isWithItsSet(bill, line, parts)) return refuse("part-of-set");
  const wanted = parts.get(line.key);
  if (wanted !== undefined && !isValidPart(line, wanted)) return refuse("quantity-invalid");
  return line.type === "commission" ? checkCommission(bill, line, parts) : null;
}

function isValidPart({ quantity: whole }: Line, wanted: Quantity): boolean {
  if (wanted === whole) return true;
  const isSome = Math.sign(wanted) === Math.sign(whole) && Math.abs(wanted) < Math.abs(whole);
  return isSome && Number.isInteger(wanted);
}

/** Each bill may have at most as many commissions as it has items that earn them. */
function checkCommission(bill: Bill, line: Line, parts: SplitParts): Refusal | null {
  const item = findLine(bill, parentOf(line) ?? line.key);
  const items = Math.abs(item?.quantity ?? noQuantity);
  const gone = item === null ? 0 : Math.abs(parts.get(item.key) ?? noQuantity);
  const moved = Math.abs(parts.get(line.key) ?? noQuantity);
  const stays = Math.abs(line.quantity) - moved;
  return moved > gone || stays > items - gone ? refuse("cannot-move-commission") : null;
}

/** As many of a set's parts go as belong to those sets that go. */
function isWithItsSet(bill: Bill, line: Line, parts: SplitParts): boolean {
  if (!isPartOfSet(line)) return true;
  const set = findLine(bill, line.parent);
  if (set === null) return true;
  const gone = (each: Line): number => parts.get(each.key) ?? noQuantity;
  return gone(line) * set.quantity === gone(set) * line.quantity;
}

/** A timer is not divided: it moves together with its commission and credits, or not at all. */
function checkTimerNotDivided(bill: Bill, line: Line, parts: SplitParts): Refusal | null {
  const timer = findSoldLine(bill, line);
  const wanted = parts.get(line.key);
  if (wanted !== undefined && wanted !== line.quantity) return refuse("quantity-invalid");
  if ((wanted === undefined) === !parts.has(timer.key)) return null;
  return refuse(line.type === "commission" ? "cannot-move-commission" : "invalid-credit-back");
}

/** A mixer beside a timer moves independently of it. */
function belongsToTimer(bill: Bill, line: Line): boolean {
  if (line.type === "commission") return findSoldLine(bill, line).type === "timer";
  return line.type === "timer";
}

/** Follows credits and parents up to the line that was sold. */
function findSoldLine(bill: Bill, line: Line): Line {
  const above = parentOf(line) ?? line.credits;
  const next = above === null ? null : findLine(bill, above);
  return next === null ? line : findSoldLine(bill, next);
}

/** The notes that link the two bills of a split. Never change the text: it is stored with the bills. */
export function splitFromNote(number: number | null): string {
  return `split from #${number ?? ""}`;
}

export function splitIntoNote(number: number): string {
  return `split into #${number}`;
}

/** Appends to the existing status note. */
export function addStatusNote(bill: Bill, note: string): Bill {
  const notes = bill.statusNote === "" ? [note] : [bill.statusNote, note];
  return { ...bill, statusNote: notes.join("; ") };
}
