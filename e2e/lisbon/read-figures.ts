import { listBills } from "@comanda/contract/list-bills";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "../api-till.ts";
import { saved } from "../saved-file.ts";
import { readSpreadsheet } from "../spreadsheet.ts";
import { pressMenuButton } from "../till-menu.ts";
import { day, paidBills, people, portBills, sold } from "./diary.ts";
import { openPart } from "./found-venue.ts";
import type { LisbonVenue } from "./lisbon-venue.ts";

/** The bills as the server holds them, in cents. */
export async function expectRawBills({ server, clock }: LisbonVenue): Promise<void> {
  const { username, password } = people.owner;
  const till = await apiTill(server.origin, { username, password }, "Bar", clock.aheadMs);
  const { bills } = await till.call(listBills, { body: { lastPing: 0 } });
  const paid = bills.filter(({ amount }) => amount > 0);
  const inCents = new Map(paid.map(({ number, amount }) => [String(number), amount]));
  expect(inCents).toEqual(new Map(paidBills.map(([number, amount]) => [number, cents(amount)])));
  const all = paid.reduce((sum, { amount }) => sum + amount, 0);
  expect(all).toBe(cents(day.gross));
  expect(bills.map(({ statusNote }) => statusNote)).toContain(portBills.reason);
}

/** The front page of the office, each figure of which leads to what it is made of. */
export async function expectFrontPage(page: Page): Promise<void> {
  await pressMenuButton(page, "Back office");
  const today = page.getByRole("region", { name: "Today", exact: true });
  const figures = {
    "Net sales, without tax": day.net,
    Bills: day.bills,
    "Paid, with tax": day.gross,
    ...day.kept,
  };
  for (const [name, figure] of Object.entries(figures)) {
    const row = today.getByRole("row", { name: new RegExp(`^${name}\\b`) });
    await expect(row.getByRole("cell").first()).toHaveText(figure);
  }
  const losses = page.getByRole("region", { name: /^Voids, credits/ });
  await expect(losses).toContainText("1 void, 1.250,00");
  await expect(losses).toContainText("1 credit, 10,50");
}

/** The chart of the days with its table, and the articles as the spreadsheet program of the accountant reads them. */
export async function expectReports(page: Page): Promise<void> {
  await openPart(page, "Reports");
  await expect(page.getByRole("img", { name: new RegExp(`${day.net} in all`) })).toBeVisible();
  const totals = page.getByRole("grid", { name: "Sales by day" }).getByRole("row").last();
  for (const figure of [day.gross, day.tax, day.net]) await expect(totals).toContainText(figure);

  await chooseReport(page, "Sales by article");
  const articles = readExcelCsv(await saved(page, "CSV"));
  expect(articles.slice(1, -1).map((row) => row.slice(0, 5))).toEqual(sold);
}

/** What the office has for the accountant: one row for each bill, and the sums of each way to pay. */
export async function expectAccountantsFiles(page: Page): Promise<void> {
  await chooseReport(page, "Bills");
  const [titles, ...bills] = readExcelCsv(await saved(page, "CSV"));
  const column = (row: readonly string[], title: string) => row[titles?.indexOf(title) ?? -1];
  const wanted = ["Bill", "Amount", "Tax", "Net sales"];
  const booked = bills.map((row) => wanted.map((title) => column(row, title)));
  expect(booked.slice(0, -1)).toEqual(
    paidBills.map(([number, ...money]) => [`#${number}`, ...money]),
  );
  expect(booked.at(-1)?.slice(1).map(readAmount)).toEqual(
    [day.gross, day.tax, day.net].map(readAmount),
  );
  expect(bills.slice(0, -1).map((row) => column(row, "Time")?.slice(0, 10))).toEqual(
    paidBills.map(() => "2027-06-04"),
  );

  await chooseReport(page, "Sales by pay type");
  const { rows } = readSpreadsheet(await saved(page, "Excel"));
  const kept = rows.flatMap((row) => (String(row[0]) in day.kept ? [[row[0], row[4]]] : []));
  expect(Object.fromEntries(kept)).toEqual(
    Object.fromEntries(Object.entries(day.kept).map(([way, amount]) => [way, readAmount(amount)])),
  );
}

async function chooseReport(page: Page, name: string): Promise<void> {
  await page.getByLabel("Report", { exact: true }).selectOption({ label: name });
  await expect(page.getByRole("grid", { name, exact: true })).toBeVisible();
}

/** As Excel opens a double-clicked file in Portugal: UTF-8 with its mark, cells between semicolons. */
function readExcelCsv(file: Buffer): readonly (readonly string[])[] {
  const text = file.toString("utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  const lines = text.slice(1).split("\r\n").slice(0, -1);
  return lines.map((line) => line.split(";"));
}

/** An amount as Portugal writes it. */
function readAmount(text = ""): number {
  return Number(text.replaceAll(".", "").replace(",", "."));
}

function cents(text: string): number {
  return Math.round(readAmount(text) * 100);
}
