import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { button, orderPanel, print, sentNotice, signInAtRestaurant } from "./order-journey.ts";
import { searchFor, tab, tile } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));
test.beforeEach(async ({ page }) => await signInAtRestaurant(page, "waiter"));

/** A tester who counts touches of the screen; a typed key counts as a touch as well. */
function countingTester() {
  let taps = 0;
  return {
    tap: async (...targets: readonly Locator[]) => {
      for (const target of targets) {
        await target.tap();
        taps += 1;
      }
    },
    taps: () => taps,
  };
}

function lines(page: Page): Locator {
  return orderPanel(page).getByRole("listitem");
}

function article(page: Page, name: string): Locator {
  return tile(page, name).getByRole("button");
}

/** Opens a table with as many taps as its name has characters, plus four. */
async function openTable(page: Page, table: string): Promise<number> {
  const hand = countingTester();
  await hand.tap(button(page, "New"));
  for (const key of table) await hand.tap(button(page, key));
  await hand.tap(button(page, "Ok"));
  await page.getByText(`New order · Table ${table}`).waitFor();
  return hand.taps();
}

test("opening table 12 with two covers and oneself as staff takes six taps", async ({ page }) => {
  const hand = countingTester();
  await hand.tap(button(page, "New"), button(page, "1"), button(page, "2"));
  await hand.tap(page.getByLabel("Number of customers (cover)"));
  await hand.tap(button(page, "2"), button(page, "Ok"));
  await expect(page.getByRole("banner")).toContainText("New order · Table 12");
  await expect(page.getByRole("banner")).toContainText("2 covers");
  expect(hand.taps()).toBeLessThanOrEqual(6);
});

test("three articles take a tap each, and sending them takes one", async ({ page }) => {
  await openTable(page, "1");
  const hand = countingTester();
  for (const name of ["Pad Thai", "Green Curry", "Jasmine Rice"]) {
    await hand.tap(article(page, name));
  }
  await expect(lines(page)).toHaveCount(3);
  expect(hand.taps()).toBe(3);
  await hand.tap(button(page, "Print"));
  await expect(sentNotice(page)).toBeVisible();
  expect(hand.taps()).toBe(4);
});

test("five of an article take five taps, or three with the key pad", async ({ page }) => {
  await openTable(page, "2");
  const hand = countingTester();
  await hand.tap(...Array.from({ length: 5 }, () => article(page, "Pad Thai")));
  await expect(lines(page)).toHaveText(["5Pad Thai600.00"]);
  expect(hand.taps()).toBe(5);
  await hand.tap(button(page, "Key pad"), button(page, "5"), article(page, "Green Curry"));
  await expect(lines(page)).toHaveText(["5Pad Thai600.00", "5Green Curry750.00"]);
  expect(hand.taps()).toBe(8);
});

test("an open bill is loaded with two taps, and its round repeated with one", async ({ page }) => {
  await openTable(page, "3");
  await article(page, "Pad Thai").tap();
  await button(page, "Key pad").tap();
  await button(page, "3").tap();
  await article(page, "Jasmine Rice").tap();
  await print(page);
  const hand = countingTester();
  await hand.tap(button(page, "Open bills"));
  await hand.tap(page.getByRole("button", { name: /^Table 3\b/ }));
  await expect(lines(page)).toHaveCount(2);
  expect(hand.taps()).toBe(2);
  await hand.tap(button(page, "Repeat the last round"));
  await expect(lines(page)).toHaveText([
    "1Pad Thai120.00",
    "3Jasmine Rice60.00",
    "1Pad Thai120.00",
    "3Jasmine Rice60.00",
  ]);
  expect(hand.taps()).toBe(3);
});

test("an unsent round cannot be repeated", async ({ page }) => {
  await button(page, "Repeat the last round").tap();
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("Please create new order or get bill");
  await refusal.getByRole("button", { name: "New", exact: true }).tap();
  await button(page, "4").tap();
  await button(page, "Ok").tap();
  await page.getByText("New order · Table 4").waitFor();
  await button(page, "Repeat the last round").tap();
  await expect(page.getByRole("alert")).toContainText("Bill have no item");
});

test("an article is found with one tap and its letters", async ({ page }) => {
  await openTable(page, "5");
  const hand = countingTester();
  await hand.tap(page.getByRole("searchbox", { name: "Search the menu" }));
  await page.keyboard.type("sing");
  await expect(tile(page, "Singha Beer")).toBeVisible();
  expect(hand.taps()).toBe(1);
  await searchFor(page, "");
  await expect(tab(page, "Grill")).toBeVisible();
});

test("a touch of an article sends no events of a mouse, and leaves the search", async ({
  page,
}) => {
  await openTable(page, "4");
  const seen = await page.evaluateHandle(() => {
    const types: string[] = [];
    for (const each of ["pointerup", "mousedown", "click"]) {
      addEventListener(each, ({ type }) => types.push(type), { capture: true });
    }
    return types;
  });
  await page.getByRole("searchbox").focus();
  await article(page, "Pad Thai").tap();
  await expect(lines(page)).toHaveText(["1Pad Thai120.00"]);
  await expect(article(page, "Pad Thai")).toBeFocused();
  expect(await seen.jsonValue()).toEqual(["pointerup"]);
});
