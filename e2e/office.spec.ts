import { voidBill } from "@comanda/contract/end-bill";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { expect, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { boxOf } from "./box-of.ts";
import { findBarriers } from "./find-barriers.ts";
import { goTo, openActions, openTill, pressMenuButton } from "./till-menu.ts";
import { openRestaurant, sellForCash, test } from "./own-venue.ts";
import { saved } from "./saved-file.ts";
import { sell } from "./sell.ts";
import { readSpreadsheet } from "./spreadsheet.ts";
import { refusedCall } from "./till.ts";

function figures(page: Page, report: string, row: string) {
  return page
    .getByRole("grid", { name: report, exact: true })
    .getByRole("row")
    .filter({ hasText: row })
    .getByRole("gridcell");
}

test("a manager reads the figures and exports them", async ({ page, ownServer }) => {
  const cashier = await openRestaurant(ownServer.origin);
  await sellForCash(cashier, { article: "Pad Thai", table: "a" });
  await sellForCash(cashier, { article: "Pad Thai", table: "b" });
  await sellForCash(cashier, { article: "Green Curry", table: "c" });
  const { id } = await sell(cashier, { article: "Jasmine Rice", table: "d" });
  await cashier.call(voidBill, { params: { id }, body: { statusNote: "=cmd|' /C calc'!A0" } });
  await openTill(page, "admin", "Bar");
  await pressMenuButton(page, "Back office");
  await expect(page).toHaveURL(/office\/today$/);
  await page.getByRole("button", { name: "Reports", exact: true }).tap();
  await expect(page).toHaveURL(/office\/reports$/);
  await expect(page).toHaveTitle("Comanda - Reports");
  // The last thirty days come first, as a line with the days before behind it.
  await expect(page.getByRole("img", { name: /^Sales by day / })).toBeVisible();
  await goTo(page, "/office/reports/articles/today");

  const articles = "Sales by article";
  await expect(figures(page, articles, "Pad Thai")).toHaveText([
    "Pad Thai",
    "Thai kitchen",
    "2",
    "0.00",
    "240.00",
    "61.54 %",
  ]);
  await expect(figures(page, articles, "Total")).toHaveText([
    "Total",
    "",
    "3",
    "0.00",
    "390.00",
    "100.00 %",
  ]);
  // Each bar has a line of its own, which begins with its name.
  const picture = page.getByRole("img", { name: /^Sales by article / });
  const first = await picture.getByText("Pad Thai").boundingBox();
  const second = await picture.getByText("Green Curry").boundingBox();
  expect(second?.x).toBe(first?.x);
  await page.getByRole("columnheader", { name: "Quantity" }).getByRole("button").tap();
  await expect(page.getByRole("columnheader", { name: "Quantity" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(page.getByRole("row").nth(1)).toContainText("Green Curry");

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findBarriers(page)).toEqual([]);
  }

  const csv = (await saved(page, "CSV")).toString("utf8");
  expect(csv).toBe(
    [
      "\uFEFFArticle,Category,Quantity,Credited,After discounts,Share",
      "Pad Thai,Thai kitchen,2,0,240,61.54",
      "Green Curry,Thai kitchen,1,0,150,38.46",
      "Total,,3,0,390,100",
      "",
    ].join("\r\n"),
  );

  await page.getByLabel("Report", { exact: true }).selectOption({ label: "Voids and credits" });
  await expect(figures(page, "Voids and credits", "Void")).toHaveText([
    "#4",
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
    "Void",
    "–",
    "",
    "20.00",
    "10 Chai Prasong",
    "–",
    "=cmd|' /C calc'!A0",
  ]);
  expect((await saved(page, "CSV")).toString("utf8")).toContain(",'=cmd|' /C calc'!A0\r\n");
  const cells = readSpreadsheet(await saved(page, "Excel"));
  expect(cells.formulas).toBe(0);
  expect(cells.sheets).toEqual(["Voids and credits"]);
  expect(cells.rows[0]).toEqual([
    "Bill",
    "Time",
    "What",
    "Article",
    "Quantity",
    "Amount",
    "Staff",
    "Approved by",
    "Reason",
  ]);
  expect(cells.rows[1]?.[0]).toBe("#4");
  expect(cells.rows[1]?.slice(2)).toEqual([
    "Void",
    "–",
    "",
    20,
    "10 Chai Prasong",
    "–",
    "=cmd|' /C calc'!A0",
  ]);
});

test("any range of days can be chosen, and an invalid one is explained", async ({
  page,
  ownServer,
}) => {
  await sellForCash(await openRestaurant(ownServer.origin), { article: "Pad Thai", table: "a" });
  await openTill(page, "admin", "Bar");
  await goTo(page, "/office/reports/articles/today");
  await expect(figures(page, "Sales by article", "Pad Thai").first()).toBeVisible();
  const days = page.getByLabel("Days", { exact: true });
  await days.selectOption({ label: "Yesterday" });
  await expect(page.getByText("Nothing on these days")).toBeVisible();
  await days.selectOption({ label: "Custom dates" });
  await page.getByLabel("From", { exact: true }).fill("31022026");
  await expect(page.getByText("Wrong date format")).toBeVisible();
  await page.getByLabel("From", { exact: true }).fill("02012026");
  await page.getByLabel("To", { exact: true }).fill("01012026");
  await expect(page.getByText("The end is before the start")).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("31122099");
  for (const report of ["Sales by hour", "Sales by pay type", "Stock movements"]) {
    await page.getByLabel("Report", { exact: true }).selectOption({ label: report });
    await expect(page.getByRole("heading", { name: "02/01/2026 – 31/12/2099" })).toBeVisible();
  }
  await page.getByLabel("Report", { exact: true }).selectOption({ label: "Sales by pay type" });
  await expect(figures(page, "Sales by pay type", "Total").nth(4)).toHaveText("132.00");
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await page.getByRole("button", { name: "Print", exact: true }).tap();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  const table = page.getByRole("table", { name: /^Sales by pay type/ });
  await expect(table).toBeVisible();
  const size = page.viewportSize();
  // A4 has 718 pixels between its margins: wide enough for a table, and nothing hidden makes a second page.
  await page.setViewportSize({ width: 718, height: 100 });
  const headings = await table.locator("thead").boundingBox();
  expect(headings?.height).toBeGreaterThan(10);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const paper = await boxOf(page.getByRole("article"));
  expect(height).toBeLessThan(paper.bottom + 40);
  if (size !== null) await page.setViewportSize(size);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Back to the till" }).tap();
  await expect(page).toHaveURL(/order$/);
});

test("a row opens what it is made of, down to a bill, and Back leads up again", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await sellForCash(cashier, { article: "Pad Thai", table: "a" });
  await sellForCash(cashier, { article: "Green Curry", table: "b" });
  await openTill(page, "admin", "Bar");
  await goTo(page, "/office/reports/categories/today");
  await figures(page, "Sales by category", "Thai kitchen").first().tap();
  const articles = page.getByRole("grid", { name: "Thai kitchen", exact: true });
  const total = articles.getByRole("row").filter({ hasText: "Total" });
  await expect(total).toContainText("270.00");
  // The total is of what is shown.
  await page.getByLabel("Search", { exact: true }).fill("pad");
  await expect(total).toContainText("120.00");
  await figures(page, "Thai kitchen", "Pad Thai").first().tap();
  await expect(figures(page, "Pad Thai", "Total")).toContainText(["Total", "1", "0.00", "120.00"]);
  await page.getByRole("grid", { name: "Pad Thai", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Reprint bill" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(articles).toBeVisible();
  await page.getByRole("link", { name: "Sales by category" }).tap();
  await expect(figures(page, "Sales by category", "Thai kitchen").first()).toBeVisible();
});

test("a touch or a key on a chart shows the figures of that point, and Enter opens it", async ({
  page,
  ownServer,
}) => {
  await sellForCash(await openRestaurant(ownServer.origin), { article: "Pad Thai", table: "a" });
  await openTill(page, "admin", "Bar");
  await goTo(page, "/office/reports/days/last-7?with=weeks");
  const line = page.getByRole("slider", { name: "Sales by day" });
  await expect(line).toHaveAttribute("aria-valuetext", /: \d{3}\.\d\d \(earlier 0\.00\)$/);
  await line.press("ArrowLeft");
  await expect(line).toHaveAttribute("aria-valuetext", /: 0\.00 \(earlier 0\.00\)$/);
  const picture = page.getByRole("img", { name: /^Sales by day / });
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.touchscreen.tap(x + width - 2, y + 60);
  await expect(line).toHaveAttribute("aria-valuetext", /: \d{3}\.\d\d \(earlier 0\.00\)$/);
  await line.press("Enter");
  await expect(page.getByRole("grid", { name: "Sales by hour" })).toBeVisible();
});

test("a cashier does not see the office, and its calls refuse them", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const cashier = await apiTill(ownServer.origin, "cashier", "Restaurant");
  const query = { from: "2026-01-01", to: "2026-01-31" };
  await expect(
    cashier.call(readOwnerReport, { params: { kind: "articles" }, query }),
  ).rejects.toThrow("permission-denied");
  await openTill(page, "cashier");
  const actions = await openActions(page);
  await expect(actions.getByRole("button", { name: "Back office" })).toHaveCount(0);
  await goTo(page, "/office/reports");
  await expect(page.getByText("Permission denied")).toBeVisible();
  await expect(page).toHaveURL(/order$/);
});
