import type { ChangedItem, NewItem, newBill, updateBill } from "@comanda/contract/bill";
import { placeOf } from "@comanda/contract/bill-record";
import type { BodyOf } from "@comanda/contract/call";
import { readStoredLines } from "@comanda/contract/sent-line";
import type { Bill } from "@comanda/domain/bill/bill";
import { createOrder } from "@comanda/domain/bill/create-order";
import { fireCourse, sendCourses } from "@comanda/domain/bill/course";
import { lineKey } from "@comanda/domain/bill/line";
import { restoreLines, type PricingContext } from "@comanda/domain/bill/receive-lines";
import { nextRoundNumber, markRoundSent } from "@comanda/domain/bill/mark-round-sent";
import { serveBill, waitAgain } from "@comanda/domain/bill/served";
import { updateBill as changeBill, type LineChange } from "@comanda/domain/bill/update-bill";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { instant, type Instant } from "@comanda/domain/time/instant";

import type { Intent } from "@comanda/sync/outbox/intent";

/** What an intent does not say itself. */
export type IntentRules = {
  readonly pricingFor: (bill: Bill) => PricingContext;
  /** The name of the station if it is a counter. */
  readonly counter: string | null;
};

/** The bill that an intent creates, at the prices that were shown: the server asks before it saves it at others. */
export function billMadeBy(
  { madeAt }: Intent,
  body: BodyOf<typeof newBill>,
  rules: IntentRules,
): Bill | Refusal {
  const { cover, staff, customer, servingWay = "here" } = body;
  const at = instant(madeAt);
  const bill = createOrder({ place: placeOf(body), cover, staff, customer }, at);
  if (isRefusal(bill)) return bill;
  return withItems({ ...bill, servingWay }, { items: body.billItems, at }, rules);
}

/** The bill after the intent has been applied. A change that the rules refuse is left for the server to refuse. */
export function billChangedBy(
  bill: Bill,
  { changedLines, madeAt }: Intent,
  { body, ...rules }: IntentRules & { readonly body: BodyOf<typeof updateBill> },
): Bill {
  const { place, cover, servingWay, staff, customer } = body;
  const header = {
    ...(place !== undefined && { place: placeOf(place) }),
    ...(cover !== undefined && { cover }),
    ...(servingWay !== undefined && { servingWay }),
    ...(staff !== undefined && { staff }),
    ...(customer !== undefined && { customer }),
  };
  const keys = new Map(changedLines.map((line) => [line.id, line.key]));
  const changed = body.billItems
    .filter((item) => "id" in item)
    .flatMap((item) => lineChange(item, keys.get(item.id)));
  const noOtherChanges = { header: new Set<never>(), lines: new Set<never>() };
  const after = changeBill(
    bill,
    { header, added: [], changed },
    { changedSince: noOtherChanges, pricing: rules.pricingFor(bill) },
  );
  const items = body.billItems.filter((item) => "key" in item);
  const at = instant(madeAt);
  const filled = withItems(isRefusal(after) ? bill : after, { items, at }, rules);
  const fired = body.fire === undefined ? filled : withFired(filled, body.fire, at);
  const waiting = waitAgain(bill, fired, at);
  const servedAt = parseWireDateTime(body.served ?? "");
  return servedAt === null ? waiting : withServed(waiting, servedAt);
}

function withServed(bill: Bill, at: Instant): Bill {
  const served = serveBill(bill, { at, wasStoredOffline: true });
  return isRefusal(served) ? bill : served;
}

/** When courses are fired by themselves is the server's to say. */
const firesNothing = { minutes: null };

function withFired(bill: Bill, course: number, at: Instant): Bill {
  const fired = fireCourse(bill, course, { at, by: bill.staff, ...firesNothing });
  return isRefusal(fired) ? bill : fired;
}

/** Empty for a line that this till did not know. */
function lineChange(
  { note, orderLevel, times, seats, course, isBrokenUp }: ChangedItem,
  key: string | undefined,
): readonly LineChange[] {
  if (key === undefined) return [];
  const startedAt = parseWireDateTime(times?.timeStart ?? "");
  const timeEnd = times?.timeEnd ?? null;
  const change = {
    key: lineKey(key),
    ...(note !== undefined && { note }),
    ...(orderLevel !== undefined && { orderLevel }),
    ...(seats !== undefined && { seats }),
    ...(course !== undefined && { course }),
    ...(isBrokenUp === true && { isBrokenUp }),
    ...(startedAt !== null && {
      times: { startedAt, endedAt: timeEnd === null ? null : parseWireDateTime(timeEnd) },
    }),
  };
  return [change];
}

type AddedItems = { readonly items: readonly NewItem[]; readonly at: Instant };

function withItems(
  bill: Bill,
  { items, at }: AddedItems,
  { pricingFor, counter }: IntentRules,
): Bill {
  const { bill: filled } = restoreLines(bill, readStoredLines(items), pricingFor(bill));
  // Treated as sent, since a later round may credit its lines.
  const opened = sendCourses(filled, { at, by: bill.staff, ...firesNothing, counter });
  return markRoundSent(opened, nextRoundNumber([bill]));
}
