import { addArticle } from "../bill/add-article.ts";
import { addSet } from "../bill/add-set.ts";
import type { Bill } from "../bill/bill.ts";
import { chooseSetParts, type ChosenPart } from "../bill/choose-set-parts.ts";
import { lineAmount, lineKey, type Line } from "../bill/line.ts";
import { id } from "../id.ts";
import type { Article } from "../menu/article.ts";
import type { Money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { aBill, accepted, aMoment, padThai, singha } from "./builders.ts";
import { satang } from "./pay-builders.ts";
import { lunchSections, lunchSet, pricingFixture } from "./pricing-fixture.ts";

const { menu, currency } = pricingFixture;

/** The sections of the lunch set. */
export const [main, drinks, sodas] = lunchSections.map(({ id: question }) => question);

/** So many of an article, chosen in a section. */
export function chosen(
  question: ChosenPart["question"] | undefined,
  article: ChosenPart["article"],
  count = 1,
): ChosenPart {
  return { question: question ?? id(0), article, count, note: "", orderLevel: null };
}

export const plainLunch = [chosen(main, padThai.id), chosen(drinks, singha.id)];
export const lunchKey = lineKey("lunch");
export const setPress = { promotions: [], moment: aMoment(), currency };

/** An order of so many lunch sets and nothing else. */
export function lunchOrder(parts: readonly ChosenPart[] = plainLunch, count = 1): Bill {
  const addition = {
    ...setPress,
    key: lunchKey,
    article: lunchSet,
    quantity: quantity(count),
    parts: accepted(chooseSetParts(menu, lunchSet, parts)),
  };
  return accepted(addSet(aBill(), addition));
}

/** Presses the tile of an article. */
export function withArticle(bill: Bill, article: Article, key: string, count = 1): Bill {
  const press = { joins: true, typedPrice: null, promotions: [], moment: aMoment() };
  const addition = { ...press, key: lineKey(key), article, quantity: quantity(count) };
  return accepted(addArticle(bill, addition));
}

export function amountsOf({ lines }: Pick<Bill, "lines">): readonly Money[] {
  return lines.map((line) => lineAmount(line, satang));
}

export function totalOf(bill: Pick<Bill, "lines">): number {
  return amountsOf(bill).reduce((sum, one) => sum + one, 0);
}

export function nameOf({ article }: Line): string {
  return menu.articles.find((each) => each.id === article)?.name ?? "?";
}

/** Quantity, name and amount of each line. */
export function wordsOf(bill: Bill): readonly string[] {
  return bill.lines.map(
    (line) => `${line.quantity} ${nameOf(line)} ${lineAmount(line, satang) / 100}`,
  );
}
