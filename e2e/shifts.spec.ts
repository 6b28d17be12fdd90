import { countCash, readShift } from "@comanda/contract/day";
import { listReports } from "@comanda/contract/report";
import { expect, type Locator, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { openActions, goTo, openTill, pressMenuButton } from "./till-menu.ts";
import { inDialog } from "./closing-steps.ts";
import { endShiftWithDifference } from "./end-shift.ts";
import { expectFigure, mainButton, openRestaurant, sellForCash, test } from "./own-venue.ts";
import { refusedCall, unansweredCall, logOut } from "./till.ts";

/** A small terminal, and a phone in a browser, upright and on its side. */
const smallScreens = [
  { width: 800, height: 600 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

test("a day and a shift start, each after one question", async ({ page, ownServer }) => {
  await openTill(page, "cashier");
  await pressMenuButton(page, "Start of shift");
  await expect(page.getByText("Please start day")).toBeVisible();
  await pressMenuButton(page, "Print Articles");
  await expect(page.getByText("Please start day")).toBeVisible();
  // Counting only for the sum needs neither, and changes nothing.
  await pressMenuButton(page, "Cash Calc");
  await mainButton(page, "close").tap();
  await expect(page).toHaveURL(/order$/);
  await goTo(page, "/cash-calc");
  await mainButton(page, "start shift").tap();
  await expect(page.getByText("Please start day")).toBeVisible();
  await expect(page).toHaveURL(/cash-calc$/);

  await page.getByRole("alert").getByRole("button", { name: "Start of day" }).tap();
  await expect(page.getByText("Do you want to start the day?")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/order$/);
  await pressMenuButton(page, "Start of day");
  await page.getByRole("dialog").getByRole("button", { name: "Ok" }).dblclick();
  await expect(page.getByText("Day started")).toBeVisible();
  await expectAction(page, "End of day");

  await pressMenuButton(page, "Start of shift");
  await page.getByLabel("Notes of 1,000.00").tap();
  await page.getByRole("main").getByRole("button", { name: "2", exact: true }).tap();
  await page.getByLabel("Coins of 0.25").pressSequentially("3x");
  await expect(page.getByLabel("Coins of 0.25")).toHaveValue("3");
  await expect(page.getByRole("row", { name: "Coins 0.75" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "2,000.75" })).toBeVisible();
  const started: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/shift/start")) started.push(Date.now());
  });
  const pressed = Date.now();
  await mainButton(page, "start shift").dblclick();
  await expect(page.getByText("Shift started")).toBeVisible();
  expect(started).toHaveLength(1);
  expect((started[0] ?? 0) - pressed).toBeGreaterThanOrEqual(400);
  await expect(page).toHaveURL(/order$/);
  await expectAction(page, "End of shift");
  const cashier = await apiTill(ownServer.origin, "cashier", "Restaurant");
  const { drawer } = await cashier.call(readShift, { params: { countedTotal: 0 } });
  expect(drawer.startCash).toBe(200_075);
});

test("on small screens the field that is counted, the keys and the main button are in sight", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  const keys = page.locator("[data-foot] button");
  for (const size of smallScreens) {
    await page.setViewportSize(size);
    await goTo(page, "/cash-calc");
    await expect(page.getByLabel("Notes of 20.00")).toBeFocused();
    for (const field of ["Notes of 20.00", "Coins of 10.00"]) {
      await page.getByLabel(field).focus();
      expect(await isInSight(page.getByLabel(field)), `${field} at ${size.width}`).toBe(true);
      // Eleven for numbers and "Cancel", "Print" and "end shift".
      await expect(keys).toHaveCount(14);
      for (const key of await keys.all()) await expect(key).toBeInViewport({ ratio: 0.99 });
    }
    await goTo(page, "/order");
  }
});

