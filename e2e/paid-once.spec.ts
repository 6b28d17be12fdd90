import { listBills } from "@comanda/contract/list-bills";
import { listCommissions } from "@comanda/contract/commission";
import { readShift } from "@comanda/contract/day";
import { expect, type Page } from "@playwright/test";

import { apiTill, type ApiTill } from "./api-till.ts";
import { pressMenuButton } from "./till-menu.ts";
import {
  billDialog,
  createBill,
  dismissPaid,
  loadTable,
  paidNotice,
  showReceipt,
} from "./money-journey.ts";
import { button, newOrder, pressArticle, sentNotice, signInAtRestaurant } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import type { RunningServer } from "./start-server.ts";
import { refusedCall, unansweredCall } from "./till.ts";

test.use({ actionTimeout: 20_000 });

/** How often a till sends a write before giving up. */
const maxWriteAttempts = 5;

/** The cash that went through the drawer, and the number of paid bills. */
async function readTakings(cashier: ApiTill) {
  const { bills, drawer } = await cashier.call(readShift, { params: { countedTotal: 0 } });
  return { paid: bills[1].count, cash: drawer.receivedCash - drawer.change };
}

/** Opens the pay screen for a Pad Thai that another till has sold. */
async function payCashFor(page: Page, server: RunningServer, table: string): Promise<void> {
  await openRestaurant(server.origin);
  await createBill(server, table);
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, table);
  await button(page, "Pay cash").tap();
}

function countCalls(page: Page, path: string): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(path) && request.method() !== "GET") calls.push(request.url());
  });
  return calls;
}

/** Runs in the page. */
function pressOn(element: Node): void {
  if (element instanceof HTMLElement) element.click();
}

test("two cashiers press Close at the same moment: one payment succeeds, the other cashier sees why theirs does not", async ({
  page,
  browser,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const cashier = await openRestaurant(ownServer.origin);
  await sell(await apiTill(ownServer.origin, "waiter", "Restaurant"), {
    article: "Pad Thai",
    table: "T1",
  });
  const device = await browser.newContext({ baseURL: ownServer.origin, hasTouch: true });
  const other = await device.newPage();
  for (const [till, person] of [
    [page, "cashier"],
    [other, "admin"],
  ] as const) {
    await signInAtRestaurant(till, person);
    await loadTable(till, "T1");
    await button(till, "Pay cash").tap();
  }
  // A late tap would close what the till shows by then, since that has a button with the same name.
  const fingers = await Promise.all(
    [page, other].map((till) => button(till, "Close").elementHandle()),
  );
  // Either the refusal or the message about the payment, whichever comes last; both disappear after seconds, which a
  // busy machine may miss.
  const news = /This bill is no longer open|the bill has been paid at/;
  const refused = Promise.any(
    [page, other].map(async (till) => {
      await till.getByRole("alert").filter({ hasText: news }).waitFor();
      return till;
    }),
  );
  await Promise.all(fingers.map((finger) => finger?.evaluate(pressOn)));
  const paid = (till: Page) => paidNotice(till);
  const late = (till: Page) => billDialog(till, "Reprint bill");
  for (const till of [page, other]) await expect(paid(till).or(late(till))).toBeVisible();
  const dialogs = await Promise.all([page, other].map((till) => paid(till).count()));
  expect(dialogs.toSorted((one, two) => one - two)).toEqual([0, 1]);
  const loser = dialogs[0] === 0 ? page : other;
  expect(await refused).toBe(loser);
  expect(await readTakings(cashier)).toEqual({ paid: 1, cash: 132_00 });
  await device.close();
});

test("a server killed after saving a payment, before its reply, confirms it on retry", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, refusedCall, /status of 50\d/);
  await payCashFor(page, ownServer, "T2");
  let isTheFirst = true;
  const killed = Promise.withResolvers<undefined>();
  await page.route("**/bill/close/**", async (route) => {
    if (!isTheFirst) return route.continue();
    isTheFirst = false;
    await route.fetch();
    await ownServer.crash();
    killed.resolve(undefined);
    return route.abort("connectionreset");
  });
  await button(page, "Close").tap();
  await killed.promise;
  await ownServer.startAgain();
  await paidNotice(page).waitFor({ timeout: 30_000 });
  await expect(await showReceipt(page)).toContainText("Cash 132.00");
  expect(await readTakings(await apiTill(ownServer.origin, "cashier", "Restaurant"))).toEqual({
    paid: 1,
    cash: 132_00,
  });
});

