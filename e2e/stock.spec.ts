import { listStock } from "@comanda/contract/stock";
import { expect, type Locator, type Page } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { boxOf } from "./box-of.ts";
import { openActions, goTo, openTill, pressMenuButton } from "./till-menu.ts";
import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { sell } from "./sell.ts";
import { searchFor, tile } from "./till.ts";

const dessert = "Mango Sticky Rice";

test("a delivery puts articles back on sale, and they sell out again on every till at once", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  await openTill(page, "cashier");
  await searchFor(page, dessert);
  await expect(tile(page, dessert)).toContainText("Out of stock");

  await pressMenuButton(page, "Stock Delivery");
  await expect(row(page, "Mango")).toContainText("Low");
  await quantity(page, "Mango").tap();
  await page.getByRole("button", { name: "1", exact: true }).tap();
  await page.getByRole("button", { name: /^Confirm/ }).tap();
  await expect(page.getByText("1 item added to stock")).toBeVisible();
  await expect(page).toHaveURL("/order");
  await searchFor(page, dessert);
  await expect(tile(page, dessert)).toContainText("110.00");
  await expect(tile(page, dessert).getByRole("button")).toHaveAccessibleDescription("1 left");

  const other = await apiTill(server.origin, "waiter", "Restaurant");
  await sell(other, { article: dessert, table: "ST1" });
  await expect(tile(page, dessert)).toContainText("Out of stock");
  await pressMenuButton(page, "New");
  await page.getByRole("textbox", { name: "Table", exact: true }).fill("ST2");
  await page.getByRole("textbox", { name: "Staff ID" }).fill("20");
  await page.getByRole("button", { name: "Ok", exact: true }).tap();
  await searchFor(page, dessert);
  await tile(page, dessert).getByRole("button").tap();
  await expect(page.getByText("Out of stock: Mango")).toBeVisible();
});

