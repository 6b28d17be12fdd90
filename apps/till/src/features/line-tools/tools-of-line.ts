import { findLine, isOpen, type Bill } from "@comanda/domain/bill/bill";
import { discountablePieces } from "@comanda/domain/bill/discountable-pieces";
import { requireDiscountable } from "@comanda/domain/bill/give-discount";
import { isItem } from "@comanda/domain/bill/line-order";
import { isCredit, type Line, type LineKey } from "@comanda/domain/bill/line";
import { hasCredit, netQuantity } from "@comanda/domain/bill/net-quantity";
import { canEarnCommission } from "@comanda/domain/bill/set-commission";
import { isItemOrPart, isPartOfSet, isSetLine } from "@comanda/domain/bill/set-lines";
import { pressOf } from "@comanda/domain/bill/remove-line";
import type { Article } from "@comanda/domain/menu/article";
import { questionsAbout } from "@comanda/domain/menu/questions-about";
import { levelsFor } from "@comanda/domain/menu/order-level";

import type { Reference } from "#records/reference.ts";

import { commissionFor, type OrderState } from "../order/index.ts";

export type Tool =
  | "pieces"
  | "note"
  | "reason"
  | "answers"
  | "level"
  | "commission"
  | "time"
  | "discount"
  | "credit"
  | "parts"
  | "break-up"
  | "remove";

type Order = Pick<OrderState, "sending"> & { readonly bill: Bill };

/** The tools of a line, without those that its kind or state does not allow. A manager can allow a discount. */
export function toolsOfLine(
  { bill, sending }: Order,
  line: Line,
  article: Article | null,
  { levels, menu }: Pick<Reference, "levels" | "menu">,
): ReadonlySet<Tool> {
  const isOnItsWay = sending?.lines.some(({ key }) => key === line.key) === true && !line.isSaved;
  if (!isOpen(bill) || isOnItsWay) return new Set();
  const isSold = isItemOrPart(line);
  const isSet = isItem(line) && isSetLine(bill, line);
  const isAnswer = line.type === "mixer" && line.question !== null && !isCredit(line);
  const isMixer = line.type === "mixer" && !isAnswer && !isCredit(line);
  const isAsked =
    article !== null && !article.isSet && questionsAbout(menu.questions, article).length > 0;
  const isOwnCredit = isCredit(line) && isRemovable(bill, line);
  const hasPieces = isMixer || isSoldInPieces(line) || (isOwnCredit && line.type !== "timer");
  const tools: Readonly<Record<Tool, boolean>> = {
    pieces: isRemovable(bill, line) && article !== null && hasPieces,
    answers: !line.isSaved && (isAnswer || (isItem(line) && isAsked)),
    note: isSold || isMixer || isAnswer,
    reason: isOwnCredit,
    level:
      line.type === "normal" && isSold && article !== null && levelsFor(article, levels).length > 0,
    commission: article !== null && commissionFor(article) !== null && earns(bill, line),
    time: line.type === "timer" && isSold && !hasCredit(bill, line),
    discount: isDiscountable(bill, findLine(bill, discountedKey(line)) ?? line),
    credit: isCreditable(bill, line),
    parts: isSet && !line.isSaved,
    "break-up": isSet && !hasCredit(bill, line),
    remove: isRemovable(bill, line),
  };
  return new Set(allTools.filter((tool) => tools[tool]));
}

const allTools = [
  "pieces",
  "answers",
  "note",
  "reason",
  "level",
  "commission",
  "time",
  "discount",
  "credit",
  "parts",
  "break-up",
  "remove",
] as const;

/** Lines that a press added by itself go with the line of that press. */
export function isRemovable(bill: Bill, line: Line): boolean {
  return isOpen(bill) && !line.isSaved && pressOf(bill, line) === line;
}

/** A part of a set shows what it costs on top, not its share of the price, so that the set gets the discount. */
export function discountedKey(line: Line): LineKey {
  return isPartOfSet(line) ? line.parent : line.key;
}

function isDiscountable(bill: Bill, line: Line): boolean {
  return requireDiscountable(bill, line) === null && discountablePieces(bill, line) > 0;
}

function isSoldInPieces(line: Line): boolean {
  return isItem(line) && line.type === "normal";
}

/** Staff choose who earns on the item that was sold, or on its commission. */
function earns(bill: Bill, line: Line): boolean {
  const item = line.type === "commission" ? findLine(bill, line.parent) : line;
  if (item === null || isCredit(line) || !canEarnCommission(bill, item)) return false;
  return item === line || netQuantity(bill, line) > 0;
}

function isCreditable(bill: Bill, line: Line): boolean {
  if (!line.isSaved || isCredit(line) || line.type === "commission") return false;
  if (isPartOfSet(line)) return false;
  return line.type === "timer" ? !hasCredit(bill, line) : netQuantity(bill, line) > 0;
}
