import type { Bill } from "@comanda/domain/bill/bill";
import {
  followCourses,
  hasLostCourse,
  hasStoppedWaiting,
  waitForOthers,
  waitsForOtherBills,
} from "@comanda/domain/bill/courses-of-split";

import type { WriteContext } from "#journal/command.ts";

import { saveUnseenChange } from "./save-unseen-change.ts";
import { findFiring } from "./settle-courses.ts";
import { findOpenBillsOfSplit } from "./split-bills-store.ts";

/** A changed bill before it is saved: of a course that it has lost, other bills of its split may still have some. */
export async function waitForLostCourses(
  context: WriteContext,
  before: Bill,
  after: Bill,
): Promise<Bill> {
  return hasLostCourse(before, after) ? await waitForSplit(context, after) : after;
}

/** A bill before it is saved, with the courses that wait on the other bills of its split. */
export async function waitForSplit(context: WriteContext, bill: Bill): Promise<Bill> {
  if (bill.id === null) return bill;
  const others = await findOpenBillsOfSplit(context, { id: bill.id, origin: bill.origin });
  return waitForOthers(
    bill,
    others.map((other) => other.bill),
    await findFiring(context),
  );
}

/**
 * Bills of the same split wait for each other's courses. Called after a write has saved its bills: what has stopped
 * waiting on this one is passed on to those that waited for it.
 */
export async function followCoursesOf(
  context: WriteContext,
  before: Bill,
  after: Bill,
): Promise<void> {
  if (after.id === null || !hasStoppedWaiting(before, after)) return;
  const others = await findOpenBillsOfSplit(context, { id: after.id, origin: after.origin });
  if (!others.some(({ bill }) => waitsForOtherBills(bill))) return;
  const firing = await findFiring(context);
  for (const stored of others) {
    const beside = others.flatMap(({ bill }) => (bill.id === stored.bill.id ? [] : [bill]));
    const bill = followCourses(stored.bill, [after, ...beside], firing);
    if (bill === stored.bill) continue;
    await saveUnseenChange(context, stored, bill);
  }
}