test("a delivery needs a quantity and a station, and can go to several stations at once", async ({
  page,
  server,
}) => {
  await openTill(page, "cashier");
  await goTo(page, "/stock-delivery");
  await page.getByRole("button", { name: /^Confirm/ }).tap();
  await expect(page.getByRole("alert")).toHaveText(
    "Enter the quantity delivered and choose its station",
  );

  await page.getByLabel("Deliver to").selectOption("No station");
  await quantity(page, "Singha bottle").fill("24");
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("button", { name: /^Confirm/ }).tap();
  await expect(page.getByRole("alert")).toHaveText("Choose a station for Singha bottle");

  const before = await countsOf(server.origin, "Singha bottle");
  const [store = ""] = await page.getByLabel("Station for Singha bottle").selectOption("Store");
  await page.getByLabel("Station for Chang bottle").selectOption("Bar");
  await quantity(page, "Chang bottle").fill("6");
  await quantity(page, "Leo bottle").fill("3");
  await expect(page.getByRole("button", { name: /^Confirm/ })).toContainText("2 items");
  await page.getByRole("button", { name: /^Confirm/ }).tap();
  await expect(page.getByText("2 items added to stock")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("Choose a station for Leo bottle");
  await expect(quantity(page, "Singha bottle")).toHaveValue("");
  await expect(quantity(page, "Leo bottle")).toHaveValue("3");
  const after = await countsOf(server.origin, "Singha bottle");
  const changed = [...after].filter(([station, count]) => before.get(station) !== count);
  expect(changed).toEqual([[store, (before.get(store) ?? 0) + 24_000]]);

  await page.getByRole("button", { name: "Cancel" }).tap();
  await expect(page).toHaveURL("/order");
});

test("what broke is taken away with a key of the pad, never more than is there", async ({
  page,
  server,
}) => {
  await openTill(page, "cashier");
  await goTo(page, "/stock-delivery");
  await page.getByLabel("Deliver to").selectOption("Store");
  const before = await countsOf(server.origin, "Singha bottle");
  const takeAway = page.getByRole("button", { name: "Take away" });
  await quantity(page, "Singha bottle").tap();
  for (const digit of ["2", "4"])
    await page.getByRole("button", { name: digit, exact: true }).tap();
  await takeAway.tap();
  await expect(quantity(page, "Singha bottle")).toHaveValue("-24");
  await expect(takeAway).toHaveAttribute("aria-pressed", "true");
  await quantity(page, "House gin").fill("-99999");
  await page.getByRole("button", { name: /^Confirm/ }).tap();
  await expect(page.getByRole("alert")).toHaveText("There is only 20 l of House gin to take away");
  expect(await countsOf(server.origin, "Singha bottle")).toEqual(before);

  await quantity(page, "House gin").fill("1");
  await page.getByRole("button", { name: /^Confirm/ }).tap();
  const saved = "1 item added to stock. 24 bottles taken from Singha bottle";
  await expect(page.getByText(saved)).toBeVisible();
  const after = await countsOf(server.origin, "Singha bottle");
  const changed = [...after].filter(([station, count]) => before.get(station) !== count);
  expect(changed.map(([station, count]) => count - (before.get(station) ?? 0))).toEqual([-24_000]);
});

test("items are found by group and by name", async ({ page }) => {
  await openTill(page, "cashier");
  await goTo(page, "/stock-delivery");
  await expect(row(page, "Singha bottle")).toBeVisible();
  await page.getByLabel("Management group").selectOption("Kitchen");
  await expect(row(page, "Mango")).toBeVisible();
  await expect(row(page, "Singha bottle")).toBeHidden();
  await page.getByLabel("Management group").selectOption("All groups");
  await page.getByRole("searchbox", { name: "Search stock" }).fill("chang");
  await expect(page.getByRole("rowheader")).toHaveText(["Chang bottle"]);
  await page.getByRole("searchbox", { name: "Search stock" }).fill("nothing like it");
  await expect(page.getByText("No results found!")).toBeVisible();
});

test("Enter leads from the search to each quantity, and only the last one saves", async ({
  page,
  server,
}) => {
  const other = await apiTill(server.origin, "admin", "Restaurant");
  const before = await other.call(listStock);
  await openTill(page, "cashier");
  await goTo(page, "/stock-delivery");
  await quantity(page, "Singha bottle").fill("24");
  await page.getByRole("searchbox", { name: "Search stock" }).fill("bottle");
  await page.keyboard.press("Enter");
  const found = page.getByRole("row").getByRole("textbox");
  await expect(found.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(found.nth(1)).toBeFocused();
  await expect(quantity(page, "Singha bottle")).toHaveValue("24");
  expect(await other.call(listStock)).toEqual(before);
  await found.last().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 item added to stock")).toBeVisible();
});

test("a waiter cannot record deliveries, and the address refuses them", async ({ page }) => {
  await openTill(page, "waiter");
  const actions = await openActions(page);
  await expect(actions.getByRole("button", { name: "Stock Delivery" })).toHaveCount(0);
  await goTo(page, "/stock-delivery");
  await expect(page.getByText("Permission denied")).toBeVisible();
  await expect(page).toHaveURL("/order");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("rows are cards, and the pad opens while a quantity is typed", async ({ page }) => {
    await openTill(page, "cashier");
    await goTo(page, "/stock-delivery");
    const seven = page.getByRole("button", { name: "7", exact: true });
    await expect(seven).toBeHidden();
    await quantity(page, "Mango").tap();
    await seven.tap();
    await expect(quantity(page, "Mango")).toHaveValue("7");
    await expect(quantity(page, "Mango")).toBeInViewport({ ratio: 1 });
    const pad = await boxOf(seven);
    expect((await boxOf(quantity(page, "Mango"))).bottom).toBeLessThanOrEqual(pad.y);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});

test("on a low screen what is typed and its unit stand above the pad", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openTill(page, "cashier");
  await goTo(page, "/stock-delivery");
  for (const item of ["Mango", "Singha bottle"]) {
    await quantity(page, item).tap();
    const pad = await boxOf(page.getByRole("button", { name: "7", exact: true }));
    const typed = await boxOf(page.locator("td", { has: quantity(page, item) }));
    expect(typed.bottom).toBeLessThanOrEqual(pad.y);
    const takeAway = page.getByRole("button", { name: "Take away" });
    await expect(takeAway).toBeInViewport({ ratio: 1 });
  }
});

function row(page: Page, item: string): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: item }) });
}

function quantity(page: Page, item: string): Locator {
  return page.getByRole("textbox", { name: `Delivered ${item}` });
}

/** The stock of an item at each station, by the station's number. */
async function countsOf(origin: string, item: string): Promise<ReadonlyMap<string, number>> {
  const till = await apiTill(origin, "cashier", "Restaurant");
  const { stockItems, stocks } = await till.call(listStock);
  const wanted = stockItems.find(({ name }) => name === item)?.id;
  return new Map(
    stocks
      .filter(({ stockItem }) => stockItem === wanted)
      .map(({ station, currentCount }) => [String(station), currentCount]),
  );
}
