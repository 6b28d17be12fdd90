import { expect } from "@playwright/test";

import { test } from "./journey.ts";
import { logIn, openMenuAtRestaurant, searchFor, tab, tile, tiles } from "./till.ts";

const fixedPrices = [
  ["Pad Thai", "120.00"],
  ["Green Curry", "150.00"],
  ["Singha Beer", "90.00"],
  ["Jasmine Rice", "20.00"],
  ["Gin", "140.00"],
  ["Tonic", "30.00"],
  ["Soda", "0.00"],
  ["Pool Table", "200.00 / hour"],
  ["Foot Massage", "8.00 / min"],
  ["Bungalow", "1,500.00 / day"],
  ["Catch of the Day", "200 – 900"],
  ["Lady Drink", "200.00"],
  ["Rib Eye", "590.00"],
] as const;

test("the menu of the demo venue shows its prices", async ({ page }) => {
  await openMenuAtRestaurant(page);
  for (const [article, price] of fixedPrices) {
    await searchFor(page, article);
    await expect(tile(page, article), article).toContainText(price);
  }
});

test("the favourites come first, at their positions", async ({ page }) => {
  await openMenuAtRestaurant(page);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Favorites");
  await expect(tiles(page).first()).toContainText("Pad Thai");
  await expect(tile(page, "Singha Beer")).toBeVisible();
  await expect(tile(page, "Khao Soi")).toBeHidden();
});

test("a category shows only its own articles", async ({ page }) => {
  await openMenuAtRestaurant(page);
  await tab(page, "Grill").tap();
  await expect(tab(page, "Grill")).toHaveAttribute("aria-selected", "true");
  await expect(tile(page, "Rib Eye")).toContainText("590.00");
  await expect(tile(page, "Pad Thai")).toBeHidden();

  await tab(page, "Beer").tap();
  await expect(tile(page, "Singha Beer")).toContainText("90.00");
  await expect(tile(page, "Rib Eye")).toBeHidden();

  await tab(page, "Wine").tap();
  await expect(page.getByRole("radio", { name: "All", exact: true })).toBeChecked();
  await page.getByRole("radio", { name: "Red wine" }).tap();
  await expect(tile(page, "Shiraz Glass")).toBeVisible();
  await expect(tile(page, "Prosecco Glass")).toBeHidden();
  await tab(page, "Grill").tap();
  await tab(page, "Wine").tap();
  await expect(tile(page, "Prosecco Glass")).toBeVisible();
});

test("the arrow keys move between the categories", async ({ page }) => {
  await openMenuAtRestaurant(page);
  await tab(page, "Grill").tap();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Rice and sides")).toBeFocused();
  await expect(tile(page, "Jasmine Rice")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(tab(page, "Vietnamese kitchen")).toBeFocused();
});

test("two dozen categories are all in sight on every screen but a phone", async ({ page }) => {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await openMenuAtRestaurant(page);
    // As many as the largest venues have.
    await page.getByRole("tablist").evaluate((list) => {
      while (list.children.length < 24) {
        list.append(list.lastElementChild?.cloneNode(true) ?? "");
      }
    });
    await expect(page.getByRole("tab").last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("tab").first()).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => localStorage.clear());
  }
});

test("the names of categories are whole, however long they are", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openMenuAtRestaurant(page);
  const list = page.getByRole("tablist");
  const arrows = list.locator("..").locator("button[aria-hidden]");
  await expect(arrows).toHaveCount(0);
  await list.evaluate((strip) => {
    for (const [index, name] of [...strip.querySelectorAll("span:last-child")].entries())
      if (index % 3 === 0) name.textContent = "Non-alcoholic cocktails and mocktails";
  });
  await expect(arrows).toHaveCount(2);
  for (const one of await page.getByRole("tab").all()) {
    const isWhole = await one.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight,
    );
    expect(isWhole, (await one.textContent()) ?? "").toBe(true);
  }
});

test("the keys that scroll the categories go once all of them fit again", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openMenuAtRestaurant(page);
  const list = page.getByRole("tablist");
  const arrows = list.locator("..").locator("button[aria-hidden]");
  await expect(arrows).toHaveCount(0);
  // As a notice above the screen takes its height for a while.
  await page.setViewportSize({ width: 800, height: 540 });
  await expect(arrows).toHaveCount(2);
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(arrows).toHaveCount(0);
  await expect(page.getByRole("tab").last()).toBeInViewport({ ratio: 1 });
});

test("search covers the whole menu and ignores accents and case", async ({ page }) => {
  await openMenuAtRestaurant(page);
  await searchFor(page, "PHO BO");
  await expect(tiles(page)).toHaveText([/^Phở Bò130\.00/]);

  await searchFor(page, "กะเพรา");
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page).first()).toContainText("Pad Krapao");
});

test("a search without results says so, and choosing a category ends it", async ({ page }) => {
  await openMenuAtRestaurant(page);
  await searchFor(page, "xyzzy");
  await expect(page.getByText("No results found!")).toBeVisible();

  await tab(page, "Grill").tap();
  await expect(page.getByRole("searchbox", { name: "Search the menu" })).toHaveValue("");
  await expect(tile(page, "Rib Eye")).toBeVisible();
});

test("an article out of stock says so instead of showing its price", async ({ page }) => {
  await openMenuAtRestaurant(page);
  await expect(tile(page, "Mango Sticky Rice")).toContainText("Out of stock");
  await expect(tile(page, "Mango Sticky Rice")).not.toContainText("110.00");
});

test("long lists are paged, and none of them scrolls", async ({ page }) => {
  await openMenuAtRestaurant(page);
  await searchFor(page, "a");
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  const names = await tiles(page).allInnerTexts();
  expect(names.length).toBeLessThan(60);
  await expect(tiles(page).last()).toBeInViewport({ ratio: 1 });

  await page.getByRole("button", { name: "Next page" }).tap();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  const next = await tiles(page).allInnerTexts();
  expect(next.filter((name) => names.includes(name))).toEqual([]);

  await page.getByRole("button", { name: "Previous page" }).tap();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  expect(await tiles(page).allInnerTexts()).toEqual(names);
});

test("the text of every tile is readable on its colour", async ({ page }) => {
  await openMenuAtRestaurant(page);
  for (const category of await page.getByRole("tab").all()) {
    await category.tap();
    const colors = await tiles(page).evaluateAll((items) =>
      items.flatMap(({ firstElementChild }) => {
        if (firstElementChild === null) return [];
        const { color, backgroundColor } = getComputedStyle(firstElementChild);
        return backgroundColor === "rgba(0, 0, 0, 0)" ? [] : [{ color, backgroundColor }];
      }),
    );
    for (const { color, backgroundColor } of colors) {
      expect(contrast(color, backgroundColor), `${color} on ${backgroundColor}`).toBeGreaterThan(
        4.5,
      );
    }
  }
});

test("Harbour Hotel sees its own menu and currency, and nothing of Lotus House", async ({
  page,
}) => {
  await logIn(page, "harbour");
  await expect(tile(page, "Phòng Đôi")).toContainText("900.000 / day");
  await searchFor(page, "Pad Thai");
  await expect(page.getByText("No results found!")).toBeVisible();
  await searchFor(page, "Singha");
  await expect(page.getByText("No results found!")).toBeVisible();
});

/** The contrast ratio of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(first: string, second: string): number {
  const [brighter = 0, darker = 0] = [luminance(first), luminance(second)].toSorted(
    (one, other) => other - one,
  );
  return (brighter + 0.05) / (darker + 0.05);
}

/** Takes the browser's computed value: `rgb(30, 144, 255)`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
