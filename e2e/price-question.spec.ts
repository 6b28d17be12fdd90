import { updateBill } from "@comanda/contract/bill";
import { officeArticle } from "@comanda/contract/office-menu";
import { listCustomers, listCustomerTypes } from "@comanda/contract/customer";
import { expect } from "@playwright/test";

import { apiTill, type ApiTill } from "./api-till.ts";
import { expectServerLost, goOffline, printOffline } from "./offline-till.ts";
import { loadTable, createBill } from "./money-journey.ts";
import { button, line, linesAtTable, pressArticle, signInAtRestaurant } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { refusedCall, tile, unansweredCall } from "./till.ts";

test("a price never changes between the press and Print without a question", async ({
  page,
  context,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(unansweredCall, refusedCall);
  const cashier = await openRestaurant(ownServer.origin);
  const office = await apiTill(ownServer.origin, "admin", "Bar");
  const [first, second] = [await createBill(ownServer, "Q1"), await createBill(ownServer, "Q2")];
  await signInAtRestaurant(page, "waiter");

  // The price rises after the press: the shown price counts, and there is no question.
  await loadTable(page, "Q1");
  await pressArticle(page, "Rib Eye");
  await reprice(office, "Rib Eye", 990_00);
  await expect(tile(page, "Rib Eye")).toContainText("990.00");
  await expect(line(page, "Rib Eye")).toContainText("590.00");
  await button(page, "Print").tap();
  const atFirst = async () =>
    (await linesAtTable(ownServer, "Q1")).lines.map(({ total }) => total).slice(1);
  await expect.poll(atFirst).toEqual([590_00]);
  await loadTable(page, "Q1");

  // Another till has put a member on the bill, so the shown price of the wine is outdated.
  await pressArticle(page, "Merlot Bottle");
  await pressArticle(page, "Shiraz Bottle");
  await putMember(cashier, first.id);
  await expect(line(page, "Merlot Bottle")).toContainText("850.00");
  await button(page, "Print").tap();
  const question = page.getByRole("dialog", { name: "Prices have changed" });
  const merlot = question
    .getByRole("listitem")
    .filter({ hasText: "Merlot Bottle is now 765.00, not 850.00." });
  await expect(merlot).toBeVisible();
  await question
    .getByRole("listitem")
    .filter({ hasText: "Shiraz" })
    .getByRole("button", { name: "Remove" })
    .tap();
  await question.getByRole("button", { name: "Send at 765.00" }).tap();
  await expect(question).toBeHidden();
  await expect.poll(atFirst).toEqual([590_00, 765_00]);

  // The same for a pending order on this till: the question comes when it is sent, and other orders do not wait for it.
  await loadTable(page, "Q2");
  await goOffline(page);
  await pressArticle(page, "Merlot Bottle");
  await printOffline(page);
  await expectServerLost(page);
  await putMember(cashier, second.id);
  await context.setOffline(false);
  await expect(page.getByText("1 order was not accepted")).toBeVisible({
    timeout: 60_000,
  });
  await button(page, "Show").tap();
  const list = page.getByRole("dialog");
  await expect(list).toContainText("Merlot Bottle is now 765.00, not 850.00.");
  await list.getByRole("button", { name: "Send at 765.00" }).tap();
  const atSecond = async () =>
    (await linesAtTable(ownServer, "Q2")).lines.map(({ total }) => total).slice(1);
  await expect.poll(atSecond).toEqual([765_00]);
});

async function reprice(office: ApiTill, name: string, price: number): Promise<void> {
  const articles = await office.call(officeArticle.list);
  const { id, revision } = articles.find((article) => article.name === name) ?? {};
  await office.call(officeArticle.save, { body: { save: [{ id, revision, price }], retire: [] } });
}

async function putMember(till: ApiTill, bill: number): Promise<void> {
  const types = await till.call(listCustomerTypes);
  const member = types.find(({ name }) => name === "Member")?.id;
  const customers = await till.call(listCustomers);
  const customer = customers.find(({ customerType }) => customerType === member)?.id;
  await till.call(updateBill, { body: { id: bill, version: 1, customer, billItems: [] } });
}
