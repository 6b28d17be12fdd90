import { atMost, freeTextRules, phone } from "../form/field-rule.ts";
import {
  nameMaximumLength,
  noteMaximumLength,
  phoneMaximumLength,
  unitMaximumLength,
} from "../form/maximum-lengths.ts";
import type { MixerGroup } from "../menu/mixer-group.ts";
import type { StockItem } from "../stock/stock.ts";
import { isTimeZone } from "../time/local-time.ts";
import type { Location } from "../venue/location.ts";
import { isValidPrice, largestPrice, nameRules } from "./check-article.ts";
import { checkNoDuplicates, outOfRange, type Problem, type TextRules } from "./problem.ts";

/** The fields of a location that the back office stores. */
export type OfficeLocation = Omit<Location, "id" | "timeZone"> & { readonly timeZone: string };

export const locationTexts: TextRules = {
  name: nameRules,
  address: freeTextRules(noteMaximumLength),
  phone: [atMost(phoneMaximumLength), phone],
  timeZone: [],
  printerServerAddress: [atMost(noteMaximumLength)],
  taxNumber: freeTextRules(nameMaximumLength),
  billHeader: freeTextRules(noteMaximumLength),
  billFooter: freeTextRules(noteMaximumLength),
};

/** The separators for amounts; thousands may also have none. */
const decimalSeparators = new Set([".", ","]);
const thousandSeparators = new Set(["", ".", ",", " ", "'", "\u00A0", "\u202F"]);

/** Checks the time zone, and that amounts can be read in one way only. */
export function checkLocation(location: OfficeLocation): readonly Problem[] {
  const { timeZone, decimalSeparator, thousandSeparator } = location;
  const problems: Problem[] = [];
  if (!isTimeZone(timeZone)) problems.push({ field: "timeZone", code: "invalid" });
  if (!decimalSeparators.has(decimalSeparator)) {
    problems.push({ field: "decimalSeparator", code: "invalid" });
  }
  if (!thousandSeparators.has(thousandSeparator)) {
    problems.push({ field: "thousandSeparator", code: "invalid" });
  } else if (thousandSeparator === decimalSeparator) {
    problems.push({ field: "thousandSeparator", code: "does-not-fit" });
  }
  return problems;
}

/** The most mixers for one drink. */
const maxMixersPerItem = 100;

export function checkMixerGroup({
  maximum,
  products,
}: Pick<MixerGroup, "maximum"> & {
  readonly products: MixerGroup["articles"];
}): readonly Problem[] {
  const isFine = maximum >= 1 && maximum <= maxMixersPerItem;
  return [
    ...(isFine ? [] : [outOfRange("maximum", 1, maxMixersPerItem)]),
    ...checkNoDuplicates("products", products),
  ];
}

/** In thousandths of a unit. */
const largestStockAmount = 1_000_000_000_000;

export const stockItemTexts: TextRules = {
  name: nameRules,
  unit: freeTextRules(unitMaximumLength),
  count: freeTextRules(unitMaximumLength),
};

export function checkStockItem(
  item: Omit<StockItem, "id" | "masterId" | "cloneId">,
): readonly Problem[] {
  const amounts = ["alarmLevel", "standardOrder", "size"] as const;
  const wrong = amounts.filter((field) => item[field] < 0 || item[field] > largestStockAmount);
  return [
    ...wrong.map((field) => outOfRange(field, 0, largestStockAmount)),
    ...(isValidPrice(item.cost) ? [] : [outOfRange("cost", 0, largestPrice)]),
  ];
}

/** The width of a paper roll, in dots. */
export const minWidthDots = 64;
export const maxWidthDots = 2048;

export function checkWidth(field: string, widthDots: number): readonly Problem[] {
  const isFine = widthDots >= minWidthDots && widthDots <= maxWidthDots;
  return isFine ? [] : [outOfRange(field, minWidthDots, maxWidthDots)];
}
