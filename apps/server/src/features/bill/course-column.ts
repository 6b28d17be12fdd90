import { storedCourses, toBillCourseReply } from "@comanda/contract/bill-course";
import type { WireColumn } from "@comanda/contract/wire-columns";
import type { BillCourse } from "@comanda/domain/bill/bill-course";
import { instant } from "@comanda/domain/time/instant";

import { fromJson, toJson } from "#database/portable-columns.ts";

/** The courses of a bill in their column; null if it has none, as most bills. */
export function toCourseColumn(courses: readonly BillCourse[]): string | null {
  return courses.length === 0 ? null : toJson(courses);
}

export function readCourseColumn(text: string | null): readonly BillCourse[] {
  if (text === null) return [];
  return fromJson(storedCourses, text).map(({ firedAt, firesAt, ...course }) => ({
    ...course,
    firedAt: firedAt === null ? null : instant(firedAt),
    firesAt: firesAt === null ? null : instant(firesAt),
  }));
}

export const courseColumn: WireColumn = {
  name: "courses",
  show: (text) => (typeof text === "string" ? readCourseColumn(text).map(toBillCourseReply) : null),
};
