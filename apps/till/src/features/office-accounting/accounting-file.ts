import { checkDatev, writeDatev } from "@comanda/domain/accounting/datev";
import {
  checkLines,
  splitDays,
  type BookedDay,
  type FileProblem,
} from "@comanda/domain/accounting/booked-day";
import {
  maximumQuickBooksLines,
  maximumXeroLines,
  writeQuickBooks,
  writeXero,
  type DateOrder,
} from "@comanda/domain/accounting/program-csv";
import { encodeWindows1252 } from "@comanda/domain/accounting/windows-1252";
import { minorUnitsPerUnit, type Money } from "@comanda/domain/money/money";
import { writeCsv, type CsvValue } from "@comanda/domain/text/csv";
import { localTime } from "@comanda/domain/time/local-time";
import type { Instant } from "@comanda/domain/time/instant";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { wireDate } from "@comanda/domain/time/wire-date";
import { strToU8, zipSync } from "fflate";

import type { OfficeMessages } from "#language/office-messages.tsx";

import type { BookingsReply } from "./booking-rows.ts";

export const accountingFormats = ["csv", "datev", "quickbooks", "xero"] as const;
export type AccountingFormat = (typeof accountingFormats)[number];

export type AccountingInput = {
  readonly days: readonly BookedDay[];
  readonly reply: BookingsReply;
  readonly texts: OfficeMessages["accounting"];
  readonly decimalSeparator: string;
  /** Now, and where the venue is. */
  readonly at: Instant;
  readonly zone: TimeZone;
};

/** How many lines the program takes at once. */
export const maximumLines: Readonly<Record<AccountingFormat, number>> = {
  csv: Number.POSITIVE_INFINITY,
  datev: Number.POSITIVE_INFINITY,
  quickbooks: maximumQuickBooksLines,
  xero: maximumXeroLines,
};

/** Why the program would not take the days. */
export function checkDays(
  format: AccountingFormat,
  { days, reply }: Pick<AccountingInput, "days" | "reply">,
): readonly FileProblem[] {
  if (format === "datev") return checkDatev(days, datevSettings(reply));
  return checkLines(days, maximumLines[format]);
}

export type AccountingFile = { readonly name: string; readonly content: Blob };

/** One file, or an archive of several if the program does not take all days at once. */
export function createAccountingFile(
  format: AccountingFormat,
  input: AccountingInput,
): AccountingFile {
  const { days, reply } = input;
  const name = `${fileNames[format]} ${reply.from} ${reply.to}`;
  const parts = splitDays(days, maximumLines[format]);
  if (parts.length <= 1) {
    const type = format === "datev" ? "text/csv" : "text/csv;charset=utf-8";
    return { name: `${name}.csv`, content: new Blob([bytesOf(format, input)], { type }) };
  }
  const files = parts.map((part) => [
    `${fileNames[format]} ${part.at(0)?.number} ${part.at(-1)?.number}.csv`,
    bytesOf(format, { ...input, days: part }),
  ]);
  return { name: `${name}.zip`, content: new Blob([zipSync(Object.fromEntries(files))]) };
}

const fileNames: Readonly<Record<AccountingFormat, string>> = {
  csv: "accounting",
  datev: "EXTF_Buchungsstapel",
  quickbooks: "quickbooks",
  xero: "xero",
};

function textOf(format: AccountingFormat, input: AccountingInput): string {
  const { days, reply } = input;
  switch (format) {
    case "csv":
      return plainTable(input);
    case "datev":
      return writeDatev(days, datevSettings(reply), createdAt(input));
    case "quickbooks":
      return writeQuickBooks(days, { order: dateOrder(reply), currency: reply.currency });
    case "xero": {
      const taxRate = reply.country === "GB" ? "No VAT" : "Tax Exempt";
      return writeXero(days, { order: dateOrder(reply), taxRate });
    }
  }
}

function bytesOf(format: AccountingFormat, input: AccountingInput): Uint8Array<ArrayBuffer> {
  const text = textOf(format, input);
  return format === "datev" ? encodeWindows1252(text) : strToU8(text);
}

function plainTable({ days, texts, decimalSeparator }: AccountingInput): string {
  const { columns } = texts;
  const titles = [
    columns.day,
    columns.account,
    columns.accountName,
    columns.text,
    columns.debit,
    columns.credit,
  ];
  const rows = days.flatMap(({ date, rows: own }) =>
    own.map((row): readonly CsvValue[] => [
      wireDate(date),
      row.account,
      row.accountName,
      row.text,
      row.side === "debit" ? units(row.amount) : null,
      row.side === "credit" ? units(row.amount) : null,
    ]),
  );
  return writeCsv([titles, ...rows], decimalSeparator);
}

function units(amount: Money): number {
  return amount / minorUnitsPerUnit;
}

function datevSettings(reply: BookingsReply) {
  return {
    consultant: reply.datevConsultant,
    client: reply.datevClient,
    fiscalYearMonth: reply.fiscalYearMonth,
    chart: reply.chart,
    currency: reply.currency,
    clearing: reply.clearing.number,
  };
}

/** Both programs read dates as people of their country write them. */
function dateOrder({ country, currency }: BookingsReply): DateOrder {
  return country === "PH" || country === "US" || currency === "USD" ? "month-first" : "day-first";
}

/** 20261126183000000 */
function createdAt({ at, zone }: AccountingInput): string {
  const { year, month, day, hour, minute } = localTime(at, zone);
  const parts = [month, day, hour, minute].map((part) => String(part).padStart(2, "0"));
  return `${year}${parts.join("")}00000`;
}
