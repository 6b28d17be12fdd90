import { compareColumns } from "@comanda/domain/owner-report/compare-rows";
import type { CellKind } from "@comanda/domain/owner-report/report-column";
import {
  columnsOf,
  comparedColumns,
  ownerReportKinds,
  type OwnerReportKind,
} from "@comanda/domain/owner-report/report-columns";
import { expect, type Page } from "@playwright/test";

import { findCutOffTexts } from "./cut-off.ts";
import { test } from "./journey.ts";
import { readPdf } from "./readers.ts";
import { differentReports } from "./report-screens.ts";
import { speak } from "./speak.ts";
import { goTo, openTill } from "./till-menu.ts";

/** The words of Filipino are the longest. */
const language = "tl_PH";

/** What lies between margins of 10 mm: A4 is the narrower one upright, and Letter is when it is turned. */
const widths = { upright: 718, turned: 980 };

/** The longest that a cell may have to show. */
const cells: Readonly<Record<CellKind, string | number>> = {
  text: "102 Maria Clara Magsaysay Evangelista",
  word: "void",
  moment: "2026-11-29 13:05:00",
  date: "2026-11-29",
  weekday: 3,
  hour: 23,
  count: 12_345,
  quantity: 1234.5,
  amount: 123_456_789,
  money: 1_234_567_89,
  percent: 99_99,
  growth: 1234_50,
};

/** How many amounts of rows a paper has. */
function countAmounts(text: string): number {
  return [...text.matchAll(/(?<!\d)1,234,567\.89/g)].length;
}

/** The totals of a month of such rows. */
const totals: Readonly<Record<CellKind, string | number>> = { ...cells, money: 123_456_789_00 };

/** Texts that are numbers. */
const numbers: Readonly<Record<string, string>> = {
  bill: "#123456",
  refundOf: "#123456",
  idNumber: "OSCA-1234567890",
};

/** A report of thirty rows. */
function reportOf(kind: OwnerReportKind, isCompared: boolean) {
  const columns = isCompared ? compareColumns(kind) : columnsOf({ kind });
  const row = columns.map((column) => numbers[column.key] ?? cells[column.kind]);
  const days = { from: "2026-11-01", to: "2026-11-30" };
  return {
    kind,
    ...days,
    compared: isCompared ? { from: "2026-10-02", to: "2026-10-31" } : null,
    columns,
    rows: Array.from({ length: 30 }, () => row),
    keys: Array.from({ length: 30 }, () => null),
    count: 30,
    totals: columns.map(({ kind: cell, isSummed }) => (isSummed ? totals[cell] : null)),
  };
}

const alone = differentReports.map((kind) => [kind, false] as const);
const compared = differentReports
  .filter((kind) => comparedColumns[kind] !== undefined)
  .map((kind) => [kind, true] as const);

/** Dates, times and numbers that are on two lines, and cells that reach into the next or off the paper. */
function findBadCells(): readonly string[] {
  const paper = document.querySelector("article:has(table)");
  const edge = paper?.getBoundingClientRect().right ?? 0;
  const boxesOf = (text: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()];
  };
  return [...(paper?.querySelectorAll("td, th") ?? [])].flatMap((cell) => {
    const text = cell.firstChild;
    if (!(text instanceof Text)) return [];
    const { left, right } = cell.getBoundingClientRect();
    const isOut = boxesOf(text, 0, text.length).some(
      (box) => box.left < left - 1.5 || box.right > Math.min(right, edge) + 1.5,
    );
    const isBroken = [...text.data.matchAll(/\S*\d\S*/g)].some(({ index, 0: number }) => {
      const tops = boxesOf(text, index, index + number.length).map(({ top }) => Math.round(top));
      return new Set(tops).size > 1;
    });
    return [
      ...(isOut ? [`overlaps: ${text.data}`] : []),
      ...(isBroken ? [`broken: ${text.data}`] : []),
    ];
  });
}

