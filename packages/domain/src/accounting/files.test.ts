import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import { checkDatev, writeDatev, type DatevSettings } from "./datev.ts";
import { checkLines, splitDays, type BookedDay, type BookedRow } from "./booked-day.ts";
import { writeQuickBooks, writeXero } from "./program-csv.ts";
import { encodeWindows1252 } from "./windows-1252.ts";

const aRow = (row: Partial<BookedRow> = {}): BookedRow => ({
  side: "debit",
  amount: money(1234_05),
  account: "1000",
  accountName: "Kasse",
  datevKey: "",
  text: "Zahlung: Bar",
  ...row,
});
const aDay = (...rows: readonly BookedRow[]): BookedDay => ({
  number: "2026-11-26",
  date: { year: 2026, month: 11, day: 26 },
  rows,
});
const settings: DatevSettings = {
  consultant: "29098",
  client: "55003",
  fiscalYearMonth: 1,
  chart: "skr03",
  currency: "EUR",
  clearing: "1590",
};
const createdAt = "20261127083000000";

/** The fields of the header that DATEV has published, by their number: developer.datev.de, DATEV-Format, Header. */
const headFields: Readonly<Record<number, RegExp>> = {
  1: /^"(EXTF|DTVF)"$/,
  2: /^700$/,
  3: /^(16|20|21|46|48|65)$/,
  4: /^"Buchungsstapel"$/,
  5: /^13$/,
  6: /^20\d{15}$/,
  7: /^$/,
  8: /^"\w{0,2}"$/,
  11: /^\d{4,7}$/,
  12: /^\d{1,5}$/,
  13: /^20\d{6}$/,
  14: /^[4-8]$/,
  15: /^20\d{6}$/,
  16: /^20\d{6}$/,
  17: /^"[\w.\-/ ]{0,30}"$/,
  18: /^"([A-Z]{2})?"$/,
  19: /^[12]$/,
  20: /^(0|30|40|50|64)$/,
  21: /^[01]$/,
  22: /^"[A-Z]{3}"$/,
  27: /^"(\d{2})?"$/,
};
/** Those of a booking: developer.datev.de, DATEV-Format, Buchungsstapel. */
const rowFields: Readonly<Record<number, RegExp>> = {
  1: /^\d{1,10},\d{2}$/,
  2: /^"(S|H)"$/,
  3: /^"[A-Z]{3}"$/,
  7: /^\d{1,9}$/,
  8: /^\d{1,9}$/,
  9: /^("\d{4}")?$/,
  10: /^\d{4}$/,
  11: /^"[\w$%\-/]{0,36}"$/,
  14: /^"[^\r\n]{0,60}"$/,
};

/** Cells with their quotes, as the published expressions read them. */
function quotedCells(line: string): readonly string[] {
  return line.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)?.map((cell) => cell.replace(/;$/, "")) ?? [];
}

function expectFields(line: string, fields: Readonly<Record<number, RegExp>>): void {
  const cells = quotedCells(line);
  for (const [place, expression] of Object.entries(fields)) {
    expect([place, cells[Number(place) - 1] ?? "missing"]).toEqual([
      place,
      expect.stringMatching(expression),
    ]);
  }
}

const anyText = fc.string({ unit: "grapheme", maxLength: 90 });
const anyRow = fc.record({
  side: fc.constantFrom("debit" as const, "credit" as const),
  amount: fc.integer({ min: 1, max: 99_999_999_99 }).map(money),
  account: fc.integer({ min: 1, max: 99_999 }).map(String),
  accountName: anyText,
  datevKey: fc.constantFrom("", "40", "0040"),
  text: anyText,
});

test("every line of a Buchungsstapel has the fields that DATEV has published", () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 5 }), (rows) => {
      const [head = "", titles = "", ...lines] = writeDatev([aDay(...rows)], settings, createdAt)
        .split("\r\n")
        .slice(0, -1);
      expectFields(head, headFields);
      expect(titles.split(";")).toHaveLength(125);
      expect(lines).toHaveLength(rows.length);
      for (const line of lines) {
        expectFields(line, rowFields);
        expect(parse(line, { delimiter: ";" })[0]).toHaveLength(125);
      }
    }),
  );
});

test("a booking stands on its side against the clearing account, on its day, with its key", () => {
  const row = aRow({ side: "credit", account: "8400", datevKey: "40", text: 'Umsatz "Küche"' });
  const text = writeDatev([aDay(row)], settings, createdAt);
  const [head = [], , line = []] = parse(text, { delimiter: ";", relax_column_count: true });
  expect(head.slice(10, 16)).toEqual(["29098", "55003", "20260101", "4", "20261126", "20261126"]);
  expect(head[26]).toBe("03");
  expect(line.slice(0, 3)).toEqual(["1234,05", "H", "EUR"]);
  expect(line.slice(6, 11)).toEqual(["8400", "1590", "0040", "2611", "2026-11-26"]);
  expect(line[13]).toBe('Umsatz "Küche"');
});

