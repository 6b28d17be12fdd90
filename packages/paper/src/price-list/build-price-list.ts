import { announcedPrice } from "@comanda/domain/bill/announced-price";
import { allergenLetters, allergens, listAllergens } from "@comanda/domain/menu/allergens";
import type { Article } from "@comanda/domain/menu/article";
import type { MenuSection } from "@comanda/domain/menu/menu-sections";
import type { ScheduledMenu } from "@comanda/domain/menu/scheduled-menu";
import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";
import { noMoney } from "@comanda/domain/money/money";
import type { Promotion } from "@comanda/domain/promotion/promotion";
import { promotionHours } from "@comanda/domain/promotion/promotion-hours";
import { fillTemplate } from "@comanda/domain/text/fill-template";
import { timeUnitCodes } from "@comanda/domain/timer/time-unit";
import type { Language } from "@comanda/domain/venue/settings";

import { paperMessages } from "../messages/paper-messages.ts";
import type { PriceListTexts } from "../messages/price-list-texts.ts";
import { priceListTexts } from "../messages/price-list-texts.ts";
import { rateUnits } from "../timed-line.ts";
import type { PriceList, PriceListItem, PriceListSection } from "./price-list.ts";
import { hoursText } from "./hours-text.ts";

export type PriceListKind = keyof PriceListTexts["titles"];

export type PriceListChoices = Pick<PriceList, "columns" | "venue"> & {
  readonly kind: PriceListKind;
  /** Limits the list to one menu, with its name as the title and its hours at the end; null for everything. */
  readonly scheduledMenu: Pick<ScheduledMenu, "name" | "hours"> | null;
  /** Replaces the usual title, if not empty. */
  readonly title: string;
  /** At least one; what is not an article's name is in all of them. */
  readonly languages: readonly [Language, ...Language[]];
  readonly sections: readonly MenuSection[];
  /** Whose prices stand beside the usual ones. */
  readonly promotion: Promotion | null;
  readonly hasPictures: boolean;
  readonly hasAllergens: boolean;
  readonly money: MoneyFormat;
};

/** Writes the prices, letters and notes of a price list. */
export function buildPriceList(choices: PriceListChoices): PriceList {
  const { kind, title, venue, columns, scheduledMenu, promotion } = choices;
  const say = inLanguages(choices);
  const sections = choices.sections.map((section) => buildSection(section, choices));
  const hasSpecials = sections.some(({ specialTitle }) => specialTitle !== "");
  const [language] = choices.languages;
  const served =
    scheduledMenu?.hours.map((hours) => hoursText(scheduledMenu.name, hours, language)) ?? [];
  const special = hasSpecials && promotion !== null ? [promotionText(promotion, language)] : [];
  return {
    title: title.trim() || (scheduledMenu?.name ?? say(({ titles }) => titles[kind])),
    venue,
    columns,
    size: kind === "menu" ? "large" : "small",
    sections,
    notes: [...served, ...special, ...(choices.hasAllergens ? legendOf(choices) : [])],
  };
}

function promotionText(promotion: Promotion, language: Language): string {
  const { name, weekdays } = promotion;
  return hoursText(name, { ...promotionHours(promotion), weekdays }, language);
}

/** A text in each language, once. */
function inLanguages({ languages }: PriceListChoices) {
  return (of: (texts: PriceListTexts) => string): string =>
    [...new Set(languages.map((language) => of(priceListTexts[language])))].join(" · ");
}

function buildSection(
  { path, articles }: MenuSection,
  choices: PriceListChoices,
): PriceListSection {
  const items = articles.map((article) => buildItem(article, choices));
  const hasSpecials = items.some(({ special }) => special !== "");
  return {
    title: path.join(" · "),
    specialTitle: hasSpecials ? (choices.promotion?.name ?? "") : "",
    items,
  };
}

function buildItem(article: Article, choices: PriceListChoices): PriceListItem {
  const { promotion, money, hasAllergens, hasPictures } = choices;
  const special = promotion === null ? null : announcedPrice(article, promotion);
  return {
    name: article.name,
    letters: hasAllergens ? lettersOf(article) : "",
    price: priceOf(article, choices),
    special: special === null ? "" : formatMoneyWithSign(special, money),
    picture: hasPictures ? article.picture : null,
  };
}

/** Stands for an article that contains none of them. */
const noLetters = "–";

function lettersOf({ allergens: set }: Article): string {
  if (set === 0) return noLetters;
  return listAllergens(set)
    .map((allergen) => allergenLetters[allergen])
    .join(", ");
}

function priceOf(article: Article, { money, languages }: PriceListChoices): string {
  const { price, hasVariablePrice, priceMinimum, priceMaximum } = article;
  const text = (amount: typeof price) => formatMoneyWithSign(amount, money);
  if (hasVariablePrice) {
    const ends = [priceMinimum, priceMaximum].filter((end) => end !== null).map(text);
    return [...new Set(ends)].join(" – ");
  }
  if (price === noMoney) return "";
  if (article.type !== "timer") return text(price);
  const rate = rateUnits[timeUnitCodes[article.timeUnit]];
  return fillTemplate(paperMessages[languages[0]][rate], { price: text(price) });
}

/** Explains the letters that occur. */
function legendOf(choices: PriceListChoices): readonly string[] {
  const say = inLanguages(choices);
  const sets = choices.sections.flatMap(({ articles }) => articles.map((one) => one.allergens));
  const contained = new Set(sets.flatMap(listAllergens));
  const letters = allergens
    .filter((allergen) => contained.has(allergen))
    .map((one) => `${allergenLetters[one]}  ${say((texts) => texts.allergens[one])}`);
  return [
    ...(letters.length > 0 ? [`${say(({ legend }) => legend)}:`, ...letters] : []),
    ...(sets.includes(0) ? [`${noLetters}  ${say(({ containsNone }) => containsNone)}`] : []),
    ...(sets.includes(null) ? [say(({ notStated }) => notStated)] : []),
  ];
}
