import { refuse, type Refusal } from "../refusal.ts";
import { instant, type Instant } from "../time/instant.ts";
import { requireOpen, type Bill } from "./bill.ts";
import { courseOf, isToMake, isWaitingForCourse } from "./course.ts";
import type { Line, LineKey } from "./line.ts";

type Serving = Pick<Bill, "servedAt" | "waitsSince">;

/** Somebody says that all has come. */
export type ServedPress = {
  readonly at: Instant;
  /** Whether its till stored it because no server answered: what was ordered meanwhile has not come. */
  readonly wasStoredOffline: boolean;
};

/** Says that all has come that the guests ordered so far. Saying it twice changes nothing of the bill. */
export function serveBill(bill: Bill, { at, wasStoredOffline }: ServedPress): Bill | Refusal {
  const closed = requireOpen(bill);
  if (closed !== null) return closed;
  if (isServedUntil(bill, { at, wasStoredOffline })) return bill;
  const sent = [...findSentTimes(bill).values()];
  if (sent.length === 0 && bill.servedAt === null) return refuse("nothing-to-serve");
  const later = wasStoredOffline ? sent.filter((time) => time > at) : [];
  const servedAt = instant(Math.max(at, bill.servedAt ?? 0));
  return { ...bill, servedAt, waitsSince: earliest(later) };
}

/** The lines that have come by a press: not what waits for its course, nor what was sent since one stored offline. */
export function servedLines(bill: Bill, { at, wasStoredOffline }: ServedPress): readonly Line[] {
  return bill.lines.filter(
    (line) => !isWaitingForCourse(bill, line) && !(wasStoredOffline && sentAt(bill, line) > at),
  );
}

/** Only a press that was stored can be from before the round that they wait for, whatever the clock shows now. */
function isServedUntil(
  { servedAt, waitsSince }: Serving,
  { at, wasStoredOffline }: ServedPress,
): boolean {
  if (servedAt === null || waitsSince === null) return servedAt !== null;
  return wasStoredOffline && waitsSince > at;
}

/**
 * A bill that was served, after a write: what it sent to the kitchen makes the guests wait, since the first of it.
 * What is taken back of it, they wait for no longer.
 */
export function waitAgain(before: Bill, after: Bill, at: Instant): Bill {
  if (after.servedAt === null) return after;
  const known = new Set(before.lines.map(({ key }) => key));
  const had = findSentTimes(before);
  const has = findSentTimes(after);
  // A line that waited for its course is sent to the kitchen now; a new one was pressed before it was sent.
  const come = [...has]
    .filter(([key]) => !had.has(key))
    .map(([key, time]) => (known.has(key) ? at : instant(Math.min(time, at))));
  return { ...after, waitsSince: earliest([...come, ...stillWaiting(after, had, has)]) };
}

type SentTimes = ReadonlyMap<LineKey, Instant>;

/** Since when they wait for what they waited for before; empty if all of that was taken back. */
function stillWaiting({ waitsSince }: Bill, had: SentTimes, has: SentTimes): readonly Instant[] {
  if (waitsSince === null) return [];
  const isLess = [...had.keys()].some((key) => !has.has(key));
  const stays = [...has].some(([key, time]) => had.has(key) && time >= waitsSince);
  return isLess && !stays ? [] : [waitsSince];
}

/** Since when the guests of a bill wait: if nobody said what was served, since the last that they ordered. */
export function waitingSince(bill: Bill): Instant | null {
  return bill.servedAt === null ? latest([...findSentTimes(bill).values()]) : bill.waitsSince;
}

/** Of two bills that become one: they wait if either waits, and since when the first of them does. */
export function joinServed(target: Bill, source: Bill): Serving {
  const bills = [target, source];
  const servedAt = latest(bills.flatMap((bill) => bill.servedAt ?? []));
  if (servedAt === null) return { servedAt: null, waitsSince: null };
  return { servedAt, waitsSince: earliest(bills.flatMap((bill) => waitingSince(bill) ?? [])) };
}

/** When each line that the guests get was sent to the kitchen. */
function findSentTimes(bill: Bill): SentTimes {
  const times = new Map<LineKey, Instant>();
  for (const line of bill.lines) {
    if (!isToMake(bill, line) || isWaitingForCourse(bill, line)) continue;
    times.set(line.key, sentAt(bill, line));
  }
  return times;
}

function sentAt(bill: Bill, line: Line): Instant {
  const course = courseOf(bill, line);
  const fired = bill.courses.find(({ number }) => number === course);
  return instant(Math.max(line.createdAt, fired?.firedAt ?? 0));
}

function earliest(times: readonly Instant[]): Instant | null {
  return times.length === 0 ? null : instant(Math.min(...times));
}

function latest(times: readonly Instant[]): Instant | null {
  return times.length === 0 ? null : instant(Math.max(...times));
}