test("a drawer is counted blind, then again, and the shift ends with the count", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await sellForCash(cashier, { article: "Pad Thai", table: "1" });
  const { drawer } = await cashier.call(readShift, { params: { countedTotal: 0 } });
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of shift");
  await page.getByLabel("Notes of 100.00").fill("11");
  await page.reload();
  await expect(page.getByLabel("Notes of 100.00")).toHaveValue("11");
  const expected = inBaht(drawer.expected);
  await expect(page.getByText(expected)).toHaveCount(0);
  await mainButton(page, "end shift").tap();

  await expect(page).toHaveTitle("Comanda - Shift report");
  await expectFigure(page, "Drawer", "Start cash", "1,000.00");
  await expectFigure(page, "Drawer", "Received cash", "500.00");
  await expectFigure(page, "Drawer", "Change", inBaht(drawer.change));
  await expectFigure(page, "Drawer", "Expected in the drawer", expected);
  await expectFigure(page, "Drawer", "Counted in the drawer", "1,100.00");
  await expectFigure(page, "Drawer", "Difference", inBaht(110_000 - drawer.expected));
  await expectFigure(page, "Bills", "Open", "0.00");
  await expect(page.getByRole("img", { name: /^Customer payments: Cash / })).toBeVisible();
  await page.getByText("Money-in", { exact: true }).tap();
  await expect(page.getByRole("table", { name: "Money-in" })).toBeVisible();

  await page.reload();
  await expectFigure(page, "Drawer", "Counted in the drawer", "1,100.00");
  await mainButton(page, "Count again").tap();
  await expect(page.getByLabel("Notes of 100.00")).toHaveValue("");
  await page.getByLabel("Notes of 100.00").fill("12");
  await page.getByLabel("Coins of 10.00").press("Enter");
  await expectFigure(page, "Drawer", "Counted in the drawer", "1,200.00");
  await expect(page.getByText("2 times")).toBeVisible();
  await expect(mainButton(page, "Count again")).toHaveCount(0);
  await page.reload();
  await expectFigure(page, "Drawer", "Counted in the drawer", "1,200.00");
  await expect(mainButton(page, "Count again")).toHaveCount(0);
  await goTo(page, "/cash-calc");
  await expect(page).toHaveURL(/shift-report$/);
  expect(await printedReport(page)).toMatchObject({ number: null, summary: { endTime: null } });

  await mainButton(page, "end shift").dblclick();
  await inDialog(page, "end shift").dblclick();
  await expect(page.getByText("Shift ended")).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/order$/);
  const reports = await cashier.call(listReports);
  expect(reports).toMatchObject([{ kind: "shift", number: 1 }]);
  expect(reports[0]?.fileName).toMatch(
    /^\d{4}-\d\d-\d\d \d\d\.\d\d Shift report Lotus House Restaurant\.pdf$/,
  );
  expect(reports[0]?.pdfLength).toBeGreaterThan(10_000);

  await goTo(page, `/reports/${reports[0]?.id}`);
  expect(await printedReport(page)).toMatchObject({ number: 1, isCopy: true });
});

test("the counts of other tills count, too", async ({ page, ownServer, expectedErrors }) => {
  expectedErrors.push(refusedCall);
  const cashier = await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  // Counting begins without waiting for the server.
  await page.route("**/api/shift/count", (route) => route.abort());
  expectedErrors.push(unansweredCall);
  await pressMenuButton(page, "End of shift");
  await page.getByLabel("Notes of 100.00").fill("11");
  await cashier.call(countCash, { body: notesOf(100_00, 9) });
  await cashier.call(countCash, { body: notesOf(100_00, 10) });
  await page.unroute("**/api/shift/count");
  await mainButton(page, "end shift").tap();
  await expect(page.getByText("You have counted this drawer twice")).toBeVisible();
  await expect(page).toHaveURL(/shift-report$/);
  await expectFigure(page, "Drawer", "Counted in the drawer", "1,000.00");
  await expect(mainButton(page, "Count again")).toHaveCount(0);

  const manager = await apiTill(ownServer.origin, "admin", "Restaurant");
  await manager.call(countCash, { body: notesOf(100_00, 8) });
  await mainButton(page, "end shift").tap();
  await expect(page.getByText("The drawer was counted again meanwhile")).toBeVisible();
  await expectFigure(page, "Drawer", "Counted in the drawer", "800.00");
  await endShiftWithDifference(page);
  await expect(page.getByText("Shift ended")).toBeVisible({ timeout: 30_000 });
});

