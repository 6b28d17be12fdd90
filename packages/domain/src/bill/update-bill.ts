import type { OrderLevelId } from "../id.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { findLine, requireOpen, type Bill } from "./bill.ts";
import { assignStaff } from "./assign-staff.ts";
import { chooseCustomer } from "./choose-customer.ts";
import { changePlace } from "./change-place.ts";
import { breakUpSet } from "./break-up-set.ts";
import { changeTime, type TimerTimes } from "./change-time.ts";
import type { LineKey } from "./line.ts";
import { chooseCourse, chooseOrderLevel, chooseSeats, writeNote } from "./mark-line.ts";
import { changeServingWay } from "./serving-way.ts";
import { receiveLines, type PricingContext, type SentLine } from "./receive-lines.ts";

/** The bill fields that staff may change while the bill is open. */
export type BillHeaderFields = Pick<Bill, "place" | "cover" | "servingWay" | "staff" | "customer">;

export type LineChange = {
  readonly key: LineKey;
  readonly note?: string;
  readonly orderLevel?: OrderLevelId;
  readonly times?: TimerTimes;
  readonly seats?: readonly number[];
  readonly course?: number | null;
  /** Whether a set becomes its parts. */
  readonly isBrokenUp?: boolean;
};

/** A till sends only what it added or changed, never the whole bill. */
export type BillUpdate = {
  readonly header: Partial<BillHeaderFields>;
  readonly added: readonly SentLine[];
  readonly changed: readonly LineChange[];
};

/** What other stations changed after the till had read the bill. */
export type ChangedSince = {
  readonly header: ReadonlySet<keyof BillHeaderFields>;
  readonly lines: ReadonlySet<LineKey>;
  /** The name of the user who moved the guests last; left out if that is not known. */
  readonly movedBy?: string;
};

/**
 * Applies an update. Two stations that add lines both succeed; only if both changed the same field or the same line,
 * the later update is refused as a whole.
 */
export function updateBill(
  bill: Bill,
  update: BillUpdate,
  {
    changedSince,
    pricing,
  }: { readonly changedSince: ChangedSince; readonly pricing: PricingContext },
): Bill | Refusal {
  const refusal = requireOpen(bill) ?? checkConflict(bill, update, changedSince);
  if (refusal !== null) return refusal;
  const headed = changeHeader(bill, update.header);
  if (isRefusal(headed)) return headed;
  const changed = changeLines(headed, update.changed, pricing);
  return isRefusal(changed) ? changed : receiveLines(changed, update.added, pricing);
}

function checkConflict(bill: Bill, update: BillUpdate, since: ChangedSince): Refusal | null {
  const fields = Object.entries(update.header).filter(
    ([field, value]) => value !== undefined && isHeaderField(field) && since.header.has(field),
  );
  const isMoved = update.header.place !== undefined && since.header.has("place");
  if (isMoved && since.movedBy !== undefined) {
    const place = bill.place?.name ?? "";
    return refuse("bill-moved", { bill: bill.number ?? 0, place, user: since.movedBy });
  }
  const lines = update.changed.filter(({ key }) => since.lines.has(key));
  return fields.length > 0 || lines.length > 0
    ? refuse("optimistic-lock", { bill: bill.number ?? 0 })
    : null;
}

function isHeaderField(field: string): field is keyof BillHeaderFields {
  return ["place", "cover", "servingWay", "staff", "customer"].includes(field);
}

function changeHeader(bill: Bill, header: Partial<BillHeaderFields>): Bill | Refusal {
  const placed =
    header.place === undefined && header.cover === undefined
      ? bill
      : changePlace(
          bill,
          header.place === undefined ? bill.place : header.place,
          header.cover === undefined ? bill.cover : header.cover,
        );
  if (isRefusal(placed)) return placed;
  const served =
    header.staff === undefined || header.staff === null
      ? placed
      : assignStaff(placed, header.staff);
  if (isRefusal(served)) return served;
  const ordered =
    header.servingWay === undefined ? served : changeServingWay(served, header.servingWay);
  if (isRefusal(ordered) || header.customer === undefined) return ordered;
  return chooseCustomer(ordered, header.customer);
}

function changeLines(
  bill: Bill,
  changes: readonly LineChange[],
  pricing: PricingContext,
): Bill | Refusal {
  let changed = bill;
  for (const change of changes) {
    const next = changeLine(changed, change, pricing);
    if (isRefusal(next)) return next;
    changed = next;
  }
  return changed;
}

function changeLine(bill: Bill, change: LineChange, pricing: PricingContext): Bill | Refusal {
  const { key, note, orderLevel, times, seats, isBrokenUp = false } = change;
  const line = findLine(bill, key);
  if (line === null) return refuse("line-not-found");
  if (isBrokenUp) return breakUpSet(bill, key, pricing);
  const noted = note === undefined ? bill : writeNote(bill, key, note);
  if (isRefusal(noted)) return noted;
  const article = pricing.menu.articles.find(({ id }) => id === line.article);
  const levelled =
    orderLevel === undefined || article === undefined
      ? noted
      : chooseOrderLevel(noted, key, { article, level: orderLevel, levels: pricing.levels });
  if (isRefusal(levelled)) return levelled;
  const timed = times === undefined ? levelled : changeTime(levelled, key, times, pricing.timeZone);
  if (isRefusal(timed)) return timed;
  const seated = seats === undefined ? timed : chooseSeats(timed, key, seats);
  if (isRefusal(seated) || change.course === undefined) return seated;
  const named = article?.name ?? "";
  return chooseCourse(seated, key, { course: change.course, article: named });
}
