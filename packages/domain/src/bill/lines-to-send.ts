import type { QuestionId } from "../id.ts";
import { negateMoney } from "../money/money.ts";
import { addQuantity, negateQuantity, oneQuantity } from "../money/quantity.ts";
import { currentLines, lineAbove, linesUnder, parentOf, type Bill } from "./bill.ts";
import {
  isCredit,
  isCreditOfReplaced,
  type CommissionLine,
  type DiscountLine,
  type Line,
  type LineKey,
  type MixerLine,
  type NormalLine,
  type TimerLine,
} from "./line.ts";
import { chosenParts } from "./chosen-parts.ts";
import type { SentLine } from "./receive-lines.ts";
import { isPartOfSet, isSetLine } from "./set-lines.ts";
import { shownPrice, type ShownPrice } from "./shown-price.ts";
import { isAccompanyingCredit } from "./accompanying-credit.ts";

/**
 * Builds the lines that a till sends: one per press. Lines that a press adds by itself are not sent; the server derives
 * them again.
 */
export function linesToSend(bill: Bill): readonly (SentLine & { readonly shown: ShownPrice })[] {
  return currentLines(bill).flatMap((line) => {
    const sent = toSentLine(bill, line);
    return sent === null ? [] : [{ ...sent, shown: shownPrice(bill, line) }];
  });
}

function toSentLine(bill: Bill, line: Line): SentLine | null {
  if (isCredit(line)) return toSentCredit(bill, line);
  switch (line.type) {
    case "normal":
      return line.parent === null ? toSentArticle(bill, line) : null;
    case "timer":
      return toSentTimer(line);
    case "mixer":
      return line.question === null ? toSentMixer(line) : toSentAnswer(line, line.question);
    case "commission":
      return toSentCommission(bill, line);
    case "discount":
      return toSentDiscount(line);
  }
}

/** The free pieces under a line, and the parts of a set, belong to the same press. */
function toSentArticle(bill: Bill, line: NormalLine): SentLine {
  const quantity = linesUnder(bill, line.key)
    .filter((under) => under.type === "normal" && !isPartOfSet(under))
    .reduce((sum, free) => addQuantity(sum, free.quantity), line.quantity);
  const { key, article, productPrice, note, orderLevel } = line;
  const parts = isSetLine(bill, line) ? chosenParts(bill, line) : [];
  return {
    kind: "article",
    key,
    at: line.createdAt,
    article,
    quantity,
    typedPrice: productPrice,
    note,
    orderLevel,
    times: null,
    ...servedTo(line),
    ...(parts.length > 0 && { parts }),
  };
}

function toSentTimer(timer: TimerLine): SentLine {
  const { key, article, createdAt, note, startedAt, endedAt } = timer;
  return {
    kind: "article",
    key,
    at: createdAt,
    article,
    quantity: oneQuantity,
    typedPrice: null,
    note,
    orderLevel: null,
    times: { startedAt, endedAt },
    ...servedTo(timer),
  };
}

/** Left out where nothing was chosen, as by tills that know neither seats nor courses. */
function servedTo({
  seats,
  course,
}: Line): Pick<SentLine & { kind: "article" }, "seats" | "course"> {
  return { ...(seats.length > 0 && { seats }), ...(course !== null && { course }) };
}

function toSentMixer({ key, parent, article, quantity, createdAt, note }: MixerLine): SentLine {
  return { kind: "mixer", key, item: parent, article, quantity, at: createdAt, note };
}

function toSentAnswer(
  { key, parent: item, createdAt: at, article, quantity, way, note }: MixerLine,
  question: QuestionId,
): SentLine {
  return { kind: "answer", key, at, item, question, article, quantity, way, note };
}

function toSentCommission(bill: Bill, line: CommissionLine): SentLine {
  const { key, parent: item, staff, createdAt: at } = line;
  const replaces = replacedBy(bill, item);
  return { kind: "commission", key, item, staff, at, ...(replaces !== null && { replaces }) };
}

/** The sent commission of an item that an unsent one replaces; of several, the last. */
function replacedBy(bill: Bill, item: LineKey): LineKey | null {
  const credit = currentLines(bill).findLast((line) => {
    if (!isCreditOfReplaced(line)) return false;
    const replaced = lineAbove(bill, line);
    return replaced !== null && parentOf(replaced) === item;
  });
  return credit?.credits ?? null;
}

function toSentDiscount(line: DiscountLine): SentLine {
  const { key, parent: item, createdAt: at, quantity, reason, rate, isOfBill } = line;
  const { note, givenBy, price } = line;
  const off = negateMoney(price);
  return { kind: "discount", key, at, item, quantity, reason, rate, off, isOfBill, note, givenBy };
}

/** A credit that another credit took along is not sent; the server derives it again. */
function toSentCredit(bill: Bill, line: Line): SentLine | null {
  if (line.credits === null || isAccompanyingCredit(bill, line)) return null;
  const { key, credits, createdAt: at, note } = line;
  return { kind: "credit", key, line: credits, quantity: negateQuantity(line.quantity), at, note };
}
