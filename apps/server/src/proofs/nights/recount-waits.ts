import type { Bill } from "@comanda/domain/bill/bill";
import type { Line, LineKey } from "@comanda/domain/bill/line";

/** What the guests of a bill wait for, counted line by line from its saves and not by any time. */
export type Waits = {
  /** The lines that were ever sent to the kitchen. */
  readonly sent: ReadonlySet<LineKey>;
  /** Those that were sent there since somebody said that all had come. */
  readonly asked: ReadonlySet<LineKey>;
  /** Lines that change their course, and bills that are split or joined, are not followed. */
  readonly isFollowed: boolean;
};

type Save = { readonly bill: Bill; readonly isServed: boolean; readonly isJoined: boolean };

/** Counts on after a save. */
export function countWaits(
  before: { readonly bill: Bill; readonly waits: Waits } | undefined,
  { bill, isServed, isJoined }: Save,
): Waits {
  const sent = bill.lines.filter((line) => isInWork(bill, line)).map(({ key }) => key);
  const known = before?.waits.sent ?? new Set();
  const fresh = sent.filter((key) => !known.has(key));
  const courses = new Map(bill.lines.map(({ key, course }) => [key, course]));
  const isGrown = (before?.bill.lines ?? []).every(
    ({ key, course }) => courses.get(key) === course,
  );
  return {
    sent: new Set([...known, ...sent]),
    asked: new Set(isServed ? [] : [...(before?.waits.asked ?? []), ...fresh]),
    isFollowed: before?.waits.isFollowed !== false && bill.origin === null && !isJoined && isGrown,
  };
}

/** Throws if guests eat while something is missing, or wait though nothing was asked for since all had come. */
export function requireRightWait({ bill, waits }: { bill: Bill; waits: Waits }): void {
  if (bill.servedAt === null || bill.status !== "open" || !waits.isFollowed) return;
  const isAsked = waits.asked.size > 0;
  const isMissing = bill.lines.some((line) => waits.asked.has(line.key) && isInWork(bill, line));
  const isRight = bill.waitsSince === null ? !isMissing : isAsked;
  if (isRight) return;
  const asked = [...waits.asked].join(", ");
  throw new Error(`Bill ${bill.id} waits since ${bill.waitsSince}; since then came: ${asked}`);
}

/** Throws if guests have paid for what nobody was told to make. */
export function requireNothingWaits({ bill }: { bill: Bill }): void {
  if (bill.status !== "closed") return;
  const waiting = bill.lines.filter((line) => isWanted(bill, line) && !isInWork(bill, line));
  if (waiting.length === 0) return;
  const keys = waiting.map(({ key }) => key).join(", ");
  throw new Error(`Bill ${bill.id} is paid, and these wait: ${keys}`);
}

/** Whether guests get some of it, and the kitchen may make it. */
function isInWork(bill: Bill, line: Line): boolean {
  const course = courseFrom(bill.lines, line);
  const isFired = bill.courses.some((one) => one.number === course && one.firedAt !== null);
  return isWanted(bill, line) && (course === 0 || isFired);
}

function isWanted({ lines }: Bill, line: Line): boolean {
  if (line.credits !== null || line.type === "commission" || line.type === "discount") return false;
  if (line.type === "mixer" && line.way === "without") return false;
  const credits = lines.filter((other) => other.credits === line.key);
  const back = credits.reduce((sum, credit) => sum + credit.quantity, 0);
  return line.type === "timer" ? credits.length === 0 : line.quantity + back > 0;
}

/** 0 at once. */
function courseFrom(lines: readonly Line[], line: Line): number {
  if (line.course !== null || line.type === "timer") return line.course ?? 0;
  const above = lines.find(({ key }) => key === line.parent);
  return above === undefined ? 0 : courseFrom(lines, above);
}
