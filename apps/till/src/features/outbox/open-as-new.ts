import type { NewItem } from "@comanda/contract/bill";
import { placeOf, type BillReply } from "@comanda/contract/bill-record";
import { currentLines } from "@comanda/domain/bill/bill";
import type { RefusedPress } from "@comanda/domain/bill/receive-lines";
import type { StaffId } from "@comanda/domain/id";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { canPostBill } from "@comanda/domain/staff/find-staff";
import { parseWireDateTime, wireDateTime } from "@comanda/domain/time/wire-date";

import { serverNow } from "#api/clock.ts";
import { recordStore } from "#records/record-store.ts";

import { showRefusal } from "../notice/index.ts";
import {
  assignTypedStaff,
  currentWholeSecond,
  openBillAt,
  requireSession,
  restoreOrder,
  showStaffRefusal,
  staffOfLocation,
  typeOnPad,
  useOrder,
  type StoredOrder,
} from "../order/index.ts";
import { billOf, isForBill, type Intent } from "@comanda/sync/outbox/intent";
import { dishesAbove } from "@comanda/sync/outbox/dishes-above";
import { changedHeader, joinItems } from "@comanda/sync/outbox/joined-order";
import type { StuckIntent } from "@comanda/sync/outbox/unsent-list";
import { useIntents } from "./intents-store.ts";
import { showPendingIntents } from "./show-intents.ts";
import { changeOutbox } from "./start-outbox.ts";

/** Exactly what the user has seen: a round that another window has stored since stays. */
export async function dropIntents(stuck: StuckIntent): Promise<void> {
  const turns = turnsOf(stuck);
  await changeOutbox((all) => ({
    removed: all.filter(({ turn }) => turns.has(turn)),
    changed: [],
  }));
}

/** The rules may allow it by now: a shift was started, or an article came into stock. */
export async function sendAgain({ turn }: Intent): Promise<void> {
  await changeOutbox((all) => ({
    removed: [],
    changed: all.filter((one) => one.turn === turn).map((one) => ({ ...one, refused: null })),
  }));
}

/** Whether the till knows where the guests sit: it has the order that opened their bill, its record or its place. */
export function isPlaceKnown(stuck: StuckIntent): boolean {
  return headerOf(stuck) !== null;
}

/** Moves the items to the order screen, as a new order at the same place, or at the table that was typed. */
export async function openAsNew(stuck: StuckIntent, typedTable = ""): Promise<Refusal | null> {
  const header = headerOf(stuck) ?? headerAt(typedTable);
  const refusal = await moveToScreen(stuck, (billItems) => {
    const place = placeOf(header);
    const isSecondBill = place !== null && openBillAt(place) !== null;
    return { kind: "new", body: { ...header, isSecondBill, billItems } };
  });
  if (refusal === null) askForStaff(header.staff);
  return refusal;
}

/** Moves the items to the order screen, onto the bill that has those of their own. */
export async function addToBill(stuck: StuckIntent, { id }: BillReply): Promise<Refusal | null> {
  return await moveToScreen(stuck, (billItems) => ({
    kind: "saved",
    body: { id, version: 1, billItems },
  }));
}

async function moveToScreen(
  stuck: StuckIntent,
  orderOf: (items: NewItem[]) => NonNullable<StoredOrder["order"]>,
): Promise<Refusal | null> {
  const before = useOrder.getState();
  if (before.bill !== null && currentLines(before.bill).length > 0) {
    return refuse("print-bill-first");
  }
  const turns = turnsOf(stuck);
  const { intents } = useIntents.getState();
  // Otherwise their lines are found on the bill that is shown for them.
  showPendingIntents(intents.filter(({ turn }) => !turns.has(turn)));
  const items = joinItems([stuck.intent, ...stuck.heldBack]).map(withCurrentTime);
  const order = orderOf(items);
  const refused = restoreOrder({ order, selected: null, isCrediting: false, typed: "" });
  const leftOut = findLeftOut(items, refused);
  const isNothingMoved =
    useOrder.getState().bill === before.bill ||
    (items.length > 0 && leftOut.length === items.length);
  if (isNothingMoved) {
    useOrder.setState(before);
    showPendingIntents(intents);
    return leftOut[0]?.refusal ?? refuse("bill-has-no-item");
  }
  // The order is on the screen and stored before it leaves the outbox.
  await keepLeftOut(stuck, leftOut, items);
  if (leftOut[0] !== undefined) showRefusal(leftOut[0].refusal);
  return null;
}

