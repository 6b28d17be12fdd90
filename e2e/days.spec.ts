import { readFile } from "node:fs/promises";

import { countCash, endShift, startWorkDay } from "@comanda/contract/day";
import { listReports } from "@comanda/contract/report";
import { expect } from "@playwright/test";

import { type ApiTill } from "./api-till.ts";
import { holdRequests } from "./hold-calls.ts";
import { goTo, openTill, pressMenuButton } from "./till-menu.ts";
import { expectFigure, mainButton, openRestaurant, sellForCash, test } from "./own-venue.ts";
import { readPdf } from "./readers.ts";
import { refusedCall } from "./till.ts";

/** The browser's own message when a call fails. */
const failedCall = /^Failed to load resource: the server responded with a status of 500/;

async function endOwnShift(cashier: ApiTill): Promise<void> {
  const cash = [{ bill: 100_000, qty: 1, total: 100_000 }];
  await cashier.call(countCash, { body: { coin: [], cash } });
  const body = { endDrawerCash: 100_000, message: "", fileName: "" };
  await cashier.call(endShift, { body });
}

test("a day does not end while a shift is open, and the shift is named", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of day");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Please end these shifts first");
  await expect(dialog).toContainText("1 · Restaurant · Chai Prasong");
  await expect(page).toHaveURL(/order$/);
});

test("a day ends, the till counts down, and the report can be opened again", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await sellForCash(cashier, { article: "Pad Thai", table: "1" });
  await endOwnShift(cashier);
  await openTill(page, "cashier");
  await pressMenuButton(page, "Print Articles");
  await expect(mainButton(page, "Print for Restaurant")).toBeVisible();
  await mainButton(page, "Print for the Location").tap();
  await expect(page.getByRole("row", { name: /^Pad Thai 1 / })).toBeVisible();
  await mainButton(page, "End of day").tap();

  await expect(page.getByRole("row", { name: /^1 10 Chai Prasong / })).toBeVisible();
  await expectFigure(page, "Bills", "Open", "0.00");
  for (const name of ["Money-in", "Money-out", "Earned Commission", "Paid Commission"]) {
    await page.getByText(name, { exact: true }).tap();
    await expect(page.getByRole("table", { name, exact: true })).toBeVisible();
  }
  await expectFigure(page, "Discounts", "Credited back", "0.00");
  await expect(page.getByRole("row", { name: /^Total for day / })).toBeVisible();
  await mainButton(page, "end work day").tap();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Do you want to end work day?");
  await dialog.getByRole("button", { name: "Cancel" }).tap();
  await mainButton(page, "end work day").tap();
  await dialog.getByRole("button", { name: "Ok" }).tap();
  await expect(page.getByText("Day ended")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("timer")).toHaveText(/^Logging out in 2:5\d$/);
  await expect(page).toHaveURL(/order$/);
  await goTo(page, "/end-of-day");
  await expect(page).toHaveURL(/order$/);

  await pressMenuButton(page, "Reports");
  await page.getByRole("radio", { name: "Days" }).check();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: /^Day report 1/ }).tap();
  await expect(page).toHaveTitle("Comanda - Day report 1");
  const saving = page.waitForEvent("download");
  await mainButton(page, "Save PDF").tap();
  const saved = await saving;
  const name = /^\d{4}-\d\d-\d\d \d\d\.\d\d End of day Lotus House Restaurant\.pdf$/;
  expect(saved.suggestedFilename()).toMatch(name);
  const pdf = await readPdf(new Uint8Array(await readFile(await saved.path())));
  expect(pdf).toMatchObject({ title: "End of day - Lotus House", language: "en-US" });
  expect(pdf.text).toMatch(/Total for day.*\d\.\d\d/);

  await page.reload();
  await page.getByRole("button", { name: "Log out now" }).tap();
  await page.getByLabel("Username").waitFor();
});

