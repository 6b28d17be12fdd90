import type { ChangedItem } from "@comanda/contract/bill";
import { breakUpSet } from "@comanda/domain/bill/break-up-set";
import { changeTime, type TimerTimes } from "@comanda/domain/bill/change-time";
import { findLine, type Bill } from "@comanda/domain/bill/bill";
import type { Line, LineKey } from "@comanda/domain/bill/line";
import {
  chooseCourse,
  chooseOrderLevel,
  chooseSeats,
  writeNote,
} from "@comanda/domain/bill/mark-line";
import type { OrderLevelId } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { wireDateTime } from "@comanda/domain/time/wire-date";

import { recordStore } from "#records/record-store.ts";
import { sendOrEnqueue } from "#records/send-or-enqueue.ts";

import type { Problem } from "../notice/index.ts";
import {
  pricingContextFor,
  replaceOrder,
  requireReference,
  requireSession,
  useOrder,
  zoneOf,
} from "../order/index.ts";
import { printTicketsOf } from "../papers/index.ts";

export async function setLineNote(key: LineKey, note: string): Promise<Problem> {
  return await changeLine(key, (bill) => writeNote(bill, key, note), { note: note.trim() });
}

export async function setLineLevel(
  key: LineKey,
  article: Article,
  level: OrderLevelId,
): Promise<Problem> {
  const { levels } = requireReference();
  const rule = (bill: Bill) => chooseOrderLevel(bill, key, { article, level, levels });
  return await changeLine(key, rule, { orderLevel: level });
}

export async function setLineTimes(key: LineKey, times: TimerTimes): Promise<Problem> {
  const timeEnd = times.endedAt === null ? null : wireDateTime(times.endedAt);
  const zone = zoneOf(requireSession());
  return await changeLine(key, (bill) => changeTime(bill, key, times, zone), {
    times: { timeStart: wireDateTime(times.startedAt), timeEnd },
  });
}

export async function setLineSeats(key: LineKey, seats: readonly number[]): Promise<Problem> {
  const rule = (bill: Bill) => chooseSeats(bill, key, seats);
  return await changeLine(key, rule, { seats: [...seats] });
}

/** 0 is made at once. */
export async function setLineCourse(
  { key, article: sold }: Pick<Line, "key" | "article">,
  course: number,
): Promise<Problem> {
  const { menu } = requireReference();
  const article = menu.articles.find(({ id }) => id === sold)?.name ?? "";
  return await changeLine(key, (bill) => chooseCourse(bill, key, { course, article }), { course });
}

/** Makes the parts of a set lines of their own. */
export async function breakUp(key: LineKey): Promise<Problem> {
  const rule = (bill: Bill) => breakUpSet(bill, key, pricingContextFor(bill));
  return await changeLine(key, rule, { isBrokenUp: true });
}

/** An unsent line changes locally; a line that the server knows is updated there at once. */
async function changeLine(
  key: LineKey,
  rule: (bill: Bill) => Bill | Refusal,
  change: Omit<ChangedItem, "id">,
): Promise<Problem> {
  const { bill } = useOrder.getState();
  const line = bill === null ? null : findLine(bill, key);
  if (bill === null || line === null) return refuse("select-an-item");
  const changed = rule(bill);
  if (isRefusal(changed)) return changed;
  if (!line.isSaved || bill.id === null) return replaceOrder(changed);
  const { billItem } = recordStore.getState().records;
  const item = [...billItem.values()].find((known) => known.key === key && known.bill === bill.id);
  if (item === undefined) return refuse("line-not-found");
  const { id, version } = bill;
  const body = { id, version, billItems: [{ id: item.id, ...change }] };
  const outcome = await sendOrEnqueue(body);
  if (!outcome.ok) return outcome.failure;
  const concernsKitchen = !("times" in change || "isBrokenUp" in change);
  return concernsKitchen && !outcome.isQueued ? await printTicketsOf(outcome.id) : null;
}