test("a payment without a reply counts as paid once the server reports the bill as closed", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  await payCashFor(page, ownServer, "T2");
  let tries = 0;
  await page.route("**/bill/close/**", async (route) => {
    tries += 1;
    if (tries > maxWriteAttempts) return route.continue();
    if (tries === 1) await route.fetch();
    return route.abort("connectionreset");
  });
  await button(page, "Close").tap();
  await paidNotice(page).waitFor({ timeout: 30_000 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(await showReceipt(page)).toContainText("Cash 132.00");
  expect(tries).toBe(maxWriteAttempts + 1);
});

test("a payment with an unknown outcome says so, and pressing again pays once", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall);
  const cashier = await openRestaurant(ownServer.origin);
  await sell(await apiTill(ownServer.origin, "waiter", "Restaurant"), {
    article: "Pad Thai",
    table: "T3",
  });
  await signInAtRestaurant(page, "cashier");
  await loadTable(page, "T3");
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by Credit card").tap();
  await page.route("**/bill/close/**", (route) => route.abort("connectionreset"));
  await button(page, "Close").tap();
  const doubt = page.getByRole("dialog").filter({ hasText: "This may not have gone through" });
  await expect(doubt).toBeVisible({ timeout: 30_000 });
  await doubt.getByRole("button", { name: "Ok" }).tap();
  expect(await readTakings(cashier)).toEqual({ paid: 0, cash: 0 });
  await page.unroute("**/bill/close/**");
  await button(page, "Close").tap();
  await expect(await showReceipt(page)).toContainText("Credit card 132.00");
  expect(await readTakings(cashier)).toEqual({ paid: 1, cash: 0 });
});

test("two taps on any payment button pay once", async ({ page, ownServer }) => {
  const cashier = await openRestaurant(ownServer.origin);
  const waiter = await apiTill(ownServer.origin, "waiter", "Restaurant");
  await sell(waiter, { article: "Pad Thai", table: "T4" });
  await signInAtRestaurant(page, "cashier");
  await newOrder(page, "T5");
  await pressArticle(page, "Lady Drink");
  await page.getByLabel("Staff ID").fill("20");
  await page.keyboard.press("Enter");
  await button(page, "Print").dblclick();
  await sentNotice(page).waitFor();
  const { bills } = await cashier.call(listBills, { body: { lastPing: 0 } });
  expect(bills.filter(({ table }) => table === "T5")).toHaveLength(1);

  const closes = countCalls(page, "/bill/close/");
  await loadTable(page, "T4");
  await button(page, "PAY").tap();
  await button(page, "Pay the rest by QR transfer").dblclick();
  await button(page, "The guest has paid").dblclick();
  await dismissPaid(page);
  await loadTable(page, "T5");
  await button(page, "Pay cash").tap();
  await button(page, "Close").dblclick();
  await dismissPaid(page);
  expect(closes).toHaveLength(2);
  expect((await readTakings(cashier)).paid).toBe(2);

  const commissions = countCalls(page, "/commission/pay");
  await pressMenuButton(page, "Pay Comm.");
  await button(page, "Pay Mali Wong").tap();
  await billDialog(page, "Pay commission").getByRole("button", { name: "Pay" }).dblclick();
  await expect(page.getByText("50.00 paid to Mali Wong")).toBeVisible();
  expect(commissions).toHaveLength(1);
  expect(await cashier.call(listCommissions)).toEqual([]);
});
