import { addQuantity, negateQuantity, one } from "../money/quantity.ts";
import { currentLines, linesUnder, type Bill } from "./bill.ts";
import {
  isCredit,
  type CommissionLine,
  type Line,
  type MixerLine,
  type NormalLine,
  type TimerLine,
} from "./line.ts";
import type { SentLine } from "./receive-lines.ts";
import { shownPrice, type ShownPrice } from "./shown-price.ts";
import { goesAlong } from "./add-credit-lines.ts";

/**
 * Builds the lines that a till sends: one per press. Lines that a press adds by itself are not sent; the server derives
 * them again.
 */
export function linesToSend(bill: Bill): readonly (SentLine & { readonly shown: ShownPrice })[] {
  return currentLines(bill).flatMap((line) => {
    const sent = sentLine(bill, line);
    return sent === null ? [] : [{ ...sent, shown: shownPrice(bill, line) }];
  });
}

function sentLine(bill: Bill, line: Line): SentLine | null {
  if (isCredit(line)) return sentCredit(bill, line);
  switch (line.type) {
    case "normal":
      return line.parent === null ? sentArticle(bill, line) : null;
    case "timer":
      return sentTimer(line);
    case "mixer":
      return sentMixer(line);
    case "commission":
      return sentCommission(line);
  }
}

/** The free pieces under a line belong to the same press as the paid ones. */
function sentArticle(bill: Bill, line: NormalLine): SentLine {
  const quantity = linesUnder(bill, line.key)
    .filter(({ type }) => type === "normal")
    .reduce((sum, free) => addQuantity(sum, free.quantity), line.quantity);
  const { key, article, productPrice, note, orderLevel } = line;
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
  };
}

function sentTimer({ key, article, createdAt, note, startedAt, endedAt }: TimerLine): SentLine {
  return {
    kind: "article",
    key,
    at: createdAt,
    article,
    quantity: one,
    typedPrice: null,
    note,
    orderLevel: null,
    times: { startedAt, endedAt },
  };
}

function sentMixer({ key, parent, article, quantity, createdAt, note }: MixerLine): SentLine {
  return { kind: "mixer", key, item: parent, article, quantity, at: createdAt, note };
}

function sentCommission({ key, parent, staff, createdAt }: CommissionLine): SentLine {
  return { kind: "commission", key, item: parent, staff, at: createdAt };
}

/** A credit that another credit took along is not sent; the server derives it again. */
function sentCredit(bill: Bill, line: Line): SentLine | null {
  if (line.credits === null || goesAlong(bill, line)) return null;
  const quantity = negateQuantity(line.quantity);
  return { kind: "credit", key: line.key, line: line.credits, quantity, at: line.createdAt };
}
