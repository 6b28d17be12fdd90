import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import { nextFiring } from "@comanda/domain/bill/course";

import type { WriteContext } from "#journal/command.ts";

import { setAlarm } from "../alarm/index.ts";
import type { BillRow } from "./bill-rows.ts";

type SavedRows = { readonly before: BillRow | null; readonly after: BillRow };

/**
 * The alarm follows what a bill says about its next course. A voided bill keeps that, but nothing is fired. Most bills
 * have no courses.
 */
export async function keepCourseAlarm(
  context: WriteContext,
  bill: Bill,
  { before, after }: SavedRows,
): Promise<void> {
  const courses = before?.courses ?? null;
  if (courses === null && after.courses === null) return;
  if (courses === after.courses && before?.status === after.status) return;
  const next = isOpen(bill) ? nextFiring(bill) : null;
  await setAlarm(context, { kind: "course", record: after.id }, next?.at ?? null);
}
