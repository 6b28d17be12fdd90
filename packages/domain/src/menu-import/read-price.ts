import type { FieldProblem } from "../form/field-error.ts";
import { toNumberFieldProblem } from "../form/number-field-problem.ts";
import type { MoneyFormat } from "../money/format-money.ts";
import { minorUnitsPerUnit, money, type Money } from "../money/money.ts";
import { plainNumber } from "../money/plain-number.ts";
import { decimalsOfMoney, readNumber, type NumberSeparators } from "../money/read-number.ts";
import { isValidPrice } from "../office/check-article.ts";
import type { CellProblem } from "./import-problem.ts";

/** How the prices of a table are read. */
export type PriceReading = {
  readonly format: MoneyFormat;
  /** The separators of its numbers; null if unknown. */
  readonly signs: NumberSeparators | null;
  /** How the venue's currency is written beside an amount: its symbol, its code, and in words. */
  readonly currencyTexts: readonly string[];
};

/** Reads 120, ฿120.00, 120 บาท and 120,- as amounts in the currency of the venue. */
export function readPrice(value: string, reading: PriceReading): Money | CellProblem {
  const amount = readAmount(withoutCurrency(value, reading.currencyTexts), reading);
  if (typeof amount !== "number") return amount;
  return isValidPrice(amount) ? amount : { code: "out-of-range" };
}

function readAmount(text: string, { format, signs }: PriceReading): Money | CellProblem {
  const whole = readWholeAmount(text);
  if (whole !== null) return whole;
  const options = { decimals: decimalsOfMoney(format), signs };
  const count = readNumber(text, options);
  if (typeof count !== "number") return problemOf(toNumberFieldProblem(count, options));
  return money(format.hasDecimals ? count : count * minorUnitsPerUnit);
}

/** 1.250,- shows where the decimals would stand, so the point separates thousands, in any venue. */
function readWholeAmount(text: string): Money | CellProblem | null {
  const [, units = "", decimalSeparator = ""] = /^(.*\d)([.,])[-–—]+$/.exec(text) ?? [];
  if (decimalSeparator === "") return null;
  const signs = { decimalSeparator, thousandSeparator: decimalSeparator === "," ? "." : "," };
  const count = readNumber(units, { decimals: 0, signs });
  return typeof count === "number" ? money(count * minorUnitsPerUnit) : { code: "invalid" };
}

function problemOf(problem: FieldProblem): CellProblem {
  return "maximum" in problem ? problem : { code: problem.code };
}

/** An amount in another currency keeps its sign, and is then no number. */
function withoutCurrency(value: string, currencyTexts: readonly string[]): string {
  const composed = plainNumber(value).normalize("NFC");
  const folded = composed.toLowerCase();
  const texts = currencyTexts.map((text) => plainNumber(text).normalize("NFC").toLowerCase());
  const before = longest(texts.filter((text) => folded.startsWith(text)));
  const rest = composed.slice(before.length);
  // In P.50, the point may belong to the letter or to the number.
  const from = /\p{L}$/u.test(before) && rest.startsWith(".") ? 0 : before.length;
  const after = longest(texts.filter((text) => folded.slice(from).endsWith(text)));
  return composed.slice(from, composed.length - after.length).trim();
}

function longest(texts: readonly string[]): string {
  return texts.toSorted((one, other) => other.length - one.length)[0] ?? "";
}
