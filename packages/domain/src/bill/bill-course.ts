import type { StaffId } from "../id.ts";
import type { Instant } from "../time/instant.ts";

/** Courses are numbered from 1 to this. */
export const maxCourse = 9;

/** The longest time after which the next course is fired by itself. */
export const maxCourseMinutes = 240;

/**
 * A course that was fired, that will be by itself, that was told not to, or that waits on another bill of a split. Any
 * other course with lines just waits.
 */
export type BillCourse = {
  readonly number: number;
  /** Null while it waits. */
  readonly firedAt: Instant | null;
  /** Null if it was fired by itself. */
  readonly firedBy: StaffId | null;
  /** When it is fired by itself; null if it is not, or was already. */
  readonly firesAt: Instant | null;
  /** Nothing of it is on this bill, but another bill of the same split has some that waits, so later courses wait as well. */
  readonly isElsewhere?: boolean;
};
