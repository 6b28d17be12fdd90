import { toNumberFieldProblem } from "@comanda/domain/form/number-field-problem";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { decimalsOfMoney, readNumber } from "@comanda/domain/money/read-number";
import { readMoney } from "@comanda/domain/money/read-money";

import type { NumberKind } from "./field.ts";
import { createInvalidInput, type InvalidInput } from "./invalid-input.ts";

const decimalsOf = { percent: 2, stock: 3, rate: 6, count: 0 } as const;

/** Formats a number with as many decimals as it needs; money always has those of its currency. */
export function numberText(value: number, as: NumberKind, format: MoneyFormat): string {
  if (as === "money") return formatMoney(money(value), format);
  const decimals = decimalsOf[as];
  const digits = String(Math.abs(value)).padStart(decimals + 1, "0");
  const units = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, "");
  const sign = value < 0 ? "-" : "";
  return sign + units + (rest === "" ? "" : format.decimalSeparator + rest);
}

/** Parses a typed number into its smallest unit, or returns why it cannot be parsed. */
export function parseNumber(
  text: string,
  as: NumberKind,
  format: MoneyFormat,
): number | InvalidInput {
  if (as === "money") {
    const amount = readMoney(text, format);
    return typeof amount === "number"
      ? amount
      : createInvalidInput(
          text,
          toNumberFieldProblem(amount, { decimals: decimalsOfMoney(format) }),
        );
  }
  const reading = { decimals: decimalsOf[as], signs: format };
  const read = readNumber(text, reading);
  return typeof read === "number"
    ? read
    : createInvalidInput(text, toNumberFieldProblem(read, reading));
}

const minutesPerHour = 60;

export function parseTime(text: string): number | undefined {
  const [, hour = "", minute = ""] = /^(\d{1,2}):?(\d{2})$/.exec(text.trim()) ?? [];
  const minutes = Number(hour) * minutesPerHour + Number(minute);
  const isTime = hour !== "" && Number(minute) < minutesPerHour && minutes <= 24 * minutesPerHour;
  return isTime ? minutes : undefined;
}
