import type { NewItem } from "@comanda/contract/bill";
import { plainPress, toWirePart } from "@comanda/contract/sent-line";
import type { ChosenPart } from "@comanda/domain/bill/choose-set-parts";
import { findLine, type Bill } from "@comanda/domain/bill/bill";
import { lineTypeCodes, type LineKey } from "@comanda/domain/bill/line";
import { linesToSend } from "@comanda/domain/bill/lines-to-send";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import type { ArticleId } from "@comanda/domain/id";
import { negateQuantity, oneQuantity } from "@comanda/domain/money/quantity";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import type { Instant } from "@comanda/domain/time/instant";

/** The unsent lines in wire format. */
export function itemsToSend(bill: Bill): NewItem[] {
  return linesToSend(bill).map((line) => itemOf(bill, line));
}

function itemOf(bill: Bill, line: ReturnType<typeof linesToSend>[number]): NewItem {
  const { key, at, shown } = line;
  const every = { ...plainPress, key, createdDate: wireDateTime(at), shown };
  const typeCode = lineTypeCodes[typeOf(bill, line.key)];
  switch (line.kind) {
    case "article":
      return {
        ...every,
        type: typeCode,
        product: line.article,
        qty: line.quantity,
        price: line.typedPrice,
        note: line.note,
        orderLevel: line.orderLevel,
        timeStart: timeText(line.times?.startedAt ?? null),
        timeEnd: timeText(line.times?.endedAt ?? null),
        ...(line.seats !== undefined && { seats: [...line.seats] }),
        ...(line.course !== undefined && { course: line.course }),
        ...partsOf(line),
      };
    case "mixer": {
      const { article: product, quantity: qty, note, item: parent } = line;
      return { ...every, type: typeCode, product, qty, note, parent };
    }
    case "answer":
      return { ...every, type: typeCode, ...answerOf(line) };
    case "commission":
      return {
        ...every,
        type: typeCode,
        product: articleOf(bill, line.key),
        qty: oneQuantity,
        parent: line.item,
        staff: line.staff,
        ...(line.replaces !== undefined && { replaces: line.replaces }),
      };
    case "discount":
      return {
        ...every,
        type: typeCode,
        product: articleOf(bill, line.key),
        qty: line.quantity,
        price: line.rate === null ? line.off : null,
        note: line.note,
        parent: line.item,
        staff: line.givenBy,
        discount: { reason: line.reason, rate: line.rate, isOfBill: line.isOfBill },
      };
    case "credit":
      return {
        ...every,
        type: typeCode,
        product: articleOf(bill, line.key),
        qty: negateQuantity(line.quantity),
        note: line.note,
        credits: line.line,
      };
  }
}

function answerOf(line: Extract<SentLine, { readonly kind: "answer" }>) {
  const { article, quantity, note, item, question, way } = line;
  return {
    product: article,
    qty: quantity,
    note,
    parent: item,
    question,
    ...(way !== null && { way }),
  };
}

/** What was chosen for a set. */
function partsOf({ parts }: { readonly parts?: readonly ChosenPart[] | undefined }) {
  return parts === undefined ? {} : { parts: parts.map(toWirePart) };
}

function timeText(at: Instant | null): string | null {
  return at === null ? null : wireDateTime(at);
}

function typeOf(bill: Bill, key: LineKey) {
  return lineOf(bill, key).type;
}

function articleOf(bill: Bill, key: LineKey): ArticleId {
  return lineOf(bill, key).article;
}

function lineOf(bill: Bill, key: LineKey) {
  const line = findLine(bill, key);
  if (line === null) throw new Error("A line is sent that is not on the bill");
  return line;
}