type LeftOut = { readonly item: NewItem; readonly refusal: Refusal };

function findLeftOut(
  items: readonly NewItem[],
  refused: readonly RefusedPress[],
): readonly LeftOut[] {
  const reasons = new Map<string, Refusal>(refused.map(({ key, refusal }) => [key, refusal]));
  return items.flatMap((item) => {
    const refusal = reasons.get(item.key);
    return refusal === undefined ? [] : [{ item, refusal }];
  });
}

/** Removes what was moved. What could not be moved stays refused, until the user moves or discards it. */
async function keepLeftOut(
  stuck: StuckIntent,
  leftOut: readonly LeftOut[],
  items: readonly NewItem[],
): Promise<void> {
  if (leftOut.length === 0) {
    await dropIntents(stuck);
    return;
  }
  const turns = turnsOf(stuck);
  const billItems = leftOut.map(({ item }) => item);
  await changeOutbox((all) => {
    const [rest, ...moved] = all.filter(({ turn }) => turns.has(turn));
    if (rest === undefined) return { removed: [], changed: [] };
    const body = "id" in rest.body ? { ...rest.body, billItems } : { ...rest.body, billItems };
    const dishes = { ...rest.dishes, ...dishesAbove(billItems, items) };
    return { removed: moved, changed: [{ ...rest, body, changedLines: [], dishes }] };
  });
}

function turnsOf({ intent, heldBack }: StuckIntent): ReadonlySet<number> {
  return new Set([intent, ...heldBack].map(({ turn }) => turn));
}

/** The waiter may have left since; then somebody else serves the guests. */
function askForStaff(waiter: StaffId): void {
  const { staffs, location } = staffOfLocation();
  const staff = staffs.find(({ id }) => id === waiter);
  if (staff !== undefined && canPostBill(staff, location)) return;
  showStaffRefusal(refuse("staff-id-invalid"), (ref) => {
    typeOnPad(ref);
    assignTypedStaff();
  });
}

function headerOf({ intent, heldBack }: StuckIntent) {
  const { body } = intent;
  const known = recordStore.getState().known.bill.get(billOf(intent));
  const ofBill = known !== undefined && isForBill(intent, known) ? known : headerAtPress(intent);
  const bill = "id" in body ? ofBill : body;
  if (bill === null) return null;
  const changed = { ...bill, ...changedHeader(heldBack) };
  const { table, room, cover, servingWay = "here", staff, customer } = changed;
  if (placeOf({ table, room }) === null) return null;
  return { table, room, cover, servingWay, staff: staff ?? requireSession().user.id, customer };
}

/** Of a bill that the server does not have any more; another one may have its ID. */
function headerAtPress({ billPlace }: Intent) {
  return billPlace === undefined ? null : { ...headerAt(billPlace.table), ...billPlace };
}

function headerAt(table: string) {
  const staff = requireSession().user.id;
  return { table, room: "", cover: null, servingWay: "here" as const, staff, customer: null };
}

/** If the clock was ahead, the press has a time in the future; use the current time. */
function withCurrentTime(item: NewItem): NewItem {
  const at = parseWireDateTime(item.createdDate);
  const isAhead = at === null || at > serverNow();
  return isAhead ? { ...item, createdDate: wireDateTime(currentWholeSecond()) } : item;
}
