import type { Bill } from "@comanda/domain/bill/bill";
import { scheduleCourses, sendCourses } from "@comanda/domain/bill/course";

import type { WriteContext } from "#journal/command.ts";

import { findCachedLocation } from "../venue/index.ts";
import { findCounter } from "./find-counter.ts";

/** Who fires a course now, and when the next one is fired by itself. */
export async function findFiring(context: WriteContext) {
  const { courseMinutes } = await findCachedLocation(context);
  return { at: context.at, by: context.session.staff, minutes: courseMinutes };
}

/** The courses of a bill after a round was sent: the lowest of the first one is fired, and at a counter all that waits. */
export async function sendCoursesOf(context: WriteContext, bill: Bill): Promise<Bill> {
  if (!hasCourses(bill)) return bill;
  const counter = (await findCounter(context))?.name ?? null;
  return sendCourses(bill, { ...(await findFiring(context)), counter });
}

/** The courses of a bill after lines have come or gone. */
export async function scheduleCoursesOf(context: WriteContext, bill: Bill): Promise<Bill> {
  return hasCourses(bill) ? scheduleCourses(bill, await findFiring(context)) : bill;
}

/** Most bills have none. */
function hasCourses({ lines, courses }: Bill): boolean {
  return courses.length > 0 || lines.some(({ course }) => course !== null);
}
