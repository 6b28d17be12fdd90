import { minorUnitsPerUnit, type Money } from "../money/money.ts";
import { dayNumber, type CalendarDate } from "../time/calendar.ts";
import type { Chart } from "./chart-of-accounts.ts";
import { isClientNumber, isConsultantNumber } from "./datev-numbers.ts";
import { datevColumns } from "./datev-columns.ts";
import type { BookedDay, FileProblem, BookedRow } from "./booked-day.ts";

/** What DATEV has to know of the venue. */
export type DatevSettings = {
  /** The number of the tax consultant, and that of the venue as their client. */
  readonly consultant: string;
  readonly client: string;
  /** The month in which the fiscal year begins. */
  readonly fiscalYearMonth: number;
  readonly chart: Chart;
  readonly currency: string;
  /** The account against which each booking stands. */
  readonly clearing: string;
};

/** Why DATEV would not take the bookings. */
export function checkDatev(
  days: readonly BookedDay[],
  settings: DatevSettings,
): readonly FileProblem[] {
  const { consultant, client, clearing, fiscalYearMonth } = settings;
  const problems: FileProblem[] = [];
  if (days.length === 0) problems.push({ code: "no-days" });
  if (!isConsultantNumber(consultant)) problems.push({ code: "consultant" });
  if (!isClientNumber(client)) problems.push({ code: "client" });
  const numbers = days.flatMap(({ rows }) => rows.map(({ account }) => account));
  const length = accountLength(clearing);
  for (const account of new Set([clearing, ...numbers])) {
    if (!isDatevAccount(account, length)) problems.push({ code: "account", account });
  }
  const years = new Set(days.map(({ date }) => fiscalYearOf(date, fiscalYearMonth)));
  if (years.size > 1) problems.push({ code: "years" });
  return problems;
}

/** Accounts of guests and suppliers have one digit more than all others. */
function isDatevAccount(text: string, length: number): boolean {
  return /^\d+$/.test(text) && Number(text) > 0 && text.length <= length + 1;
}

/** All accounts of a client have as many digits as the one that every booking stands against: four to eight. */
function accountLength(clearing: string): number {
  return Math.min(8, Math.max(4, clearing.length));
}

function fiscalYearOf({ year, month }: CalendarDate, firstMonth: number): number {
  return month >= firstMonth ? year : year - 1;
}

/**
 * The bookings as a Buchungsstapel in DATEV's format EXTF, version 700. Each stands against the clearing account, on
 * which a day adds up to zero, because a day has no pairs: guests pay many sales in many ways.
 */
export function writeDatev(
  days: readonly BookedDay[],
  settings: DatevSettings,
  createdAt: string,
): string {
  const rows = days.flatMap((day) => day.rows.map((row) => rowOf(day, row, settings)));
  const lines = [headOf(days, settings, createdAt), datevColumns, ...rows];
  return lines.map((cells) => `${cells.join(";")}\r\n`).join("");
}

function headOf(
  days: readonly BookedDay[],
  settings: DatevSettings,
  createdAt: string,
): readonly string[] {
  const { consultant, client, fiscalYearMonth, chart, currency, clearing } = settings;
  const dates = days.map(({ date }) => date).toSorted((a, b) => dayNumber(a) - dayNumber(b));
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("No days to write");
  const year = { year: fiscalYearOf(first, fiscalYearMonth), month: fiscalYearMonth, day: 1 };
  const empty = "";
  return [
    quoted("EXTF"),
    "700",
    "21",
    quoted("Buchungsstapel"),
    "13",
    createdAt,
    empty,
    quoted("RE"),
    quoted(""),
    quoted(""),
    consultant,
    client,
    compactDate(year),
    String(accountLength(clearing)),
    compactDate(first),
    compactDate(last),
    quoted("Comanda"),
    quoted(""),
    // Bookings of the ledger, for whatever purpose, that the consultant may still change.
    "1",
    "0",
    "0",
    quoted(currency),
    empty,
    quoted(""),
    empty,
    empty,
    quoted(chart === "simple" ? "" : chart.slice(-2)),
    empty,
    empty,
    quoted(""),
    quoted(""),
  ];
}

function rowOf(day: BookedDay, row: BookedRow, settings: DatevSettings): readonly string[] {
  const { number, date } = day;
  const filled: Readonly<Record<string, string>> = {
    "Umsatz (ohne Soll/Haben-Kz)": commaAmount(row.amount),
    "Soll/Haben-Kennzeichen": quoted(row.side === "debit" ? "S" : "H"),
    "WKZ Umsatz": quoted(settings.currency),
    Konto: row.account,
    "Gegenkonto (ohne BU-Schlüssel)": settings.clearing,
    "BU-Schlüssel": row.datevKey === "" ? "" : quoted(row.datevKey.padStart(4, "0")),
    Belegdatum: compactDate(date).slice(6) + compactDate(date).slice(4, 6),
    "Belegfeld 1": quoted(number),
    Buchungstext: quoted(shortText(row.text)),
  };
  return datevColumns.map((column) => filled[column] ?? "");
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

const longestText = 60;

/** Texts have no control characters, and at most sixty letters. */
function shortText(text: string): string {
  return Array.from(text.replaceAll(/\p{Control}+/gu, " "))
    .slice(0, longestText)
    .join("");
}

function commaAmount(amount: Money): string {
  const units = Math.floor(amount / minorUnitsPerUnit);
  return `${units},${String(amount % minorUnitsPerUnit).padStart(2, "0")}`;
}

/** 20261126 */
function compactDate({ year, month, day }: CalendarDate): string {
  return [String(year), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("");
}
