import { expect, type Page } from "@playwright/test";
import { listPayTypes, type PayTypeReply } from "@comanda/contract/pay-type";

import { findCovered } from "./find-covered.ts";
import { findCutOffTexts } from "./cut-off.ts";
import { languages, sizes } from "./displays.ts";
import { test } from "./journey.ts";
import { apiTill } from "./api-till.ts";
import { takeTender } from "@comanda/contract/tender";
import { createBill } from "./money-journey.ts";
import { openRestaurant, test as ownTest } from "./own-venue.ts";
import { openTable } from "./screen-walk.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { button, pressArticle, signInAtRestaurant } from "./order-journey.ts";
import { goOffline } from "./offline-till.ts";
import { unansweredCall } from "./till.ts";
import { goTo } from "./till-menu.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

/** More pay types than most venues have, some with long names: seven to pay with, and five charges. */
const methods = ["Credit card", "Debit card", "PromptPay", "Mastercard", "Kontokortsbetalning"];
const charges = ["Service charge", "City tax", "Music", "Cover charge", "VAT"];

/** Answers with many pay types, as a venue with all of them would. */
async function haveManyPayTypes(page: Page): Promise<void> {
  await page.route("**/api/pay-type/list*", async (route) => {
    const response = await route.fetch();
    const own: PayTypeReply[] = await response.json();
    const [model] = own;
    if (model === undefined) throw new Error("The venue has no pay types");
    const kept = own.filter(({ indexNumber }) =>
      [100, 400, 700, 800, 900, 1100].includes(indexNumber),
    );
    const added = [
      ...methods.map((name, index) => ({ name, indexNumber: 910 + index, value: 0 })),
      ...charges.map((name, index) => ({ name, indexNumber: 510 + index, value: 250 })),
    ].map((payType, index) => ({ ...model, ...payType, id: 900 + index, hideOnBill: false }));
    await route.fulfill({ response, json: [...kept, ...added] });
  });
}

/** What guests may also pay with: an amount as wide as a key, and one that is wider. */
const foreign = [
  { id: 901, name: "US dollar", code: "USD", rateMillionths: 33_250_000 },
  { id: 902, name: "Đồng", code: "VND", rateMillionths: 1_300 },
].map((currency) => ({ ...currency, hasDecimals: true }));

async function takeForeignCash(page: Page): Promise<void> {
  await page.route("**/api/product/list*", async (route) => {
    const response = await route.fetch();
    const menu: object = await response.json();
    await route.fulfill({ response, json: { ...menu, foreignCurrencies: foreign } });
  });
}

/** The smallest side of a button that a finger meets. */
const smallestTarget = 48;

async function findHidden(page: Page, { width, height }: (typeof sizes)[number]) {
  const buttons = page.locator("main form button");
  const submit = await page.locator("main form button[type=submit]").boundingBox();
  const isInSight =
    submit !== null && submit.y + submit.height <= height && submit.x + submit.width <= width;
  const small = await buttons.evaluateAll(
    (all, smallest) =>
      all
        .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < smallest)
        .map(({ text }) => `small: ${text ?? ""}`),
    smallestTarget,
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(isInSight ? [] : ["Close is out of sight"]),
    ...(wide > width ? ["scrolls sideways"] : []),
    ...small,
    ...(await findCutOffTexts(page)),
  ].map((fault) => `${width}x${height}: ${fault}`);
}

for (const { name, code } of languages) {
  test(`seven pay types and five charges leave Close in sight at every size, in ${name}`, async ({
    page,
    server,
  }) => {
    await createBill(server, `R ${name}`);
    await haveManyPayTypes(page);
    await takeForeignCash(page);
    await signInAtRestaurant(page, "cashier");
    await page.evaluate((chosen) => localStorage.setItem("comanda.language", chosen), code);
    await page.reload();
    await page.getByRole("tabpanel").waitFor();
    await openTable(page, `R ${name}`);
    const found: string[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      await goTo(page, "/order");
      await goTo(page, "/pay");
      const methodKeys = page.locator("main form fieldset").first().getByRole("button");
      await expect(methodKeys).toHaveCount(methods.length + 2 + foreign.length);
      found.push(...(await findHidden(page, size)));
      const payments = page.locator("main form li strong");
      if (size === sizes[0]) {
        // A part in cash, which stays on the bill.
        for (const key of ["5", "0"])
          await page.getByRole("button", { name: key, exact: true }).tap();
        await methodKeys.first().tap();
      }
      await expect(payments).toHaveCount(1);
      await methodKeys.nth(2).tap();
      await expect(payments).toHaveCount(2);
      found.push(...(await findHidden(page, size)));
    }
    expect(found).toEqual([]);
  });
}

