import { noPrinter } from "@comanda/contract/print";
import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import type { Bill } from "@comanda/domain/bill/bill";
import {
  courseOf,
  fireCourse as fireCourseRule,
  holdCourse as holdCourseRule,
  nextFiring,
  scheduleCourses,
} from "@comanda/domain/bill/course";
import type { Line } from "@comanda/domain/bill/line";
import { waitAgain } from "@comanda/domain/bill/served";
import { findItemOf, quantityToPrepare } from "@comanda/domain/bill/ticket-lines";
import { id as idOf, type BillId } from "@comanda/domain/id";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { localTime } from "@comanda/domain/time/local-time";
import { instant } from "@comanda/domain/time/instant";
import type { Language } from "@comanda/domain/venue/settings";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { setAlarm } from "../alarm/index.ts";
import { findCachedArticles } from "../menu/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findCachedLocation, readSettings } from "../venue/index.ts";
import { findBill, type StoredBill } from "./bill-store.ts";
import { findTicketRoutes } from "./find-ticket-routes.ts";
import { followCoursesOf } from "./follow-courses.ts";
import { loadBillInShift } from "./load-bill-in-shift.ts";
import { printTicketsOf } from "./print-tickets.ts";
import { saveUnseenChange } from "./save-unseen-change.ts";
import { findFiring } from "./settle-courses.ts";

type CourseOfBill = { readonly id: BillId; readonly course: number };
type BillWithRows = Pick<StoredBill, "bill" | "lines">;
type Saved = { readonly id: BillId; readonly version: number };

/** The kitchen is to make a course now: its tickets are printed in the same write. */
export async function fireCourse(
  context: WriteContext,
  { id, course }: CourseOfBill,
  language?: Language,
): Promise<(StoredPrintJobs & Saved) | RefusedCall> {
  const taken = await loadBillInShift(context, id);
  if ("refusal" in taken) return taken;
  const { stored } = taken;
  const fired = await fireOnBill(context, stored, course);
  if ("refusal" in fired) return fired;
  const saved = await saveUnseenChange(context, stored, waitAgain(stored.bill, fired, context.at));
  await followCoursesOf(context, stored.bill, saved.bill);
  const jobs = await printTicketsOf(context, saved, { language });
  return { id, version: saved.row.version, ...jobs };
}

/** A course of a bill as fired by the user of this write. */
export async function fireOnBill(
  context: WriteContext,
  { bill, lines }: BillWithRows,
  course: number,
): Promise<Bill | RefusedCall> {
  const fired = fireCourseRule(bill, course, await findFiring(context));
  if (isRefusal(fired)) return nameWhoFired(context, fired);
  return (await requireTicket(context, { bill: fired, lines }, course)) ?? fired;
}

/** Keeps a course from being fired by itself. */
export async function holdCourse(
  context: WriteContext,
  { id, course }: CourseOfBill,
): Promise<Saved | RefusedCall> {
  const taken = await loadBillInShift(context, id);
  if ("refusal" in taken) return taken;
  const held = holdCourseRule(taken.stored.bill, course);
  if (isRefusal(held)) return nameWhoFired(context, held);
  const { row } = await saveUnseenChange(context, taken.stored, held);
  return { id, version: row.version };
}

/** The next course of a bill is fired by itself, unless something has changed since that was planned. */
export async function fireDueCourse(context: WriteContext, record: number): Promise<object> {
  const id = idOf<"bill">(record);
  const stored = await findBill(context.tx, context.session.location, id);
  if (stored === null) return {};
  const { courseMinutes: minutes } = await findCachedLocation(context);
  const firing = { at: context.at, by: null, minutes };
  // The venue may have given it up meanwhile, what was in the course may be gone, or the clock was set back.
  const bill = scheduleCourses(stored.bill, firing);
  const next = nextFiring(bill);
  if (next !== null && next.at <= context.at) {
    const fired = fireCourseRule(bill, next.course, firing);
    if (isRefusal(fired)) return {};
    // No till says in which language.
    const { language } = await readSettings(context.tx);
    const saved = await saveUnseenChange(
      context,
      stored,
      waitAgain(stored.bill, fired, context.at),
    );
    await followCoursesOf(context, stored.bill, saved.bill);
    return printTicketsOf(context, saved, { isUnasked: true, language });
  }
  const isPlanKept =
    bill.courses.length === stored.bill.courses.length && next?.at === nextFiring(stored.bill)?.at;
  if (!isPlanKept) await saveUnseenChange(context, stored, bill);
  else if (next !== null) await setAlarm(context, { kind: "course", record }, next.at);
  return {};
}

/** The refusal names who was first, and says when on the clock of the venue. */
async function nameWhoFired(context: WriteContext, refusal: Refusal): Promise<Refusal> {
  const { course, at, staff } = refusal.about ?? {};
  if (typeof course !== "number" || typeof at !== "number") return refusal;
  const { timeZone } = await findCachedLocation(context);
  const { hour, minute } = localTime(instant(at), timeZone);
  const time = [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
  if (typeof staff !== "number") return refuse(refusal.refusal, { course, time });
  const [first] = await findStaffOf(context.tx, context.session.location, [idOf<"staff">(staff)]);
  return refuse(refusal.refusal, { course, time, name: first?.firstName ?? "" });
}

/** Refuses to fire a course of which no station gets a ticket. */
async function requireTicket(
  context: WriteContext,
  { bill, lines }: BillWithRows,
  course: number,
): Promise<Refusal | null> {
  const due = bill.lines.filter(
    (line) => courseOf(bill, line) === course && quantityToPrepare(bill, line) > 0,
  );
  const articleOf = (line: Line) => findItemOf(bill, line).article;
  const found = await findCachedArticles(context, due.map(articleOf));
  const articles = new Map(found.map((article) => [article.id, article]));
  const routeOf = await findTicketRoutes(context, { bill, lines });
  const hasTicket = (line: Line): boolean => {
    const group = articles.get(articleOf(line))?.productGroup ?? null;
    return routeOf(line, group).address !== noPrinter;
  };
  const [first] = due;
  return first === undefined || due.some(hasTicket)
    ? null
    : refuse("no-station-makes", { article: articles.get(articleOf(first))?.name ?? "" });
}