test("the till logs out by itself three minutes after the day ends", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  // Moving the clock by three minutes makes it wrong: calls are signed again.
  expectedErrors.push(refusedCall);
  await endOwnShift(await openRestaurant(ownServer.origin));
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of day");
  await mainButton(page, "end work day").tap();
  await page.clock.install();
  await page.getByRole("dialog").getByRole("button", { name: "Ok" }).tap();
  await page.getByRole("timer").waitFor();
  await page.clock.runFor(170_000);
  await expect(page.getByRole("timer")).toContainText("Logging out in 0:");
  await page.clock.runFor(11_000);
  await page.getByLabel("Username").waitFor();
});

test("starting a new day cancels the log-out", async ({ page, ownServer }) => {
  const cashier = await openRestaurant(ownServer.origin);
  await endOwnShift(cashier);
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of day");
  await mainButton(page, "end work day").tap();
  await page.getByRole("dialog").getByRole("button", { name: "Ok" }).tap();
  await page.getByRole("timer").waitFor();
  await cashier.call(startWorkDay);
  await expect(page.getByRole("timer")).toBeHidden();
  await page.reload();
  await page.getByRole("tabpanel").waitFor();
  await expect(page.getByRole("timer")).toBeHidden();
});

test("ending a day that another till is ending shows a sentence, and succeeds here", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  await endOwnShift(await openRestaurant(ownServer.origin));
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of day");
  await mainButton(page, "end work day").waitFor();
  await page.route("**/api/work-day/end*", (route) =>
    route.fulfill({
      status: 500,
      json: {
        code: "optimistic-lock",
        message: "The optimistic lock on an entity failed.",
      },
    }),
  );
  await mainButton(page, "end work day").tap();
  await page.getByRole("dialog").getByRole("button", { name: "Ok" }).tap();
  await expect(page.getByRole("dialog")).toContainText("An end of day operation is running.");
  await expect(page.getByRole("timer")).toHaveCount(0);
});

test("a month is added up between two dates, and its report is filed", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  // Opens a report that does not exist.
  expectedErrors.push(refusedCall);
  const cashier = await openRestaurant(ownServer.origin);
  await sellForCash(cashier, { article: "Pad Thai", table: "1" });
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of month");
  await page.getByLabel("Start", { exact: true }).fill("31022026");
  await expect(page.getByLabel("Start", { exact: true })).toHaveValue("31/02/2026");
  await mainButton(page, "Submit").tap();
  await expect(page.getByText("Wrong date format")).toBeVisible();
  await page.getByLabel("Start", { exact: true }).fill("01012026");
  await page.getByLabel("End", { exact: true }).press("Enter");
  await expect(page.getByText("Saved as report 1")).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveTitle("Comanda - Month report");
  const headings = page.getByRole("table", { name: "Work days" }).getByRole("columnheader");
  await expect(headings).toHaveText(["Day", "Count", "Amount", "Cash", "Credit", "Other"]);
  const [report] = await cashier.call(listReports);
  expect(report).toMatchObject({ kind: "month", from: "2026-01-01" });
  expect(report?.pdfLength).toBeGreaterThan(10_000);

  await goTo(page, "/reports/999999");
  await expect(page.getByRole("alert")).toBeVisible();
});

test("the month's report is filed with its pages even if the user leaves while they are painted", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  const release = await holdRequests(page, "**/assets/paint-pages-*");
  await pressMenuButton(page, "End of month");
  const asked = page.waitForRequest("**/assets/paint-pages-*");
  await mainButton(page, "Submit").tap();
  await asked;
  await expect(page.getByRole("table", { name: "Work days" })).toBeVisible();
  await mainButton(page, "Ok").tap();
  await expect(page).toHaveURL(/order$/);
  expect(await cashier.call(listReports)).toEqual([]);
  release();
  const pages = async () => (await cashier.call(listReports))[0]?.pdfLength ?? 0;
  await expect.poll(pages, { timeout: 30_000 }).toBeGreaterThan(10_000);
});

test("an end date before the start date is refused", async ({ page, expectedErrors }) => {
  expectedErrors.push(refusedCall);
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of month");
  await page.getByLabel("Start", { exact: true }).fill("02012026");
  await page.getByLabel("End", { exact: true }).fill("01012026");
  await mainButton(page, "Submit").tap();
  await expect(page.getByText("Please choose an end after the start")).toBeVisible();
});
