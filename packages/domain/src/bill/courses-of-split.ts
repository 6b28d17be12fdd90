import { isOpen, type Bill } from "./bill.ts";
import type { BillCourse } from "./bill-course.ts";
import { inOrder, scheduleCourses, waitingCourses, type CourseRules } from "./course.ts";
import type { Instant } from "../time/instant.ts";

/** A part of a bill: of the courses, it keeps what waited before the split and still does on the other part. */
export function withCoursesOfPart(before: Bill, part: Bill): Bill {
  const here = waitingCourses(part);
  const elsewhere = waitingCourses(before).filter((number) => !here.includes(number));
  const others = part.courses.filter(({ number }) => !elsewhere.includes(number));
  return { ...part, courses: inOrder([...others, ...elsewhere.map(waitingElsewhere)]) };
}

/** A bill that joins one of another split: there, nobody would hear what becomes of a course that is elsewhere. */
export function leaveSplit(bill: Bill): Bill {
  return { ...bill, courses: bill.courses.filter(({ isElsewhere = false }) => !isElsewhere) };
}

/** A bill that waits for all that the other bills of its split still have, and of which it has nothing itself. */
export function waitForOthers(
  bill: Bill,
  others: readonly Bill[],
  timing: CourseRules & { readonly at: Instant },
): Bill {
  const missing = new Set(others.flatMap(waitingOn).filter((number) => isUnknownOn(bill, number)));
  if (missing.size === 0) return bill;
  const courses = inOrder([...bill.courses, ...[...missing].map(waitingElsewhere)]);
  return scheduleCourses({ ...bill, courses }, timing);
}

/** Whether an open bill has nothing left of a course that was never fired: other bills of its split may have some. */
export function hasLostCourse(before: Bill, after: Bill): boolean {
  return isOpen(after) && waitingOn(before).some((number) => isUnknownOn(after, number));
}

function isUnknownOn(bill: Bill, course: number): boolean {
  return (
    !waitingCourses(bill).includes(course) && !bill.courses.some((each) => each.number === course)
  );
}

function waitingElsewhere(number: number): BillCourse {
  return { number, firedAt: null, firedBy: null, firesAt: null, isElsewhere: true };
}

export function waitsForOtherBills({ courses }: Pick<Bill, "courses">): boolean {
  return courses.some(({ isElsewhere = false }) => isElsewhere);
}

/** Whether a course that waited on a bill waits no longer: other bills of its split may have waited for it. */
export function hasStoppedWaiting(before: Bill, after: Bill): boolean {
  const still = waitingOn(after);
  return waitingOn(before).some((number) => !still.includes(number));
}

function waitingOn(bill: Bill): readonly number[] {
  return isOpen(bill) ? waitingCourses(bill) : [];
}

/**
 * The courses of a bill, of which some waited for those of the other bills of its split: what was fired there counts as
 * fired here, and what nothing is left of there is waited for no longer. A dessert that was fired before the mains is
 * forgotten, too: one ordered here later would overtake them.
 */
export function followCourses(
  bill: Bill,
  others: readonly Bill[],
  timing: CourseRules & { readonly at: Instant },
): Bill {
  if (!waitsForOtherBills(bill)) return bill;
  const isStillElsewhere = ({ number }: BillCourse): boolean =>
    others.some((other) => waitingOn(other).includes(number));
  const elsewhere = bill.courses.filter((course) => course.isElsewhere === true);
  const lowest = Math.min(
    ...waitingCourses(bill),
    ...elsewhere.filter(isStillElsewhere).map(({ number }) => number),
  );
  const courses = bill.courses.flatMap((course) => {
    if (!elsewhere.includes(course) || isStillElsewhere(course)) return [course];
    return course.number < lowest ? lastFired(others, course) : [];
  });
  const isSame = courses.length === bill.courses.length && !courses.some(isNotIn(bill));
  return isSame ? bill : scheduleCourses({ ...bill, courses }, timing);
}

function isNotIn({ courses }: Bill): (course: BillCourse) => boolean {
  return (course) => !courses.includes(course);
}

function lastFired(bills: readonly Bill[], { number }: BillCourse): readonly BillCourse[] {
  return bills
    .flatMap(({ courses }) => courses)
    .filter((course) => course.number === number && course.firedAt !== null)
    .toSorted((one, other) => (other.firedAt ?? 0) - (one.firedAt ?? 0))
    .slice(0, 1);
}