test("who has counted twice counts what was sold since", async ({ page, ownServer }) => {
  const cashier = await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of shift");
  for (const again of [true, false]) {
    await page.getByLabel("Notes of 1,000.00").fill("1");
    await mainButton(page, "end shift").tap();
    await expectFigure(page, "Drawer", "Counted in the drawer", "1,000.00");
    if (again) await mainButton(page, "Count again").tap();
  }
  await expect(mainButton(page, "Count again")).toHaveCount(0);
  await mainButton(page, "Cancel").tap();
  await sellForCash(cashier, { article: "Pad Thai", table: "1" });
  await pressMenuButton(page, "End of shift");
  await page.getByLabel("Notes of 1,000.00").fill("2");
  await mainButton(page, "end shift").tap();
  await expectFigure(page, "Drawer", "Counted in the drawer", "2,000.00");
  await expect(mainButton(page, "Count again")).toBeVisible();
});

function notesOf(bill: number, qty: number) {
  return { coin: [], cash: [{ bill, qty, total: bill * qty }] };
}

/** The report sent to the printer by Print below the figures. */
async function printedReport(page: Page): Promise<unknown> {
  const printRoute = /\/api\/(shift\/print-report|report\/\d+\/print)\?/;
  const printed: unknown[] = [];
  // The browser keeps no copy of a reply that the till reads in parts.
  await page.route(printRoute, async (route) => {
    const response = await route.fetch();
    printed.push((await response.json()).jobs[0].document);
    await route.fulfill({ response });
  });
  await mainButton(page, "Print").tap();
  await expect.poll(() => printed.length).toBe(1);
  await page.unroute(printRoute);
  return printed[0];
}

test("a shift whose end had no reply ends once, with its pages", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  const cashier = await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of shift");
  await page.getByLabel("Notes of 1,000.00").fill("1");
  await mainButton(page, "end shift").tap();
  await page.getByText("Expected in the drawer").waitFor();
  const bodies = await loseFirstReply(page, "**/api/shift/end/0*");
  await mainButton(page, "end shift").tap();
  await expect(page.getByText("Shift ended")).toBeVisible({ timeout: 30_000 });
  expect(bodies).toHaveLength(2);
  expect(bodies[0]?.equals(bodies[1] ?? Buffer.alloc(0))).toBe(true);
  expect(await cashier.call(listReports)).toHaveLength(1);
});

test("a manager ends the shift of an absent cashier, and a waiter cannot", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openRestaurant(ownServer.origin);
  await openTill(page, "waiter");
  const actions = await openActions(page);
  for (const name of ["End of shift", "End of day", "End of month", "Reports", "Print Articles"]) {
    await expect(actions.getByRole("button", { name })).toHaveCount(0);
  }
  for (const path of ["/cash-calc", "/shift-report", "/end-of-day", "/reports/1"]) {
    await goTo(page, path);
    await expect(page).toHaveURL(/order$/);
  }
  await logOut(page);
  await page.getByLabel("Username").waitFor();

  await openTill(page, "admin");
  await pressMenuButton(page, "End of day");
  await page.getByRole("dialog").getByRole("button", { name: "End of shift" }).tap();
  await page.getByLabel("Notes of 20.00").fill("3");
  await mainButton(page, "end shift").tap();
  await expect(page.getByText("Ended by 1 Achara Suwan for 10 Chai Prasong")).toBeVisible();
  await endShiftWithDifference(page);
  await expect(page.getByText("Shift ended")).toBeVisible({ timeout: 30_000 });
});

/** The server handles the call, but the reply to the till is lost. */
async function loseFirstReply(page: Page, url: string): Promise<readonly Buffer[]> {
  const bodies: Buffer[] = [];
  await page.route(url, async (route) => {
    const response = await route.fetch();
    bodies.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    if (bodies.length === 1) await route.abort("connectionreset");
    else await route.fulfill({ response });
  });
  return bodies;
}

function inBaht(hundredths: number): string {
  const sign = hundredths < 0 ? "-" : "";
  const units = Math.abs(hundredths) / 100;
  return sign + units.toLocaleString("en-US", { minimumFractionDigits: 2 });
}

async function expectAction(page: Page, name: string): Promise<void> {
  const actions = await openActions(page);
  await expect(actions.getByRole("button", { name })).toBeVisible();
  await page.keyboard.press("Escape");
}

/** Nothing lies over it, such as the keys. */
async function isInSight(field: Locator): Promise<boolean> {
  return field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [top + 1, top + height - 1].every(
      (y) => document.elementFromPoint(left + width / 2, y) === element,
    );
  });
}
