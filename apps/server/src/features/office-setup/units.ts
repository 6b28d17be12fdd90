import type { AllowedContent } from "@comanda/contract/allowed-content";
import type { FieldProblem } from "@comanda/domain/form/field-error";
import { toNumberFieldProblem } from "@comanda/domain/form/number-field-problem";
import { readNumber, type NumberSeparators } from "@comanda/domain/money/read-number";

/** How an integer of the database is written for users. */
export type Unit = "money" | "percent" | "thousandths" | "millionths" | "time" | "plain";

const partsPerUnit = {
  money: 100,
  percent: 100,
  thousandths: 1000,
  millionths: 1_000_000,
} as const;
const decimalsOf = { money: 2, percent: 2, thousandths: 3, millionths: 6 } as const;

const allowedByUnit: Readonly<Record<Unit, AllowedContent>> = {
  money: { code: "money" },
  percent: { code: "percent" },
  thousandths: { code: "decimals", most: 3 },
  millionths: { code: "decimals", most: 6 },
  time: { code: "time" },
  plain: { code: "integer" },
};

export function allowedInUnit(unit: Unit): AllowedContent {
  return allowedByUnit[unit];
}

/** 12050 satang is 120.5 baht, and minute 1050 is 17:30. */
export function formatUnit(unit: Unit, value: number): string | number {
  if (unit === "plain") return value;
  if (unit !== "time") return value / partsPerUnit[unit];
  const hours = String(Math.floor(value / 60)).padStart(2, "0");
  return `${hours}:${String(value % 60).padStart(2, "0")}`;
}

/** The integer that a file value means, or why it cannot be read. */
export function parseUnit(
  unit: Unit,
  value: unknown,
  signs: NumberSeparators | null,
): number | FieldProblem {
  if (unit === "time" || unit === "plain" || typeof value !== "string") {
    return parsePlainNumber(unit, value) ?? { code: "invalid" };
  }
  const reading = { decimals: decimalsOf[unit], signs };
  const count = readNumber(value, reading);
  return typeof count === "number" ? count : toNumberFieldProblem(count, reading);
}

/** A number may be written as a text; a text in plain notation is returned as a number. */
export function toPlainNumber(
  unit: Unit | null,
  value: unknown,
  signs: NumberSeparators | null,
): unknown {
  if (unit === null || typeof value !== "string") return value;
  const whole = parseUnit(unit, value, signs);
  return typeof whole === "number" ? formatUnit(unit, whole) : value;
}

function parsePlainNumber(unit: Unit, value: unknown): number | null {
  if (unit === "time") return typeof value === "string" ? parseMinute(value) : null;
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  if (unit === "plain") return Number.isSafeInteger(value) ? value : null;
  const whole = Math.round(value * partsPerUnit[unit]);
  // Converting back must give the same number, which proves that nothing was rounded away.
  return Number.isSafeInteger(whole) && whole / partsPerUnit[unit] === value ? whole : null;
}

function parseMinute(text: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(minute) > 59) return null;
  const total = Number(hour) * 60 + Number(minute);
  return total <= 1440 ? total : null;
}
