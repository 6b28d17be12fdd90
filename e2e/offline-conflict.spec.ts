import { closeBill } from "@comanda/contract/end-bill";
import { startShift } from "@comanda/contract/day";
import { listPayTypes } from "@comanda/contract/pay-type";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { openTill } from "./till-menu.ts";
import { mergeInto } from "./merge-into.ts";
import { createBill } from "./money-journey.ts";
import { expectServerLost, goOffline, printOffline } from "./offline-till.ts";
import {
  button,
  line,
  linesAtTable,
  newOrder,
  orderPanel,
  pressArticle,
  print,
} from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { refusedCall, unansweredCall } from "./till.ts";

test("conflicts with other tills are explained in a sentence, and one tap resolves each", async ({
  page,
  context,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, refusedCall);
  await openRestaurant(ownServer.origin);
  const { id } = await createBill(ownServer, "C1");
  await openTill(page, "cashier");
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: /^Table C1\b/ }).tap();
  await goOffline(page);
  await pressArticle(page, "Green Curry");
  await printOffline(page);
  await newOrder(page, "C2");
  await pressArticle(page, "Jasmine Rice");
  await printOffline(page);
  await expectServerLost(page);

  const bar = await apiTill(ownServer.origin, "cashier", "Bar");
  await bar.call(startShift, { body: { startDrawerCash: 0, coin: [], cash: [] } });
  const payTypes = await bar.call(listPayTypes);
  const payType = payTypes.find(({ name }) => name === "Cash")?.id;
  await bar.call(closeBill, { params: { id }, body: { payDetails: [{ payType, total: 50_000 }] } });
  await createBill(ownServer, "C2", "Pad Thai");

  await context.setOffline(false);
  await expect(page.getByText("2 orders were not accepted")).toBeVisible({
    timeout: 60_000,
  });
  await button(page, "Show").tap();
  const list = page.getByRole("dialog");
  const paid = list
    .getByRole("listitem")
    .filter({ hasText: "Table C1: the bill has been paid at Bar; 1 × Green Curry not added" });
  await expect(paid).toBeVisible();
  const taken = list
    .getByRole("listitem")
    .filter({ hasText: /^Table C2: bill #\d+ has been opened/ });
  await taken.getByRole("button", { name: "Discard" }).tap();
  await expect(taken).toBeHidden();
  await paid.getByRole("button", { name: "Open as a new order" }).tap();
  await expect(list).toBeHidden();
  await expect(line(page, "Green Curry")).toBeVisible();
  await print(page);
  const { lines } = await linesAtTable(ownServer, "C1");
  expect(lines).toHaveLength(1);
  expect((await linesAtTable(ownServer, "C2")).lines).toHaveLength(1);
});

test("a refused order keeps its later rounds, and all of it is opened as a new order or discarded", async ({
  page,
  context,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, refusedCall);
  await openRestaurant(ownServer.origin);
  await openTill(page, "cashier");
  const orderTwice = async (table: string) => {
    await newOrder(page, table);
    await pressArticle(page, "Pad Thai");
    await goOffline(page);
    await printOffline(page);
    await pressArticle(page, "Green Curry");
    await printOffline(page);
    await createBill(ownServer, table, "Jasmine Rice");
    await context.setOffline(false);
    await expect(page.getByText("2 orders were not accepted")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^Sending/)).toBeHidden();
    await expect(page.getByText(`Not sent yet · Table ${table}`)).toBeVisible();
    await expect(orderPanel(page).getByRole("heading", { name: "Not sent yet" })).toHaveCount(2);
    await button(page, "Show").tap();
  };
  const list = page.getByRole("dialog");

  await orderTwice("C3");
  const refused = list.getByRole("listitem").filter({ hasText: "1 × Pad Thai not added" });
  await expect(refused).toContainText("Held back with it: 1 × Green Curry");
  await refused.getByRole("button", { name: "Open as a new order" }).tap();
  await expect(page.getByText("New order · Table C3")).toBeVisible();
  await expect(line(page, "Pad Thai")).toBeVisible();
  await expect(line(page, "Green Curry")).toBeVisible();
  await print(page);

  await orderTwice("C4");
  await list.getByRole("button", { name: "Discard all 2" }).tap();
  await expect(list).toContainText("Everything sent");
  await expect(page.getByText("Table C4: the order was discarded")).toBeVisible();
  await button(page, "Close").tap();
  await expect(page.getByText("Table C4", { exact: false })).toBeHidden();
  expect((await linesAtTable(ownServer, "C4")).lines).toHaveLength(1);
});

test("a round for a bill that was merged meanwhile is added to the bill that has its lines", async ({
  page,
  context,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, refusedCall);
  await openRestaurant(ownServer.origin);
  await createBill(ownServer, "C5");
  await createBill(ownServer, "C6");
  await openTill(page, "cashier");
  await button(page, "Open bills").tap();
  await page.getByRole("button", { name: /^Table C5\b/ }).tap();
  await goOffline(page);
  await pressArticle(page, "Green Curry");
  await printOffline(page);
  await mergeInto(ownServer, "C6", "C5");
  await context.setOffline(false);
  await expect(page.getByText("1 order was not accepted")).toBeVisible({ timeout: 60_000 });
  await button(page, "Show").tap();
  const list = page.getByRole("dialog");
  await list.getByRole("button", { name: /^Add to Bill #\d+$/ }).tap();
  await expect(list).toBeHidden();
  await expect(line(page, "Green Curry")).toBeVisible();
  await print(page);
  expect((await linesAtTable(ownServer, "C6")).lines).toHaveLength(3);
});
