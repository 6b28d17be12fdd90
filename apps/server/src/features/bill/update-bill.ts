import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { ChangedItem, NewItem, updateBill as updateBillCall } from "@comanda/contract/bill";
import type { JournalField } from "@comanda/contract/change-lists";
import type { Bill } from "@comanda/domain/bill/bill";
import { isFiredBySending } from "@comanda/domain/bill/course";
import { waitAgain } from "@comanda/domain/bill/served";
import {
  updateBill as updateBillRule,
  type BillHeaderFields,
  type LineChange,
} from "@comanda/domain/bill/update-bill";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { requirePermission } from "@comanda/domain/staff/action-permissions";
import type { Staff } from "@comanda/domain/staff/staff";
import { wireDateTime } from "@comanda/domain/time/wire-date";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { moveStock } from "../stock/index.ts";
import { computeWorth } from "./compute-worth.ts";
import { saveBill, type StoredBill } from "./bill-store.ts";
import { findChangedSince } from "./changed-since.ts";
import { findStockChanges } from "./find-stock-changes.ts";
import { followCoursesOf, waitForLostCourses } from "./follow-courses.ts";
import { priceRound } from "./price-round.ts";
import { fireOnBill } from "./fire-course.ts";
import { readChangedItems, type OldestPress } from "./read-items.ts";
import { readPlace, requireCustomer, requireServer } from "./read-order.ts";
import { findNamedStaff, readRound } from "./read-round.ts";
import { requireFreePlaceBeside } from "./require-free-place-beside.ts";
import { loadBillInShift } from "./load-bill-in-shift.ts";
import { keepPaper } from "./save-unseen-change.ts";
import {
  isOnlyServed,
  isUnseen,
  markServed,
  readServed,
  saveServed,
  serveOnBill,
} from "./serve-bill.ts";
import { sendCoursesOf } from "./settle-courses.ts";

type Call = typeof updateBillCall;
type Body = BodyOf<Call>;

/**
 * Adds a round or changes existing lines. Lines that other stations added remain, whatever version this till has read.
 */
export async function updateBill(
  context: WriteContext,
  body: Body,
  oldestPress: OldestPress,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { session } = context;
  const [loaded, staff] = await Promise.all([
    loadBillInShift(context, body.id),
    findNamedStaff(context, body.billItems, body.staff),
  ]);
  if ("refusal" in loaded) return loaded;
  const { stored } = loaded;
  if (!isMeant(stored, body)) return refuse("bill-not-found");
  const press = readServed(context, body, oldestPress);
  if (isRefusal(press)) return press;
  if (press !== null && isOnlyServed(body)) return saveServed(context, stored, press);
  const round = await readRound(context, {
    items: body.billItems,
    articles: stored.bill.lines.map(({ article }) => article),
    customer: body.customer === undefined ? stored.bill.customer : body.customer,
    staff,
    oldestPress,
  });
  if ("refusal" in round) return round;
  const changed = readChangedItems(body.billItems.filter(isChanged), stored.lines);
  if (isRefusal(changed)) return changed;
  const barred = requireMayBreakUp(session, stored.row, changed);
  if (barred !== null) return barred;
  const header = await readHeader(context, body, staff);
  if ("refusal" in header) return header;
  const changedSince = await findChangedSince(context, stored, { ...body, header, changed });
  const priced = await priceRound(context, {
    before: stored.bill,
    round,
    receive: (added) =>
      updateBillRule(
        stored.bill,
        { header, added, changed },
        { changedSince, pricing: round.pricing },
      ),
  });
  if ("refusal" in priced) return priced;
  const taken = await requireFreePlace(context, stored.bill, body, priced);
  if (taken !== null) return taken;
  const sent = await sendCoursesOf(context, priced);
  const fired = await fireAsked(context, stored, { sent, course: body.fire });
  if ("refusal" in fired) return fired;
  const waiting = await waitForLostCourses(context, stored.bill, fired);
  const bill = serveOnBill(waitAgain(stored.bill, waiting, context.at), press);
  if (isRefusal(bill)) return bill;
  const lines = { rows: stored.lines, before: stored.bill.lines, after: bill.lines };
  const shortage = await moveStock(context, await findStockChanges(context, lines));
  if (shortage !== null) return shortage;
  const worth = await computeWorth(context, bill);
  const marked = await markServed(context, stored, press);
  const row = await saveBill(context, marked, { bill, ...worth });
  if (isUnseen(body)) await keepPaper(context, stored.row, row);
  await followCoursesOf(context, stored.bill, bill);
  return { id: body.id, version: row.version };
}

async function fireAsked(
  context: WriteContext,
  { bill: before, lines }: StoredBill,
  { sent, course }: { readonly sent: Bill; readonly course: number | undefined },
): Promise<Bill | RefusedCall> {
  const isDone = course === undefined || isFiredBySending(before, sent, course);
  return isDone ? sent : await fireOnBill(context, { bill: sent, lines }, course);
}

/** A till may keep a change while an older backup is restored; then another bill can have the ID. */
function isMeant({ bill }: StoredBill, { createdDate }: Body): boolean {
  return createdDate === undefined || createdDate === wireDateTime(bill.createdAt);
}

/** Once guests have seen a set on a paper, breaking it up takes the right to give discounts, or a manager who has it. */
function requireMayBreakUp(
  session: WriteContext["session"],
  { papers }: StoredBill["row"],
  changed: readonly LineChange[],
): Refusal | null {
  const isSeen = papers > 0 && changed.some(({ isBrokenUp = false }) => isBrokenUp);
  return isSeen ? requirePermission(session, "give-discount") : null;
}

/** A till that kept the move does not know who has sat down there since. */
async function requireFreePlace(
  context: WriteContext,
  before: Bill,
  { place, isSecondBill = false }: Body,
  after: Bill,
): Promise<Refusal | null> {
  const isAsked = place !== undefined && !isSecondBill;
  return isAsked ? await requireFreePlaceBeside(context, [before], after.place) : null;
}

function isChanged(item: NewItem | ChangedItem): item is ChangedItem {
  return "id" in item;
}

async function readHeader(
  context: WriteContext,
  { place, cover, servingWay, staff, customer }: Body,
  known: readonly Staff[],
): Promise<Partial<BillHeaderFields> | RefusedCall> {
  const read = place === undefined ? undefined : readPlace(place);
  if (read !== undefined && "refusal" in read) return read;
  const refused =
    (staff === undefined ? null : await requireServer(context, staff, known)) ??
    (await requireCustomer(context, customer ?? null));
  if (refused !== null) return refused;
  return {
    ...(read !== undefined && { place: read }),
    ...(cover !== undefined && { cover }),
    ...(servingWay !== undefined && { servingWay }),
    ...(staff !== undefined && { staff }),
    ...(customer !== undefined && { customer }),
  };
}
