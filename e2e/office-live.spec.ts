import { officeLocation } from "@comanda/contract/office-venue";
import { officeArticle } from "@comanda/contract/office-menu";
import { readSettings, saveSettings } from "@comanda/contract/office-settings";
import { officePromotion } from "@comanda/contract/office-selling";
import { sendPing } from "@comanda/contract/ping";
import { expect, type Browser, type Page } from "@playwright/test";

import { apiTill, type ApiTill } from "./api-till.ts";
import {
  alert,
  button,
  line,
  newOrder,
  pressArticle,
  print,
  signInAtRestaurant,
} from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import type { RunningServer } from "./start-server.ts";
import { refusedCall, searchFor, tile } from "./till.ts";

async function articleOf(office: ApiTill, name: string) {
  const articles = await office.call(officeArticle.list);
  const found = articles.find((article) => article.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

async function atAnotherTill(browser: Browser, { origin }: RunningServer): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, hasTouch: true });
  await signInAtRestaurant(page, "cashier");
  return page;
}

test("the office warns of rows that only a till has seen, until a user acknowledges it", async ({
  page,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  const till = await apiTill(ownServer.origin, "admin", "Bar");
  await till.call(sendPing, { body: { lastPing: 900, mark: "ab".repeat(8) } });
  await signInAtRestaurant(page, "admin");
  await page.goto("/office");
  const warning = page.getByRole("alert").filter({ hasText: /\d+ entries are missing since/ });
  await expect(warning).toBeVisible();
  await button(page, "Mark as seen").tap();
  await expect(warning).toBeHidden();
  await page.reload();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await expect(warning).toBeHidden();
});

test("a price and a promotion changed at night reach every till at once, and ordered lines keep their price", async ({
  page,
  browser,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  const office = await apiTill(ownServer.origin, "admin", "Bar");
  await signInAtRestaurant(page, "waiter");
  const other = await atAnotherTill(browser, ownServer);
  await newOrder(page, "L1");
  await pressArticle(page, "Rib Eye");
  await searchFor(page, "Rib");
  await searchFor(other, "Rib");

  const steak = await articleOf(office, "Rib Eye");
  const { id, revision } = steak;
  const save = [{ id, revision, price: 650_00 }];
  await office.call(officeArticle.save, { body: { save, retire: [] } });
  await expect(tile(page, "Rib Eye")).toContainText("650.00");
  await expect(tile(other, "Rib Eye")).toContainText("650.00");
  await expect(line(page, "Rib Eye")).toContainText("590.00");
  await tile(page, "Rib Eye").tap();
  await expect(line(page, "Rib Eye")).toHaveText([/590\.00/, /650\.00/]);

  // Presses have whole-second times: if two changes fell within the same second, the till would ask.
  const second = () => Math.floor(Date.now() / 1000);
  const pressed = second();
  await expect.poll(second, { intervals: [50] }).toBeGreaterThan(pressed);
  await office.call(officePromotion.save, {
    body: { save: [{ ...halfPrice, products: [id] }], retire: [] },
  });
  await newOrder(other, "L2");
  await expect
    .poll(async () => {
      await pressArticle(other, "Rib Eye");
      return line(other, "Rib Eye").last().textContent();
    })
    .toContain("325.00");
  await expect(tile(other, "Rib Eye")).toContainText("650.00 325.00");
  await print(page);
  await other.close();
});

test("an article retired during an order is reported, and nothing else is lost", async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await openRestaurant(ownServer.origin);
  const office = await apiTill(ownServer.origin, "admin", "Bar");
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "L3");
  await pressArticle(page, "Pad Thai");
  await pressArticle(page, "Green Curry");
  const { id, revision } = await articleOf(office, "Green Curry");
  await office.call(officeArticle.save, { body: { save: [], retire: [{ id, revision }] } });
  await searchFor(page, "Green");
  await expect(tile(page, "Green Curry")).toBeHidden();
  await button(page, "Print").tap();
  await expect(alert(page, "Product Green Curry was deleted")).toBeVisible();
  await expect(line(page, "Pad Thai")).toBeVisible();
  await button(page, "Remove last line").tap();
  await print(page);
});

test("changed settings of the venue reach every till at once", async ({
  page,
  browser,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  const office = await apiTill(ownServer.origin, "admin", "Bar");
  await signInAtRestaurant(page, "waiter");
  const other = await atAnotherTill(browser, ownServer);
  const [location] = await office.call(officeLocation.list);
  const { id = 0, revision = 0 } = location ?? {};
  const save = [{ id, revision, name: "Lotus Garden", asksForOrderLevel: true }];
  await office.call(officeLocation.save, { body: { save, retire: [] } });
  for (const till of [page, other]) {
    await expect(till.getByText("Lotus Garden - Restaurant")).toBeVisible();
  }
  // The level of the steak is asked for at once; an article without levels asks nothing.
  await newOrder(page, "L1");
  await pressArticle(page, "Rib Eye");
  await expect(page).toHaveURL(/order-level\/force$/);
  await button(page, "Medium").tap();
  await expect(line(page, "Rib Eye")).toContainText("Medium");
  await pressArticle(page, "Pad Thai");
  await expect(page).toHaveURL(/order$/);
  await print(page);

  const before = await office.call(readSettings);
  const after = { ...before, language: "th_TH" as const, allowedLanguages: ["th_TH" as const] };
  await office.call(saveSettings, { body: { before, after } });
  await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
  await expect(other.locator("html")).toHaveAttribute("lang", "th-TH");
  await other.close();
});

const halfPrice = {
  name: "Half price",
  type: "discount-percent",
  value: 5000,
  subValue: 0,
  customerType: null,
  isActive: true,
  priority: 1000,
  fromDate: null,
  toDate: null,
  startMinute: null,
  endMinute: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
} as const;
