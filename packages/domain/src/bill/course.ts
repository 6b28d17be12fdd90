import type { StaffId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { instant, msPerMinute, type Instant } from "../time/instant.ts";
import { lineAbove, requireOpen, type Bill } from "./bill.ts";
import type { BillCourse } from "./bill-course.ts";
import { isCounterPlace } from "./counter-place.ts";
import { isCredit, isSold, type Line } from "./line.ts";
import { hasCredit, netQuantity } from "./net-quantity.ts";

type WithCourses = Pick<Bill, "lines" | "courses">;

/** The course with which a line is served; null if it is made at once. What belongs to an item goes with it. */
export function courseOf(bill: Pick<Bill, "lines">, line: Line): number | null {
  if (line.course !== null) return line.course === 0 ? null : line.course;
  const above = lineAbove(bill, line);
  return above === null ? null : courseOf(bill, above);
}

export function isFired({ courses }: Pick<Bill, "courses">, course: number): boolean {
  return courses.some(({ number, firedAt }) => number === course && firedAt !== null);
}

/** Whether the kitchen is not to begin with a line yet. */
export function isWaitingForCourse(bill: WithCourses, line: Line): boolean {
  const course = courseOf(bill, line);
  return course !== null && !isFired(bill, course);
}

/** The courses that have something to make and were not fired, lowest first. */
export function waitingCourses(bill: WithCourses): readonly number[] {
  const numbers = bill.lines.flatMap((line) => {
    const course = isToMake(bill, line) ? courseOf(bill, line) : null;
    return course === null || isFired(bill, course) ? [] : [course];
  });
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

/** Whether something is left of it that guests get. */
export function isToMake(bill: Pick<Bill, "lines">, line: Line): boolean {
  if (isCredit(line) || !isSold(line)) return false;
  return line.type === "timer" ? !hasCredit(bill, line) : netQuantity(bill, line) > 0;
}

/** Until its course is fired, a line may go to another one. What is made at once is in work as soon as it is sent. */
export function mayChangeCourse(bill: WithCourses, line: Line): boolean {
  return !line.isSaved || isWaitingForCourse(bill, line);
}

/** When courses are fired by themselves: so many minutes after the one before, or never. */
export type CourseRules = { readonly minutes: number | null };

type Firing = CourseRules & {
  readonly at: Instant;
  /** Null if the course is fired by itself. */
  readonly by: StaffId | null;
};

type Sending = Firing & {
  /** The name of the station if it is a counter. */
  readonly counter: string | null;
};

/**
 * The lowest course of a bill's first round with courses is fired by sending it; its lines are not saved yet. At a counter
 * guests pay and take what they get: all that waits is fired with a round.
 */
export function sendCourses(bill: Bill, { counter, ...firing }: Sending): Bill {
  const isAtCounter = counter !== null && isCounterPlace(counter, bill.place);
  return isAtCounter && hasUnsentToMake(bill)
    ? scheduleCourses(fireWaitingCourses(bill, firing), firing)
    : openCourses(bill, firing);
}

/** Tills ask for tickets then. After another change, such as of the guests, a fired course might never be printed. */
function hasUnsentToMake(bill: Bill): boolean {
  return bill.lines.some((line) => !line.isSaved && isToMake(bill, line));
}

function openCourses(bill: Bill, firing: Firing): Bill {
  const [lowest] = waitingCourses(bill);
  const isFirst =
    bill.courses.length === 0 &&
    bill.lines.every((line) => !line.isSaved || courseOf(bill, line) === null);
  const opened = isFirst && lowest !== undefined ? markFired(bill, lowest, firing) : bill;
  return scheduleCourses(opened, firing);
}

/** Whether sending a round has fired a course, so that a press of Fire that comes with it has nothing left to do. */
export function isFiredBySending(before: Bill, sent: Bill, course: number): boolean {
  return isFired(sent, course) && !isFired(before, course);
}

/** Tells the kitchen to make a course now. The refusal of a second press names the user of the first. */
export function fireCourse(bill: Bill, course: number, firing: Firing): Bill | Refusal {
  const closed = requireOpen(bill);
  if (closed !== null) return closed;
  const refusal = requireNotFired(bill, course) ?? requireWaiting(bill, course);
  return refusal ?? scheduleCourses(markFired(bill, course, firing), firing);
}

/** Keeps a course from being fired by itself. */
export function holdCourse(bill: Bill, course: number): Bill | Refusal {
  const refusal =
    requireOpen(bill) ?? requireNotFired(bill, course) ?? requireWaiting(bill, course);
  if (refusal !== null) return refusal;
  return withCourse(bill, { number: course, firedAt: null, firedBy: null, firesAt: null });
}

function requireNotFired({ courses }: Bill, course: number): Refusal | null {
  const known = courses.find(({ number }) => number === course);
  if (known === undefined || known.firedAt === null) return null;
  const { firedAt: at, firedBy } = known;
  return firedBy === null
    ? refuse("course-fired-by-itself", { course, at })
    : refuse("course-fired-already", { course, at, staff: firedBy });
}

function requireWaiting(bill: Bill, course: number): Refusal | null {
  return waitingCourses(bill).includes(course) ? null : refuse("course-empty", { course });
}

/** Tells the kitchen to make all that waits. */
export function fireWaitingCourses(bill: Bill, firing: Pick<Firing, "at" | "by">): Bill {
  return waitingCourses(bill).reduce((now, course) => markFired(now, course, firing), bill);
}

function markFired(bill: Bill, course: number, { at, by }: Pick<Firing, "at" | "by">): Bill {
  return withCourse(bill, { number: course, firedAt: at, firedBy: by, firesAt: null });
}

function withCourse(bill: Bill, course: BillCourse): Bill {
  const others = bill.courses.filter(({ number }) => number !== course.number);
  return { ...bill, courses: inOrder([...others, course]) };
}

export function inOrder(courses: readonly BillCourse[]): readonly BillCourse[] {
  return courses.toSorted((one, other) => one.number - other.number);
}

/**
 * Only the next course has a time at which it is fired by itself, counted from the last one that was fired. What nothing
 * is left of is forgotten; what somebody told to wait waits. While an earlier course waits on another bill of a split,
 * the next one has no time. A time further ahead than these minutes is from before the clock was set back.
 */
export function scheduleCourses(
  bill: Bill,
  { minutes, at }: CourseRules & { readonly at: Instant },
): Bill {
  if (bill.courses.length === 0) return bill;
  const waiting = waitingCourses(bill);
  const next = nextCourse(bill, waiting);
  const latest = at + (minutes ?? 0) * msPerMinute;
  const stays = ({ number, firedAt, firesAt, isElsewhere = false }: BillCourse): boolean => {
    if (isElsewhere) return !waiting.includes(number);
    const isPlanned = number === next && minutes !== null;
    if (firedAt !== null) return true;
    return waiting.includes(number) && (firesAt === null || (isPlanned && firesAt <= latest));
  };
  const kept = { ...bill, courses: bill.courses.filter(stays) };
  const last = Math.max(...kept.courses.map(({ firedAt }) => firedAt ?? 0));
  if (next === undefined || minutes === null || last <= 0) return kept;
  if (kept.courses.some(({ number }) => number === next)) return kept;
  const firesAt = instant(Math.min(latest, Math.max(at, last + minutes * msPerMinute)));
  return withCourse(kept, { number: next, firedAt: null, firedBy: null, firesAt });
}

/** The lowest course that waits, unless a lower one waits on another bill. */
function nextCourse({ courses }: WithCourses, waiting: readonly number[]): number | undefined {
  const [lowest] = waiting;
  const isBehind = courses.some(
    ({ number, isElsewhere = false }) => isElsewhere && number < (lowest ?? 0),
  );
  return isBehind ? undefined : lowest;
}

/** The course that is fired by itself next, if there is one. */
export function nextFiring({ courses }: Pick<Bill, "courses">): {
  readonly course: number;
  readonly at: Instant;
} | null {
  const next = courses.find(({ firesAt }) => firesAt !== null);
  if (next === undefined || next.firesAt === null) return null;
  return { course: next.number, at: next.firesAt };
}

/**
 * The courses of two bills that become one. A course that waits on either waits: nothing is sent to the kitchen because
 * guests moved together. What the kitchen has already stays there.
 */
export function joinCourses(target: Bill, source: Bill): readonly BillCourse[] {
  const waiting = new Set([...waitingCourses(target), ...waitingCourses(source)]);
  const joined = new Map<number, BillCourse>();
  for (const course of [...source.courses, ...target.courses]) {
    const { number, firedAt, isElsewhere = false } = course;
    const isHere = waiting.has(number);
    const isOutdated = firedAt === null && !isElsewhere ? !isHere : isHere;
    const before = joined.get(number);
    const isLater = before === undefined || (firedAt ?? 0) >= (before.firedAt ?? 0);
    if (!isOutdated && isLater) joined.set(number, course);
  }
  return inOrder([...joined.values()]);
}