/** Makes the columns as narrow as those of an upright page were. */
function squeezeCells(): void {
  for (const table of document.querySelectorAll<HTMLElement>("article table")) {
    table.style.cssText = "table-layout: fixed; width: 300px";
  }
  for (const cell of document.querySelectorAll<HTMLElement>("article td")) {
    cell.style.cssText = "white-space: normal; overflow-wrap: anywhere";
  }
}

/** Lays out the paper of a report on a page of its shape. */
async function print(page: Page, path: string) {
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1366, height: 768 });
  await goTo(page, `/office/reports/${path}`);
  await page.locator("main [role=grid]").waitFor();
  await page
    .locator("main button:not([role])")
    .filter({ hasText: /^I-print$/ })
    .tap();
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("article:has(table)");
  const isTurned = (await paper.getAttribute("data-landscape")) === "true";
  await page.setViewportSize({ width: isTurned ? widths.turned : widths.upright, height: 700 });
  const columns = await paper.locator("th:visible").count();
  return { isTurned, columns, amounts: countAmounts(await paper.innerText()) };
}

/**
 * How many pages a PDF has, the width of the first one in points, and how many amounts of rows are on them. A part of the
 * page that scrolls on the screen would cut off the rest of them. The paper is gone after that.
 */
async function pdfOf(page: Page, format: "A4" | "Letter") {
  const pdf = await page.pdf({ preferCSSPageSize: true, format });
  const [, width] = /\/MediaBox \[0 0 ([\d.]+)/.exec(pdf.toString("latin1")) ?? [];
  const { pages, text } = await readPdf(new Uint8Array(pdf));
  return { pages, width: Number(width), amounts: countAmounts(text) };
}

test("every report can be read on paper, with no figure broken, cut off or over another", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.route("**/api/office/report/*", async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const kind = ownerReportKinds.find((each) => pathname.endsWith(`/${each}`)) ?? "days";
    await route.fulfill({ json: reportOf(kind, searchParams.has("compareFrom")) });
  });
  await openTill(page, "admin", "Bar");
  await speak(page, language);
  const bad: string[] = [];
  for (const [kind, isCompared] of [...alone, ...compared]) {
    const path = `${kind}/2026-11-01/2026-11-30${isCompared ? "?with=before" : ""}`;
    const { isTurned, columns } = await print(page, path);
    const found = [...(await findCutOffTexts(page)), ...(await page.evaluate(findBadCells))];
    bad.push(...found.map((each) => `${path} (${columns} columns, ${isTurned}): ${each}`));
  }
  expect([...new Set(bad)]).toEqual([]);

  // The check finds what it looks for.
  await print(page, "voids/2026-11-01/2026-11-30");
  await page.evaluate(squeezeCells);
  expect(await page.evaluate(findBadCells)).toEqual(
    expect.arrayContaining(["broken: 1,234,567.89", "broken: 29/11/2026 20:05"]),
  );

  for (const format of ["A4", "Letter"] as const) {
    for (const isCompared of [true, false]) {
      const days = `days/2026-11-01/2026-11-30${isCompared ? "?with=before" : ""}`;
      const paper = await print(page, days);
      expect(paper).toMatchObject({ isTurned: true, columns: isCompared ? 9 : 10 });
      const { pages, width, amounts } = await pdfOf(page, format);
      expect(pages).toBeLessThanOrEqual(2);
      expect(width).toBeGreaterThan(790);
      expect(amounts).toBe(paper.amounts);
      expect(amounts).toBeGreaterThan(0);
    }
    const taxes = await print(page, "taxes/2026-11-01/2026-11-30");
    expect(taxes.isTurned).toBe(false);
    const { width, amounts } = await pdfOf(page, format);
    expect(width).toBeLessThan(620);
    expect(amounts).toBe(taxes.amounts);
    expect(amounts).toBeGreaterThan(0);
  }
});
