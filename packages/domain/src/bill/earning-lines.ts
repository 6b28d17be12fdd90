import type { ArticleId } from "../id.ts";
import { findArticle, type Menu } from "../menu/menu.ts";
import { asksForCommission } from "../menu/next-step.ts";
import { findLine, type Bill } from "./bill.ts";
import type { Line, LineKey } from "./line.ts";
import { isItemOrPart, isPartOfSet } from "./set-lines.ts";

type Lines = Pick<Bill, "lines">;

/**
 * The line that earns the commission: the selected one, that of the selected commission, or the last one of the article.
 */
export function lineForCommission(
  bill: Bill,
  selected: LineKey | null,
  article: ArticleId,
): Line | null {
  const earns = (line: Line) => isItemOrPart(line) && line.article === article;
  const found = selected === null ? null : findLine(bill, selected);
  const line = found?.type === "commission" ? findLine(bill, found.parent) : found;
  return line !== null && earns(line) ? line : (bill.lines.findLast(earns) ?? null);
}

/** The lines of one press about which the till asks who earns them: the item, and of a set each part. */
export function linesAskedForEarner(
  { lines }: Lines,
  menu: Pick<Menu, "articles">,
  pressed: LineKey,
): readonly Line[] {
  const line = lines.find(({ key }) => key === pressed);
  if (line === undefined) return [];
  const item = isPartOfSet(line) ? line.parent : line.key;
  const ofPress = lines.filter(
    (each) =>
      isItemOrPart(each) && (each.key === item || (isPartOfSet(each) && each.parent === item)),
  );
  return ofPress.filter(({ article }) => {
    const sold = findArticle(menu, article);
    return sold !== null && asksForCommission(sold);
  });
}
