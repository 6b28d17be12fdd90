import { subtractQuantity } from "../money/quantity.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import {
  findLine,
  parentOf,
  requireNoPrivilege,
  requireOpen,
  type Bill,
  type Place,
} from "./bill.ts";
import { coverWithout } from "./covers.ts";
import { leaveSplit, withCoursesOfPart } from "./courses-of-split.ts";
import { insertLine } from "./line-order.ts";
import type { Line, LineKey } from "./line.ts";
import type { JoinedLine } from "./merge-bills.ts";
import { requirePrintedBill } from "./order-guards.ts";
import { renameLine } from "./rename-line.ts";
import { confirmSplit, requireEnoughPieces } from "./split-bill.ts";

/** What was kept when two bills were joined into one. */
export type Join = {
  /** What the bill brought along, in the order of its lines. */
  readonly lines: readonly JoinedLine[];
  /** The newest round at that time: later lines belong to the guests that the request names. */
  readonly round: number;
  /** The note that the bill had. */
  readonly statusNote: string;
};

/** How taking two bills apart is asked for. */
export type Parting = {
  readonly join: Join;
  /** The lines ordered since for the guests who get their own bill again; all others stay. */
  readonly later: ReadonlySet<LineKey>;
  /** Where they sit, if not where they sat. */
  readonly place: Place | null;
  readonly at: Instant;
  /** Whether both come from the same bill: then each goes on waiting for the courses of the other. */
  readonly areOfOneSplit: boolean;
};

/** A line of the joined bill, or some pieces of it, as it is on the other bill again. */
export type PartedLine = { readonly from: Line; readonly line: Line };

export type PartedBills = {
  readonly joined: Bill;
  /** Open again, with its own lines. */
  readonly away: Bill;
  readonly moved: readonly PartedLine[];
};

/** Takes two bills apart that were joined: each gets its lines back, as long as nothing of them is paid. */
export function partBills(
  joined: Bill,
  away: Bill,
  { join, later, place, at, areOfOneSplit }: Parting,
): PartedBills | Refusal {
  const refusal =
    requireOpen(joined) ??
    requireUnpaid(joined) ??
    requireNoPrivilege(joined) ??
    requirePrintedBill(joined) ??
    requireJoined(joined, away) ??
    requireLater(joined, later, join);
  if (refusal !== null) return refusal;
  const own = takeBack(joined, join.lines);
  if (isRefusal(own)) return own;
  const moved = [...own, ...findFollowers(joined, { join, later, own })];
  const cover = coverWithout(joined, away);
  const first = { ...moved.reduce(takeLine, joined), cover, updatedAt: at };
  const names = new Map(own.map(({ from, line }) => [from.key, line.key]));
  const come = moved.map(({ from, line }) => ({ from, line: renameLine(line, names) }));
  const second: Bill = {
    ...away,
    servingWay: joined.servingWay,
    courses: joined.courses,
    servedAt: joined.servedAt,
    waitsSince: joined.waitsSince,
    place: place ?? away.place,
    lines: come.reduce<Bill>((bill, { line }) => insertLine(bill, line), { ...away, lines: [] })
      .lines,
    status: "open",
    statusNote: join.statusNote,
    mergedInto: null,
    workDay: null,
    shift: null,
    updatedAt: at,
  };
  const parted = { first, second };
  const refused = requireEnoughPieces(parted) ?? confirmSplit(parted);
  if (isRefusal(refused)) return refused;
  return areOfOneSplit
    ? {
        joined: withCoursesOfPart(joined, first),
        away: withCoursesOfPart(joined, second),
        moved: come,
      }
    : { joined: first, away: leaveSplit(second), moved: come };
}

function requireUnpaid({ paid }: Bill): Refusal | null {
  return paid === 0 ? null : refuse("part-paid");
}

function requireJoined(joined: Bill, { status, mergedInto }: Bill): Refusal | null {
  const isTheirs = status === "voided" && mergedInto !== null && mergedInto === joined.id;
  return isTheirs ? null : refuse("bills-not-joined");
}

/** Only what was ordered since can be given to either of the two. */
function requireLater(joined: Bill, later: ReadonlySet<LineKey>, join: Join): Refusal | null {
  const keys = new Set(joined.lines.filter((line) => isLater(line, join)).map(({ key }) => key));
  return [...later].every((key) => keys.has(key)) ? null : refuse("line-not-found");
}

function isLater({ round }: Line, join: Join): boolean {
  return (round ?? 0) > join.round;
}

/** The lines that the bill had brought along, under their own keys. Some may have been split off since. */
function takeBack(joined: Bill, brought: readonly JoinedLine[]): readonly PartedLine[] | Refusal {
  const lines = brought.flatMap(({ key, into, quantity }) => {
    const from = findLine(joined, into);
    if (from === null || !hasPieces(from, quantity)) return [];
    // The quantity of a timer is its time, which may have gone on.
    const back = from.type === "timer" ? from.quantity : quantity;
    return [{ from, line: { ...from, key, quantity: back } }];
  });
  return lines.length === brought.length ? lines : refuse("part-moved");
}

function hasPieces(line: Line, quantity: Line["quantity"]): boolean {
  if (line.type === "timer") return true;
  const isAlike = Math.sign(line.quantity) === Math.sign(quantity);
  return isAlike && Math.abs(line.quantity) >= Math.abs(quantity);
}

type Following = Pick<Parting, "join" | "later"> & { readonly own: readonly PartedLine[] };

/**
 * The lines ordered since that go along: those under a line that goes as a whole, or that credit it, and those that the
 * request names, with what is under them.
 */
function findFollowers(joined: Bill, { join, later, own }: Following): readonly PartedLine[] {
  const partOf = new Map(own.map(({ from, line }) => [from.key, line.quantity]));
  const goes = (line: Line): boolean => {
    if (!isLater(line, join)) return false;
    const above = findAbove(joined, line);
    if (above === null) return later.has(line.key);
    const gone = partOf.get(above.key);
    if (gone !== undefined) return gone === above.quantity || later.has(line.key);
    return goes(above);
  };
  return joined.lines
    .filter((line) => !partOf.has(line.key) && goes(line))
    .map((line) => ({ from: line, line }));
}

/** The line that a line credits or stands under. */
function findAbove(bill: Bill, line: Line): Line | null {
  const above = line.credits ?? parentOf(line);
  return above === null ? null : findLine(bill, above);
}

function takeLine(bill: Bill, { from, line }: PartedLine): Bill {
  const rest = subtractQuantity(from.quantity, line.quantity);
  const lines = bill.lines.flatMap((other) => {
    if (other.key !== from.key) return [other];
    return rest === 0 ? [] : [{ ...other, quantity: rest }];
  });
  return { ...bill, lines };
}