/** The keys of the pad that a finger cannot press where they are. */
async function findCoveredKeys(page: Page): Promise<readonly string[]> {
  const keys = page.locator("main form button").filter({ hasText: /^(\.|000?|\d)$/ });
  expect(await keys.count()).toBe(12);
  return await findCovered(keys);
}

/** Buttons of PAY that something covers while they have the focus. */
async function findCoveredFocus(page: Page): Promise<string[]> {
  const buttons = page.locator("main form button:visible");
  expect(await buttons.count()).toBeGreaterThan(20);
  return await buttons.evaluateAll((all) =>
    all.flatMap((one) => {
      if (!(one instanceof HTMLElement)) return [];
      one.focus();
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return one.contains(middle) ? [] : [one.textContent];
    }),
  );
}

test("on a phone, part payments leave all keys of the pad and the amount due in sight", async ({
  page,
  server,
}) => {
  const { id: bill } = await createBill(server, "R parts");
  const cashier = await apiTill(server.origin, "cashier", "Restaurant");
  const cash = (await cashier.call(listPayTypes)).find(({ name }) => name === "Cash");
  for (const amount of [10_00, 20_00, 30_00, 40_00]) {
    const body = { bill, key: crypto.randomUUID(), payType: cash?.id, amount };
    await cashier.call(takeTender, { query: {}, body });
  }
  await signInAtRestaurant(page, "cashier");
  await openTable(page, "R parts");
  const due = page.getByRole("status", { name: "Still due" });
  const payments = page.getByRole("list", { name: "Payments" }).getByRole("listitem");
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await goTo(page, "/order");
    await goTo(page, "/pay");
    await expect(payments).toHaveCount(4);
    expect(await findCoveredKeys(page)).toEqual([]);
    // The keys have a shade as long as something goes on below them.
    await expect(page.locator("main form[data-more]")).toHaveCount(1);
    await payments.last().scrollIntoViewIfNeeded();
    await expect(payments.last().getByRole("button")).toBeInViewport({ ratio: 1 });
    await expect(due).toBeInViewport({ ratio: 1 });
    expect(await findCoveredKeys(page)).toEqual([]);
    expect(await findCoveredFocus(page)).toEqual([]);
  }

  await test.step("on the smallest, they all are once they are scrolled to", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await goTo(page, "/order");
    await goTo(page, "/pay");
    await page.getByRole("button", { name: "00", exact: true }).scrollIntoViewIfNeeded();
    expect(await findCoveredKeys(page)).toEqual([]);
    await expect(due).toBeInViewport({ ratio: 1 });
  });
});

ownTest(
  "while an order is not sent, all ways to pay and all keys are in sight",
  async ({ page, ownServer, expectedErrors }) => {
    expectedErrors.push(unansweredCall);
    await openRestaurant(ownServer.origin);
    await createBill(ownServer, "R strip");
    await signInAtRestaurant(page, "cashier");
    await openTable(page, "R strip");
    // The screen is there before the line is lost.
    await goTo(page, "/pay");
    await page.getByRole("group", { name: "Pay by" }).waitFor();
    await goTo(page, "/order");
    await goOffline(page);
    await pressArticle(page, "Pad Thai");
    await button(page, "Print").tap();
    await expect(page.getByText("1 order not sent")).toBeVisible();
    await openTable(page, "R strip");
    const ways = page.getByRole("group", { name: "Pay by" }).getByRole("button");
    const amounts = page.getByRole("group", { name: "Cash handed over" }).getByRole("button");
    const heights: number[] = [];
    for (const size of [
      { width: 360, height: 640 },
      { width: 390, height: 664 },
      { width: 390, height: 844 },
      { width: 800, height: 600 },
    ]) {
      await page.setViewportSize(size);
      await goTo(page, "/order");
      await goTo(page, "/pay");
      await expect(ways).toHaveCount(4);
      await expect(amounts).toHaveCount(6);
      const findFaults = async () => [
        ...(await findCovered(ways)),
        ...(await findCovered(amounts)),
        ...(await findCoveredKeys(page)),
        ...(await findCutOffTexts(page)),
      ];
      // A brief message may still be over them. Printers that fail would make the bar above higher.
      await expect.poll(findFaults, `${size.width} × ${size.height}`).toEqual([]);
      heights.push((await page.locator("main output + button").boundingBox())?.height ?? 0);
    }
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);

    await ownTest.step("and a touch shows the whole of what is not sent", async () => {
      const text = page.getByText("the kitchen does not have them yet");
      const heightOf = async () => (await text.boundingBox())?.height ?? 0;
      expect(await heightOf()).toBeLessThan(2);
      await page.getByText("1 order not sent").tap({ force: true });
      await expect.poll(heightOf).toBeGreaterThan(16);
      await page.getByText("1 order not sent").tap({ force: true });
      await expect.poll(heightOf).toBeLessThan(2);
    });
  },
);
