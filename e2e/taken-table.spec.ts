import { updateBill } from "@comanda/contract/bill";
import { listBills } from "@comanda/contract/list-bills";
import { expect } from "@playwright/test";

import type { ApiTill } from "./api-till.ts";
import { choice, expectFree, openFloor, table, tableMenu } from "./floor-till.ts";
import { expectServerLost, goOffline } from "./offline-till.ts";
import { button } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { refusedCall, unansweredCall } from "./till.ts";
import { openTill } from "./till-menu.ts";

async function tableOf(till: ApiTill, id: number): Promise<string | undefined> {
  const { bills } = await till.call(listBills, { body: { lastPing: 0 } });
  return bills.find((bill) => bill.id === id)?.table;
}

test("guests who move to a table that others have just taken get a bill of their own only on purpose", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  const cashier = await openRestaurant(ownServer.origin);
  const { id } = await sell(cashier, { article: "Pad Thai", table: "1" });
  await openTill(page, "cashier");
  await openFloor(page);
  await page.route(`**${updateBill.path}`, async (route) => {
    await sell(cashier, { article: "Green Curry", table: "4" });
    await route.continue();
  });
  await tableMenu(page, "1").tap();
  await choice(page, "Move").tap();
  await table(page, "4").tap();
  await page.getByRole("dialog", { name: "Table 4 is taken" }).waitFor();
  await page.unroute(`**${updateBill.path}`);
  expect(await tableOf(cashier, id)).toBe("1");
  await choice(page, "Another bill here").tap();
  await expectFree(page, "1");
  await expect(table(page, "4")).toHaveAccessibleName(/2 bills/);
});

test("a move that waited for the server is decided by staff if others have the table by then", async ({
  page,
  context,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, refusedCall);
  const cashier = await openRestaurant(ownServer.origin);
  const one = await sell(cashier, { article: "Pad Thai", table: "1" });
  const two = await sell(cashier, { article: "Pad Thai", table: "2" });
  const three = await sell(cashier, { article: "Pad Thai", table: "3" });
  await openTill(page, "cashier");
  await openFloor(page);
  await goOffline(page);
  const moves = { 1: "4", 2: "5", 3: "6" };
  for (const [from, to] of Object.entries(moves)) {
    await tableMenu(page, from).tap();
    await choice(page, "Move").tap();
    await table(page, to).tap();
    await expectFree(page, from);
  }
  await expectServerLost(page);
  for (const to of Object.values(moves)) await sell(cashier, { article: "Gin", table: to });
  await context.setOffline(false);
  await expect(page.getByText("3 orders were not accepted")).toBeVisible({ timeout: 60_000 });
  await button(page, "Show").tap();
  const refused = (from: string) =>
    page.getByRole("listitem").filter({ hasText: `Table ${from}: not moved to Table` });

  await refused("1").getByRole("button", { name: "Second bill there" }).tap();
  await expect(refused("1")).toHaveCount(0);
  await refused("2").getByRole("button", { name: "To another table" }).tap();
  await page.getByLabel("Table to move to").fill("7");
  await page.getByRole("button", { name: "Ok", exact: true }).tap();
  await expect(refused("2")).toHaveCount(0);
  await refused("3").getByRole("button", { name: "Do not move" }).tap();
  await expect(page.getByText("Everything sent")).toBeVisible();
  expect(await tableOf(cashier, one.id)).toBe("4");
  expect(await tableOf(cashier, two.id)).toBe("7");
  expect(await tableOf(cashier, three.id)).toBe("3");
});
