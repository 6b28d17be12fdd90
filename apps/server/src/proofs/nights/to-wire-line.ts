import type { NewItem } from "@comanda/contract/bill";
import { plainPress, toWirePart } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import { negateQuantity } from "@comanda/domain/money/quantity";
import { wireDateTime } from "@comanda/domain/time/wire-date";

import { wireAnswer } from "./any-answer.ts";

/** The line in its wire form. */
export function toWireLine(line: SentLine): NewItem {
  const said = {
    ...plainPress,
    product: id<"article">(1),
    key: line.key,
    createdDate: wireDateTime(line.at),
  };
  switch (line.kind) {
    case "mixer":
      return {
        ...said,
        type: 1,
        product: line.article,
        qty: line.quantity,
        note: line.note,
        parent: line.item,
      };
    case "answer":
      return { ...said, ...wireAnswer(line) };
    case "commission":
      return { ...said, ...wireCommission(line) };
    case "discount":
      return {
        ...said,
        type: 6,
        qty: line.quantity,
        price: line.off,
        parent: line.item,
        staff: line.givenBy,
        discount: { reason: line.reason, rate: line.rate, isOfBill: line.isOfBill },
      };
    case "credit":
      return {
        ...said,
        qty: negateQuantity(line.quantity),
        note: line.note,
        credits: line.line,
      };
    case "article":
      return {
        ...said,
        product: line.article,
        qty: line.quantity,
        price: line.typedPrice,
        note: line.note,
        orderLevel: line.orderLevel,
        timeStart: line.times === null ? null : wireDateTime(line.times.startedAt),
        timeEnd:
          line.times?.endedAt === undefined || line.times.endedAt === null
            ? null
            : wireDateTime(line.times.endedAt),
        ...(line.seats !== undefined && { seats: [...line.seats] }),
        ...(line.course !== undefined && { course: line.course }),
        ...(line.parts !== undefined && { parts: line.parts.map(toWirePart) }),
      };
  }
}

function wireCommission({ item, staff, replaces }: SentLine & { readonly kind: "commission" }) {
  const replaced = replaces === undefined ? {} : { replaces };
  return { type: 2 as const, parent: item, staff, ...replaced };
}
