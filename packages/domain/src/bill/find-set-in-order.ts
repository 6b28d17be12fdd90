import { isShown, type Article } from "../menu/article.ts";
import { articleAt } from "../menu/dated-price.ts";
import type { Question } from "../menu/question.ts";
import { payableAmount, type Decimals } from "../money/currency.ts";
import { money, sumMoney, type Money } from "../money/money.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import { isRefusal } from "../refusal.ts";
import type { SetPart } from "./add-set.ts";
import { currentLines, linesUnder, type Bill } from "./bill.ts";
import {
  chooseSetParts,
  sectionsOfSet,
  type ChosenPart,
  type MenuOfSets,
} from "./choose-set-parts.ts";
import { isItem } from "./line-order.ts";
import type { LineKey, NormalLine } from "./line.ts";
import {
  agreeOnMarks,
  assignPiecesToSections,
  type AssignedPiece,
} from "./assign-pieces-to-sections.ts";

/** A set that unsent lines of a bill make up. */
export type FoundSet = {
  readonly set: Article;
  readonly sets: number;
  readonly parts: readonly SetPart[];
  /** How many pieces of which lines one set takes. */
  readonly pieces: ReadonlyMap<LineKey, number>;
  /** What the lines cost, and will cost as sets. */
  readonly before: Money;
  readonly after: Money;
};

export type SetSearch = {
  readonly menu: MenuOfSets;
  readonly moment: SaleMoment;
  readonly currency: Decimals;
};

/** More pieces of a line, or in all, are not looked at: a tap must not wait. */
const mostOfLine = 10;
const mostPieces = 60;

/** Finds the set that saves guests the most, if they ordered all its parts one by one and have not sent them. */
export function findSetInOrder(bill: Bill, search: SetSearch): FoundSet | null {
  const lines = singleLines(bill);
  let best: FoundSet | null = null;
  for (const set of search.menu.articles) {
    if (!set.isSet || !isShown(set) || set.outOfStock.length > 0) continue;
    const found = findSet(lines, set, search);
    if (found !== null && savingOf(found) > savingOf(best)) best = found;
  }
  return best;
}

/** What guests pay less. */
function savingOf(found: FoundSet | null): number {
  return found === null ? 0 : found.before - found.after;
}

/** Only lines with nothing under them: what was added to a dish could not go along. */
function singleLines(bill: Bill): readonly NormalLine[] {
  return currentLines(bill).flatMap((line) => {
    if (line.type !== "normal" || !isItem(line) || line.isFree) return [];
    return linesUnder(bill, line.key).length === 0 ? [line] : [];
  });
}

function findSet(lines: readonly NormalLine[], set: Article, search: SetSearch): FoundSet | null {
  const sections = sectionsOfSet(search.menu, set);
  const assigned = assignPiecesToSections(piecesFor(lines, sections), sections);
  if (assigned === null || assigned.length < 2) return null;
  const parts = chooseSetParts(search.menu, set, assigned.map(toChosen));
  if (isRefusal(parts)) return null;
  const pieces = countByLine(assigned);
  const sets = Math.min(
    ...assigned.map(({ line }) => Math.floor(line.quantity / (pieces.get(line.key) ?? 1))),
  );
  const payable = (price: Money): Money => payableAmount(price, search.currency);
  const each = parts.reduce<number>(
    (sum, { extra, count }) => sum + payable(extra) * count,
    payable(articleAt(set, search.moment).price),
  );
  const before = money(sumMoney(assigned.map(({ line }) => payable(line.price))) * sets);
  const after = money(each * sets);
  return before > after ? { set, sets, parts, pieces, before, after } : null;
}

/** The pieces that some section offers: first those that save the most, and of an article, the most with the same marks. */
function piecesFor(
  lines: readonly NormalLine[],
  sections: readonly Question[],
): readonly NormalLine[] {
  const savings = new Map<NormalLine, number>();
  for (const line of lines) {
    const choices = sections.flatMap((section) =>
      section.choices.filter(({ article }) => article === line.article),
    );
    if (choices.length === 0) continue;
    savings.set(line, line.price - Math.min(...choices.map(({ price }) => price)));
  }
  return [...savings]
    .toSorted(
      ([line, saving], [other, otherSaving]) =>
        otherSaving - saving || piecesLike(lines, other) - piecesLike(lines, line),
    )
    .flatMap(([line]) => Array.from({ length: Math.min(line.quantity, mostOfLine) }, () => line))
    .slice(0, mostPieces);
}

function piecesLike(lines: readonly NormalLine[], line: NormalLine): number {
  return lines
    .filter((other) => other.article === line.article && agreeOnMarks(other, line))
    .reduce((sum, other) => sum + other.quantity, 0);
}

function toChosen({ line, section }: AssignedPiece): ChosenPart {
  const { article, note, orderLevel, course } = line;
  return { question: section.id, article, count: 1, note, orderLevel, course };
}

function countByLine(assigned: readonly AssignedPiece[]): ReadonlyMap<LineKey, number> {
  const counts = new Map<LineKey, number>();
  for (const { line } of assigned) counts.set(line.key, (counts.get(line.key) ?? 0) + 1);
  return counts;
}
