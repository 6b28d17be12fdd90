import { listMenu, type ArticleReply } from "@comanda/contract/menu";
import { officeArticle } from "@comanda/contract/office-menu";
import { officeCurrency } from "@comanda/contract/office-selling";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const readMenu = async () => replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));

async function changeGin(changes: object): Promise<ArticleReply> {
  const { id, revision } = findNamed(await office.list(officeArticle), "Gin");
  await office.save(officeArticle, { save: [{ id, revision, ...changes }] });
  return findNamed((await readMenu()).articles, "Gin");
}

const none = {
  priceMinimum: 0,
  priceMaximum: 500_00,
  commissionActive: false,
  hasOrderLevel: false,
  hasVariablePrice: false,
  isActive: false,
};
const noneSeen = {
  commissionActive: false,
  orderLevel: false,
  variablePrice: false,
  active: false,
};

test.each([
  ["commissionActive", "commissionActive"],
  ["hasOrderLevel", "orderLevel"],
  ["hasVariablePrice", "variablePrice"],
  ["isActive", "active"],
])("tills know whether %s is set for an article, and nothing else with it", async (set, seen) => {
  expect(await changeGin({ ...none, [set]: true })).toMatchObject({ ...noneSeen, [seen]: true });
  expect(await changeGin(none)).toMatchObject(noneSeen);
});

test("tills know whether their currency has decimals, and format amounts accordingly", async () => {
  for (const hasDecimals of [false, true]) {
    await office.change(officeCurrency, { hasDecimals, coins: [1_00, 5_00, 10_00] });
    const { currency, moneyFormat } = await readMenu();
    expect(currency.decimalType).toBe(hasDecimals);
    expect(moneyFormat.hasDecimals).toBe(hasDecimals);
  }
});
