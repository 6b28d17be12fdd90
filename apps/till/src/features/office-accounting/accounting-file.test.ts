import { officeAccounting as texts } from "@comanda/languages/en_US/office/accounting";
import { money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import { instant } from "@comanda/domain/time/instant";
import { timeZone } from "@comanda/domain/time/local-time";
import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";

import { checkDays, createAccountingFile } from "./accounting-file.ts";
import {
  bookingText,
  toBookedDays,
  type BookingReply,
  type BookingsReply,
} from "./booking-rows.ts";

const cash = { number: "1000", name: "Kasse", datevKey: "", origin: "standard" } as const;
const paid: BookingReply = {
  kind: "payment",
  name: "Cash",
  rate: null,
  side: "debit",
  amount: money(10_70),
  account: cash,
};
const sold: BookingReply = {
  kind: "sales",
  name: "Food",
  rate: rate(7_00),
  side: "credit",
  amount: money(10_70),
  account: { number: "8300", name: "Erlöse 7 % USt", datevKey: "40", origin: "standard" },
};
const aDay = (date: string, hasEnded = true) => ({
  date,
  hasEnded,
  bookings: hasEnded ? [sold, paid] : [],
});
const reply: BookingsReply = {
  from: "2026-11-26",
  to: "2026-11-27",
  currency: "EUR",
  country: "DE",
  chart: "skr03",
  datevConsultant: "29098",
  datevClient: "55003",
  fiscalYearMonth: 1,
  clearing: { number: "1590", name: "Durchlaufende Posten", datevKey: "", origin: "standard" },
  days: [aDay("2026-11-26"), aDay("2026-11-26"), aDay("2026-11-27", false)],
};
const days = toBookedDays(reply.days, texts);
const input = {
  days,
  reply,
  texts,
  decimalSeparator: ",",
  at: instant(Date.UTC(2026, 10, 27, 7, 30)),
  zone: timeZone("Europe/Berlin"),
};

test("a booking says what it is, about what, and at which rate", () => {
  expect(bookingText(sold, texts)).toBe("Sales: Food 7 %");
  expect(bookingText({ ...sold, name: "VAT 7 %", kind: "tax" }, texts)).toBe("Tax: VAT 7 %");
  expect(bookingText({ ...paid, name: "", kind: "rounding" }, texts)).toBe("Rounding");
});

test("only days that have ended are in files, the second one of a date under a number of its own", () => {
  expect(days.map(({ number }) => number)).toEqual(["2026-11-26", "2026-11-26-2"]);
});

test("a spreadsheet writes amounts as the venue does", async () => {
  const { name, content } = createAccountingFile("csv", input);
  expect(name).toBe("accounting 2026-11-26 2026-11-27.csv");
  const rows = parse(await content.text(), { bom: true, delimiter: ";" });
  expect(rows.slice(0, 3)).toEqual([
    ["Day", "Account", "Account name", "Booking", "Debit", "Credit"],
    ["2026-11-26", "8300", "Erlöse 7 % USt", "Sales: Food 7 %", "", "10,7"],
    ["2026-11-26", "1000", "Kasse", "Payment: Cash", "10,7", ""],
  ]);
});

test("DATEV gets its name, its letters, and the moment on the clock of the venue", async () => {
  const { name, content } = createAccountingFile("datev", input);
  expect(name).toMatch(/^EXTF_.*\.csv$/);
  const text = new TextDecoder("windows-1252").decode(await content.arrayBuffer());
  expect(text.split(";")[5]).toBe("20261127083000000");
  expect(text).toContain("BU-Schlüssel");
});

test.each([
  ["DE", "EUR", "26/11/2026", "Tax Exempt"],
  ["GB", "GBP", "26/11/2026", "No VAT"],
  ["PH", "PHP", "11/26/2026", "Tax Exempt"],
  [null, "USD", "11/26/2026", "Tax Exempt"],
])("dates and tax rates are those of the country: %s", async (country, currency, ...expected) => {
  const there = { ...input, reply: { ...reply, country, currency } };
  const [xero] = parse(await createAccountingFile("xero", there).content.text(), { from: 2 });
  expect([xero?.[1], xero?.[4]]).toEqual(expected);
  const books = await createAccountingFile("quickbooks", there).content.text();
  expect(parse(books, { from: 2 })[0]?.[1]).toBe(expected[0]);
});

function manyRows(count: number) {
  const rows = days.flatMap((day) => day.rows);
  return Array.from({ length: count }, () => rows)
    .flat()
    .slice(0, count);
}

test("what a program does not take is found before the file is made", () => {
  expect(checkDays("csv", { days: [], reply })).toEqual([{ code: "no-days" }]);
  expect(checkDays("datev", { days, reply: { ...reply, datevClient: "" } })).toEqual([
    { code: "client" },
  ]);
  const long = days.map((day) => ({ ...day, rows: manyRows(301) }));
  expect(checkDays("xero", { days: long, reply })).toEqual([{ code: "lines", maximum: 300 }]);
  expect(checkDays("quickbooks", { days: long, reply })).toEqual([]);
});

test("what a program does not take at once is an archive of files that it takes", async () => {
  const dates = [24, 25, 26, 27].map((date) => ({
    number: `2026-11-${date}`,
    date: { year: 2026, month: 11, day: date },
    rows: manyRows(140),
  }));
  const { name, content } = createAccountingFile("xero", { ...input, days: dates });
  expect(name).toBe("xero 2026-11-26 2026-11-27.zip");
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
  const linesOf = (file: Uint8Array | undefined) => parse(Buffer.from(file ?? []), { from: 2 });
  expect(Object.keys(files)).toEqual([
    "xero 2026-11-24 2026-11-25.csv",
    "xero 2026-11-26 2026-11-27.csv",
  ]);
  expect(Object.values(files).map((file) => linesOf(file).length)).toEqual([280, 280]);
  const whole = await createAccountingFile("csv", { ...input, days: dates }).content.text();
  expect(parse(whole, { bom: true, delimiter: ";", from: 2 })).toHaveLength(560);
});
