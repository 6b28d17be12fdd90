import type { ChosenPart } from "@comanda/domain/bill/choose-set-parts";
import { lineKey, lineTypeCodes } from "@comanda/domain/bill/line";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import { isMoney, noMoney } from "@comanda/domain/money/money";
import { isQuantity, negateQuantity, type Quantity } from "@comanda/domain/money/quantity";
import { rate } from "@comanda/domain/money/rate";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

import type { NewItem } from "./bill.ts";

/** The fields of a plain press of one article, as the menu defines it. */
export const plainPress = {
  type: lineTypeCodes.normal,
  qty: 1,
  price: null,
  note: "",
  orderLevel: null,
  timeStart: null,
  timeEnd: null,
  parent: null,
  staff: null,
  credits: null,
} as const satisfies Omit<NewItem, "key" | "createdDate" | "product">;

/** Converts a press from the wire, or from a device's storage, to the domain's type. */
export function parseSentLine(item: NewItem): SentLine | Refusal {
  const { qty } = item;
  if (!isQuantity(qty)) return refuse("quantity-invalid");
  const at = parseWireDateTime(item.createdDate);
  if (at === null) return refuse("date-invalid");
  return lineAt({ key: lineKey(item.key), at, shown: item.shown }, item, qty);
}

/** Presses from a device's storage; those that can no longer be read are left out. */
export function readStoredLines(items: readonly NewItem[]): readonly SentLine[] {
  return items.flatMap((item) => {
    const line = parseSentLine(item);
    return isRefusal(line) ? [] : [line];
  });
}

type Press = Pick<SentLine, "key" | "at" | "shown">;

function lineAt(press: Press, item: NewItem, quantity: Quantity): SentLine | Refusal {
  const { product: article, note, staff } = item;
  if (item.credits !== null) {
    const line = lineKey(item.credits);
    return { ...press, kind: "credit", line, quantity: negateQuantity(quantity), note };
  }
  const parent = lineKey(item.parent ?? item.key);
  if (item.type === lineTypeCodes.mixer && item.question !== undefined) {
    const { question, way = null } = item;
    return { ...press, kind: "answer", item: parent, question, article, quantity, way, note };
  }
  if (item.type === lineTypeCodes.mixer) {
    return { ...press, kind: "mixer", item: parent, article, quantity, note };
  }
  if (item.type === lineTypeCodes.discount) return discountLine(press, item, quantity);
  if (item.type !== lineTypeCodes.commission) return articleLine(press, item, quantity);
  if (staff === null) return refuse("commission-staff-required");
  const replaced = item.replaces !== undefined && { replaces: lineKey(item.replaces) };
  return { ...press, kind: "commission", item: parent, staff, ...replaced };
}

/** The rules decide who gives it, and in which words. */
function discountLine(press: Press, item: NewItem, quantity: Quantity): SentLine | Refusal {
  const { parent, discount, price, staff, note } = item;
  if (parent === null) return refuse("select-an-item");
  if (discount === undefined) return refuse("discount-reason-required");
  if (staff === null) return refuse("choose-staff");
  const part = discount.rate;
  if (part !== null && part < 0) return refuse("amount-invalid", { amount: part });
  return {
    ...press,
    kind: "discount",
    item: lineKey(parent),
    quantity,
    reason: discount.reason,
    rate: part === null ? null : rate(part),
    off: price ?? noMoney,
    isOfBill: discount.isOfBill,
    note,
    givenBy: staff,
  };
}

type WirePart = NonNullable<NewItem["parts"]>[number];

/** A part of a set in its wire form. */
export function toWirePart(part: ChosenPart): WirePart {
  const { question, article: product, count: qty, note, orderLevel, course = null } = part;
  return {
    question,
    product,
    qty,
    ...(note !== "" && { note }),
    ...(orderLevel !== null && { orderLevel }),
    ...(course !== null && { course }),
  };
}

function chosenPart(part: WirePart): ChosenPart {
  const {
    question,
    product: article,
    qty: count,
    note = "",
    orderLevel = null,
    course = null,
  } = part;
  return { question, article, count, note, orderLevel, course };
}

function articleLine(press: Press, item: NewItem, quantity: Quantity): SentLine | Refusal {
  const startedAt = item.timeStart === null ? null : parseWireDateTime(item.timeStart);
  const endedAt = item.timeEnd === null ? null : parseWireDateTime(item.timeEnd);
  const isBroken =
    (item.timeStart !== null && startedAt === null) || (item.timeEnd !== null && endedAt === null);
  if (isBroken) return refuse("date-invalid");
  return {
    ...press,
    kind: "article",
    article: item.product,
    quantity,
    typedPrice: item.price !== null && isMoney(item.price) ? item.price : null,
    note: item.note,
    orderLevel: item.orderLevel,
    times: startedAt === null ? null : { startedAt, endedAt },
    ...(item.seats !== undefined && { seats: item.seats }),
    ...(item.course !== undefined && { course: item.course }),
    ...(item.parts !== undefined && { parts: item.parts.map(chosenPart) }),
  };
}
