import type { OrderLevelId } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { levelsFor, type OrderLevel } from "../menu/order-level.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { findLine, replaceLine, requireOpen, type Bill } from "./bill.ts";
import { isAccompanyingCredit } from "./add-credit-lines.ts";
import { isCredit, isSold, type Line, type LineKey } from "./line.ts";

/** Sets the note for the kitchen, or why an unsent credit goes back. An empty note removes it. */
export function writeNote(bill: Bill, key: LineKey, note: string): Bill | Refusal {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const line = findMarkableLine(bill, key);
  return line === null
    ? refuse("select-an-item")
    : replaceLine(bill, { ...line, note: note.trim() });
}

/** Sets an order level of the article, such as medium. */
export function chooseOrderLevel(
  bill: Bill,
  key: LineKey,
  choice: { article: Article; level: OrderLevelId; levels: readonly OrderLevel[] },
): Bill | Refusal {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const line = findMarkableLine(bill, key);
  if (line === null || line.type !== "normal" || isCredit(line)) return refuse("select-an-item");
  const isOffered =
    line.article === choice.article.id &&
    levelsFor(choice.article, choice.levels).some(({ id }) => id === choice.level);
  return isOffered
    ? replaceLine(bill, { ...line, orderLevel: choice.level })
    : refuse("order-level-not-for-article", { article: choice.article.name });
}

/**
 * Only lines that were pressed on their own can be marked: no commissions, free pieces or credits that another one took
 * along. A credit can be until it is sent.
 */
function findMarkableLine(bill: Bill, key: LineKey): Line | null {
  const line = findLine(bill, key);
  if (line === null || !isSold(line)) return null;
  if (isCredit(line)) return line.isSaved || isAccompanyingCredit(bill, line) ? null : line;
  return line.type === "normal" && line.parent !== null ? null : line;
}
