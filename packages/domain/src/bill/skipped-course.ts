import { waitingCourses } from "./course.ts";
import type { Bill } from "./bill.ts";

/** The next course of a bill, if it would still wait after a later one was fired; null if nothing is skipped. */
export function skippedCourse(bill: Pick<Bill, "lines" | "courses">, fired: number): number | null {
  const [next] = waitingCourses(bill);
  return next === undefined || next >= fired ? null : next;
}
