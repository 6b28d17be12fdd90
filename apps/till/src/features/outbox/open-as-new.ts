import type { ChangedItem, NewItem } from "@comanda/contract/bill";
import { placeOf } from "@comanda/contract/bill-record";
import { currentLines } from "@comanda/domain/bill/bill";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { parseWireDateTime, wireDateTime } from "@comanda/domain/time/wire-date";

import { serverNow } from "#api/clock.ts";
import { recordStore } from "#records/record-store.ts";

import { openBillAt, restoreOrder, useOrder, currentWholeSecond } from "../order/index.ts";
import { billOf, type Intent } from "@comanda/sync/outbox/intent";
import { changeOutbox } from "./start-outbox.ts";

/** An intent that failed to create a bill, together with every round for that bill. */
export function intentsOfBill(intent: Intent, all: readonly Intent[]): readonly Intent[] {
  if ("id" in intent.body) return [intent];
  return all.filter((one) => one.done === null && billOf(one) === billOf(intent));
}

export async function dropIntents(intent: Intent): Promise<void> {
  await changeOutbox((all) => ({
    removed: intentsOfBill(intent, all).filter(isSameOrLater),
    changed: [],
  }));

  function isSameOrLater({ turn }: Intent): boolean {
    return turn >= intent.turn;
  }
}

/** The rules may allow it by now: a shift was started, or an article came into stock. */
export async function sendAgain({ turn }: Intent): Promise<void> {
  await changeOutbox((all) => ({
    removed: [],
    changed: all.filter((one) => one.turn === turn).map((one) => ({ ...one, refused: null })),
  }));
}

/** Moves the rejected items to the order screen, as a new order at the same place. */
export async function openAsNew(intent: Intent, all: readonly Intent[]): Promise<Refusal | null> {
  const atHand = useOrder.getState().bill;
  if (atHand !== null && currentLines(atHand).length > 0) return refuse("print-bill-first");
  const header = headerOf(intent);
  if (header === null) return refuse("bill-not-found", { number: billOf(intent) });
  const billItems = intentsOfBill(intent, all).flatMap(({ body }) =>
    body.billItems.flatMap(withCurrentTime),
  );
  const place = placeOf(header);
  const isSecondBill = place !== null && openBillAt(place) !== null;
  // The order is on the screen and stored before it leaves the outbox.
  restoreOrder({
    order: { kind: "new", body: { ...header, isSecondBill, billItems } },
    selected: null,
    isCrediting: false,
    typed: "",
  });
  await dropIntents(intent);
  return null;
}

function headerOf({ body }: Intent) {
  if (!("id" in body)) {
    const { table, room, cover, servingWay = "here", staff, customer } = body;
    return { table, room, cover, servingWay, staff, customer };
  }
  const bill = recordStore.getState().known.bill.get(body.id);
  if (bill === undefined || bill.staff === null) return null;
  const { table, room, cover, servingWay, staff, customer } = bill;
  return { table, room, cover, servingWay, staff, customer };
}

/** If the clock was ahead, the press has a time in the future; use the current time. */
function withCurrentTime(item: NewItem | ChangedItem): readonly NewItem[] {
  if (!("key" in item)) return [];
  const at = parseWireDateTime(item.createdDate);
  const isAhead = at === null || at > serverNow();
  return [isAhead ? { ...item, createdDate: wireDateTime(currentWholeSecond()) } : item];
}