test("a fiscal year may begin in any month, and one file has days of one year only", () => {
  const later = { ...settings, fiscalYearMonth: 12 };
  const [head] = parse(writeDatev([aDay(aRow())], later, createdAt), {
    delimiter: ";",
    relax_column_count: true,
  });
  expect(head?.[12]).toBe("20251201");
  const december = { ...aDay(aRow()), date: { year: 2026, month: 12, day: 1 } };
  expect(checkDatev([aDay(aRow()), december], later)).toEqual([{ code: "years" }]);
  expect(checkDatev([aDay(aRow()), december], settings)).toEqual([]);
});

test.each([
  [{ consultant: "" }, [{ code: "consultant" }]],
  [{ consultant: "1000" }, [{ code: "consultant" }]],
  [{ client: "0" }, [{ code: "client" }]],
  [{ client: "123456" }, [{ code: "client" }]],
  [{ clearing: "15 90" }, [{ code: "account", account: "15 90" }]],
])("what DATEV does not take is named: %j", (changes, problems) => {
  expect(checkDatev([aDay(aRow())], { ...settings, ...changes })).toEqual(problems);
});

test.each(["Bank", "100000", "0000", "10.00"])("DATEV has no account %s", (account) => {
  expect(checkDatev([aDay(aRow({ account }))], settings)).toEqual([{ code: "account", account }]);
});

test("an account of a guest has one digit more", () => {
  expect(checkDatev([aDay(aRow({ account: "10000" }))], settings)).toEqual([]);
});

test("what has no day, or too many lines, is not written", () => {
  expect(checkDatev([], settings)).toEqual([{ code: "no-days" }]);
  expect(checkLines([], 300)).toEqual([{ code: "no-days" }]);
  expect(checkLines([aDay(aRow(), aRow())], 2)).toEqual([]);
  expect(checkLines([aDay(aRow(), aRow())], 1)).toEqual([{ code: "lines", maximum: 1 }]);
  expect(checkLines([aDay(aRow()), aDay(aRow())], 1)).toEqual([]);
});

test("days are split into as few files as the program needs, in their order", () => {
  const maximum = 10;
  const lengths = fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 30 });
  fc.assert(
    fc.property(lengths, (counts) => {
      const days = counts.map((count) => aDay(...Array.from({ length: count }, () => aRow())));
      const parts = splitDays(days, maximum);
      expect(parts.flat()).toEqual(days);
      const linesOf = (part: readonly BookedDay[]) => part.flatMap(({ rows }) => rows).length;
      expect(parts.every((part) => part.length === 1 || linesOf(part) <= maximum)).toBe(true);
      const longer = parts
        .slice(1)
        .map(([first], index) => [
          ...(parts[index] ?? []),
          ...(first === undefined ? [] : [first]),
        ]);
      expect(longer.every((part) => linesOf(part) > maximum)).toBe(true);
    }),
  );
});

test("Xero reads debits above zero and credits below it", () => {
  const days = [aDay(aRow(), aRow({ side: "credit", account: "4000", text: "Sales, net" }))];
  const csv = writeXero(days, { order: "day-first", taxRate: "Tax Exempt" });
  expect(parse(csv, { columns: true })).toMatchObject([
    { "*Narration": "2026-11-26", "*Date": "26/11/2026", "*AccountCode": "1000" },
    { Description: "Sales, net", "*TaxRate": "Tax Exempt", "*Amount": "-1234.05" },
  ]);
});

test("QuickBooks reads names of accounts, and each amount on its side", () => {
  const days = [aDay(aRow(), aRow({ side: "credit", accountName: "Sales" }))];
  const csv = writeQuickBooks(days, { order: "month-first", currency: "USD" });
  expect(parse(csv, { columns: true })).toMatchObject([
    { JournalNo: "2026-11-26", JournalDate: "11/26/2026", Debits: "1234.05", Credits: "" },
    { AccountName: "Sales", Debits: "", Credits: "1234.05", Currency: "USD" },
  ]);
});

test("the sums of both sides are those of the bookings in every file", () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 8 }), (rows) => {
      const sumOf = (side: string) =>
        rows.filter((row) => row.side === side).reduce((sum, { amount }) => sum + amount, 0);
      const cents = (text: string | undefined) => Math.round(Number(text) * 100);
      const days = [aDay(...rows)];
      const xero: Record<string, string>[] = parse(
        writeXero(days, { order: "day-first", taxRate: "No VAT" }),
        { columns: true },
      );
      const all = xero.reduce((sum, row) => sum + cents(row["*Amount"]), 0);
      expect(all).toBe(sumOf("debit") - sumOf("credit"));
      const books: Record<string, string>[] = parse(
        writeQuickBooks(days, { order: "day-first", currency: "EUR" }),
        { columns: true },
      );
      expect(books.reduce((sum, row) => sum + cents(row["Debits"]), 0)).toBe(sumOf("debit"));
      expect(books.reduce((sum, row) => sum + cents(row["Credits"]), 0)).toBe(sumOf("credit"));
    }),
  );
});

test("Windows-1252 has the letters of Western Europe and the euro; others lose marks or become ?", () => {
  const bytes = encodeWindows1252("Küche €5 – ß Ÿ ắ ไทย 😀");
  expect(new TextDecoder("windows-1252").decode(bytes)).toBe("Küche €5 – ß Ÿ a ??? ?");
});
