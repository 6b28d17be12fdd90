import { readShift } from "@comanda/contract/day";
import { expect, type Page } from "@playwright/test";

import type { ApiTill } from "./api-till.ts";
import { cutAfterFirst, expectUnknownOutcome } from "./cut-calls.ts";
import { goTo, openTill, pressMenuButton } from "./till-menu.ts";
import { button } from "./order-journey.ts";
import { expectFigure, mainButton, openRestaurant, test } from "./own-venue.ts";
import { refusedCall, unansweredCall, logOut } from "./till.ts";

async function paidOut(till: ApiTill): Promise<number> {
  const { drawer } = await till.call(readShift, { params: { countedTotal: 0 } });
  return drawer.moneyOut;
}

async function askToPayOut(page: Page, amount: string): Promise<void> {
  await pressMenuButton(page, "Do payment");
  await fillPayOut(page, amount);
}

async function fillPayOut(page: Page, amount: string): Promise<void> {
  await page.getByRole("radio", { name: "Money-out" }).check();
  await button(page, "Ice").tap();
  await page.getByRole("textbox", { name: "Amount" }).fill(amount);
  await button(page, "Ok").tap();
}

test("a payment out without a reply is saved once, however often it is pressed", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  const cashier = await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await askToPayOut(page, "120");
  const keys = await cutAfterFirst(page, "**/api/payment/new*");
  await button(page, "Confirm").tap();
  await expectUnknownOutcome(page);
  expect(await paidOut(cashier)).toBe(120_00);
  expect(new Set(keys).size).toBe(1);

  await page.unroute("**/api/payment/new*");
  await button(page, "Confirm").tap();
  await expect(page.getByText("Payment of 120.00 recorded")).toBeVisible();
  expect(await paidOut(cashier)).toBe(120_00);

  // After a reply, the same amount again is another payment, and so is another amount.
  for (const [amount, total] of [
    ["120", 240_00],
    ["50", 290_00],
  ] as const) {
    await askToPayOut(page, amount);
    await button(page, "Confirm").tap();
    await expect(page).toHaveURL(/order$/);
    expect(await paidOut(cashier)).toBe(total);
  }
});

test("reloading in the middle of a payment and typing it again makes one payment", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  const cashier = await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await askToPayOut(page, "75");
  await cutAfterFirst(page, "**/api/payment/new*");
  await button(page, "Confirm").tap();
  await expect.poll(() => paidOut(cashier)).toBe(75_00);
  await page.reload();
  await page.unroute("**/api/payment/new*");
  await fillPayOut(page, "75");
  await button(page, "Confirm").tap();
  await expect(page.getByText("Payment of 75.00 recorded")).toBeVisible();
  expect(await paidOut(cashier)).toBe(75_00);
});

test("a server killed between press and reply has saved the write once", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, refusedCall, /status of 50\d/);
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await askToPayOut(page, "60");
  let isTheFirst = true;
  const killed = Promise.withResolvers<undefined>();
  await page.route("**/api/payment/new*", async (route) => {
    if (!isTheFirst) return route.continue();
    isTheFirst = false;
    await route.fetch();
    await ownServer.crash();
    killed.resolve(undefined);
    return route.abort("connectionreset");
  });
  await button(page, "Confirm").tap();
  await killed.promise;
  await ownServer.startAgain();
  const done = page.getByText("Payment of 60.00 recorded");
  const doubt = page.getByRole("dialog").filter({ hasText: "Network Error" });
  await expect(done.or(doubt)).toBeVisible({ timeout: 60_000 });
  if (await doubt.isVisible()) {
    await doubt.getByRole("button", { name: "Ok" }).tap();
    await button(page, "Confirm").tap();
    await expect(done).toBeVisible();
  }
  await pressMenuButton(page, "End of shift");
  await mainButton(page, "end shift").tap();
  await expectFigure(page, "Drawer", "Payments money-out", "60.00");
});

test("a count without a reply counts once, and a reload remembers it", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of shift");
  await page.getByLabel("Notes of 1,000.00").fill("2");
  const keys = await cutAfterFirst(page, "**/api/shift/end/1");
  await mainButton(page, "end shift").tap();
  await expectUnknownOutcome(page);
  await page.unroute("**/api/shift/end/1");
  await page.route("**/api/shift/end/1", async (route) => {
    expect(route.request().headers()["idempotency-key"]).toBe(keys[0]);
    await route.continue();
  });
  await mainButton(page, "end shift").tap();
  await expectFigure(page, "Drawer", "Counted in the drawer", "2,000.00");
  await page.unroute("**/api/shift/end/1");

  await page.reload();
  await expectFigure(page, "Drawer", "Counted in the drawer", "2,000.00");
  await expectFigure(page, "Drawer", "Difference", "1,000.00");
  await mainButton(page, "Count again").tap();
  await page.getByLabel("Notes of 1,000.00").fill("1");
  await mainButton(page, "end shift").tap();
  await expectFigure(page, "Drawer", "Difference", "0.00");

  // This count was the last: not even a reload allows another.
  await page.reload();
  await expectFigure(page, "Drawer", "Counted in the drawer", "1,000.00");
  await expect(mainButton(page, "Count again")).toHaveCount(0);
  await goTo(page, "/cash-calc");
  await expect(page).toHaveURL(/shift-report$/);
  await mainButton(page, "end shift").tap();
  await expect(page.getByText("Shift ended")).toBeVisible({ timeout: 30_000 });
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((name) => /count|unanswered/.test(name))).toEqual([]);
});

test("only the user who counted the drawer sees the expected amount", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  await pressMenuButton(page, "End of shift");
  await mainButton(page, "end shift").tap();
  await page.getByText("Expected in the drawer").waitFor();
  await logOut(page);
  await page.getByLabel("Username").waitFor();
  await openTill(page, "admin");
  await goTo(page, "/shift-report");
  // A manager can end it too, but counts the drawer first.
  await expect(page).toHaveURL(/cash-calc$/);
});
