import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { parseMoney } from "@comanda/domain/money/parse-money";

import type { NumberKind } from "./field.ts";

const decimalsOf = { percent: 2, stock: 3, rate: 6, count: 0 } as const;

/** A number as people write it, with no more decimals than it needs; money has always those of its currency. */
export function numberText(value: number, as: NumberKind, format: MoneyFormat): string {
  if (as === "money") return formatMoney(money(value), format);
  const decimals = decimalsOf[as];
  const digits = String(Math.abs(value)).padStart(decimals + 1, "0");
  const units = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, "");
  const sign = value < 0 ? "-" : "";
  return sign + units + (rest === "" ? "" : format.decimalSeparator + rest);
}

/** What a person wrote, in the smallest unit; nothing where it is no such number. */
export function readNumber(text: string, as: NumberKind, format: MoneyFormat): number | undefined {
  if (as === "money") {
    const amount = parseMoney(text, format);
    return typeof amount === "number" ? amount : undefined;
  }
  const decimals = decimalsOf[as];
  const [units = "", rest = "", ...others] = text.trim().split(format.decimalSeparator);
  const isNumber = /^-?\d{1,12}$/.test(units) && /^\d*$/.test(rest) && others.length === 0;
  if (!isNumber || rest.length > decimals) return undefined;
  const size = Number(units.replace("-", "") + rest.padEnd(decimals, "0"));
  return units.startsWith("-") && size > 0 ? 0 - size : size;
}

const minutesPerHour = 60;

/** A minute of the day as a time: 1020 is 17:00, and the end of a day is 24:00. */
export function timeText(minute: number): string {
  return `${two(Math.floor(minute / minutesPerHour))}:${two(minute % minutesPerHour)}`;
}

function two(part: number): string {
  return String(part).padStart(2, "0");
}

export function readTime(text: string): number | undefined {
  const [, hour = "", minute = ""] = /^(\d{1,2}):?(\d{2})$/.exec(text.trim()) ?? [];
  const minutes = Number(hour) * minutesPerHour + Number(minute);
  const isTime = hour !== "" && Number(minute) < minutesPerHour && minutes <= 24 * minutesPerHour;
  return isTime ? minutes : undefined;
}
