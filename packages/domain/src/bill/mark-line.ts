import type { OrderLevelId } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { levelsFor, type OrderLevel } from "../menu/order-level.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { findLine, replaceLine, requireOpen, type Bill } from "./bill.ts";
import { isAccompanyingCredit } from "./accompanying-credit.ts";
import { mayChangeCourse } from "./course.ts";
import { isItem } from "./line-order.ts";
import { orderSeats, requireSeats } from "./seats.ts";
import { isPartOfSet, partsOfSet } from "./set-lines.ts";
import { isCredit, isSold, type Line, type LineKey } from "./line.ts";

/** Sets the note for the kitchen, or why an unsent credit goes back. An empty note removes it. */
export function writeNote(bill: Bill, key: LineKey, note: string): Bill | Refusal {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const line = findMarkableLine(bill, key);
  return line === null ? refuse("select-an-item") : markLine(bill, line, { note: note.trim() });
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
    ? markLine(bill, line, { orderLevel: choice.level })
    : refuse("order-level-not-for-article", { article: choice.article.name });
}

/** Sets whom an item is for. */
export function chooseSeats(bill: Bill, key: LineKey, seats: readonly number[]): Bill | Refusal {
  const refusal = requireOpen(bill) ?? requireSeats(bill, seats);
  if (refusal !== null) return refusal;
  const line = findLine(bill, key);
  return line === null || !isItem(line)
    ? refuse("select-an-item")
    : replaceLine(bill, { ...line, seats: orderSeats(seats) });
}

/** Sets with what an item is served, until its course is fired. */
export function chooseCourse(
  bill: Bill,
  key: LineKey,
  { course, article }: { readonly course: number | null; readonly article: string },
): Bill | Refusal {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const line = findLine(bill, key);
  if (line === null || !isItem(line)) return refuse("select-an-item");
  if (line.course === course) return bill;
  return mayChangeCourse(bill, line)
    ? replaceLine(bill, { ...line, course })
    : refuse("course-fired", { article });
}

/** What is chosen twice for a set can be two lines, which are one choice. */
function markLine(
  bill: Bill,
  marked: Line,
  mark: { readonly note: string } | { readonly orderLevel: OrderLevelId },
): Bill {
  if (!isPartOfSet(marked)) return replaceLine(bill, { ...marked, ...mark });
  const alike = partsOfSet(bill, marked.parent).filter(
    ({ question, article }) => question === marked.question && article === marked.article,
  );
  return alike.reduce<Bill>((after, part) => replaceLine(after, { ...part, ...mark }), bill);
}

/**
 * Only lines that were pressed on their own, and parts of a set, can be marked: no commissions, free pieces or credits that another one took
 * along. A credit can be until it is sent.
 */
function findMarkableLine(bill: Bill, key: LineKey): Line | null {
  const line = findLine(bill, key);
  if (line === null || !isSold(line)) return null;
  if (isCredit(line)) return line.isSaved || isAccompanyingCredit(bill, line) ? null : line;
  return line.type === "normal" && line.parent !== null && !isPartOfSet(line) ? null : line;
}
