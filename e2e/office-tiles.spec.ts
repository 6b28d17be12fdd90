import { expect, type Locator, type Page } from "@playwright/test";

import { findBarriers } from "./find-barriers.ts";
import { goTo } from "./till-menu.ts";
import { openTouchInput, middleOf, sendTouch } from "./touch-input.ts";
import { field, openPart } from "./office-journey.ts";
import { test } from "./own-venue.ts";
import { tab, tiles as tilesOfTill } from "./till.ts";

function board(page: Page): Locator {
  return page.getByRole("list", { name: "Tiles in order" });
}

function tiles(page: Page) {
  return board(page).getByRole("button");
}

test("tiles are arranged by keyboard and by mouse, and the tills follow", async ({ page }) => {
  await openPart(page, "tiles", "Tiles");
  expect(await findBarriers(page)).toEqual([]);
  await expect(tiles(page).first()).toContainText("Pad Thai");
  await tiles(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(tiles(page).first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(tiles(page).nth(2)).toContainText("Pad Thai");
  await expect(tiles(page).nth(2)).toBeFocused();
  const [from, to] = [
    await tiles(page).nth(4).boundingBox(),
    await tiles(page).nth(0).boundingBox(),
  ];
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 40, { steps: 8 });
  await page.mouse.up();
  await expect(tiles(page).nth(0)).toContainText("Gin");
  await page.getByRole("searchbox", { name: "Add an article" }).fill("chicken sat");
  await page.getByRole("button", { name: "Chicken Satay" }).tap();
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await expect(page.getByText("Tiles of Favorites saved")).toBeVisible();
  await goTo(page, "/order");
  const shown = page.getByRole("tabpanel").getByRole("button");
  await expect(shown.first()).toContainText("Gin");
  await expect(shown.filter({ hasText: "Chicken Satay" })).toHaveCount(1);
});

/** Listens for the end of the next scrolling; returns a wait for it. */
async function listenForScrollEnd(page: Page): Promise<() => Promise<void>> {
  const scrolling = await page.evaluateHandle(() => ({
    end: new Promise<void>((resolve) => {
      addEventListener("scrollend", () => resolve(), { capture: true, once: true });
    }),
  }));
  return () => scrolling.evaluate(({ end }) => end);
}

/** Longer than a finger must rest on a tile to pick it up. */
const restMs = 400;

test("a long press picks up a tile, and a moving finger does not", async ({ page }) => {
  await openPart(page, "tiles", "Tiles");
  await field(page, "Preview on").selectOption({ label: "Phone (390 × 844)" });
  const before = await tiles(page).allTextContents();
  const [first = "", , , , , sixth = ""] = before;
  const glass = await openTouchInput(page);
  const from = { id: 0, ...(await middleOf(tiles(page).nth(5))) };
  const to = { id: 0, ...(await middleOf(tiles(page).first())) };
  const half = { id: 0, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };

  const waitForScrollEnd = await listenForScrollEnd(page);
  await sendTouch(glass, "touchStart", [from]);
  for (const point of [half, to]) await sendTouch(glass, "touchMove", [point]);
  await sendTouch(glass, "touchEnd", []);
  await waitForScrollEnd();
  await expect(tiles(page)).toHaveText(before);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);

  await board(page).evaluate((list) => list.scrollIntoView());
  const [down, up] = [await middleOf(tiles(page).nth(5)), await middleOf(tiles(page).first())];
  await sendTouch(glass, "touchStart", [{ id: 0, ...down }]);
  await expect(tiles(page).nth(5)).toHaveAttribute("aria-pressed", "true");
  await page.waitForTimeout(restMs);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const at = { x: down.x + (up.x - down.x) * part, y: down.y + (up.y - down.y) * part };
    await sendTouch(glass, "touchMove", [{ id: 0, ...at }]);
  }
  await sendTouch(glass, "touchEnd", []);
  await expect(tiles(page).first()).toHaveText(sixth);
  await expect(tiles(page).nth(1)).toHaveText(first);
  await expect(tiles(page).first()).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await expect(page.getByText("Tiles of Favorites saved")).toBeVisible();
});

const screens = [
  { name: "Large screen (1920 × 1080)", width: 1920, height: 1080 },
  { name: "Standard till (1366 × 768)", width: 1366, height: 768 },
  { name: "Tablet (1024 × 768)", width: 1024, height: 768 },
  { name: "Phone (390 × 844)", width: 390, height: 844 },
];

/** The columns and rows of tiles on a page of the till. */
async function placesOfTill(page: Page) {
  await tilesOfTill(page).first().waitFor();
  return await page
    .getByRole("tabpanel")
    .getByRole("list")
    .evaluate((list) => {
      const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(list);
      const columns = gridTemplateColumns.split(" ").length;
      return { columns, perPage: columns * gridTemplateRows.split(" ").length };
    });
}

for (const { name, width, height } of screens) {
  test(`the office shows the pages of tiles as they are on: ${name}`, async ({ page }) => {
    await openPart(page, "tiles", "Tiles");
    await page.setViewportSize({ width, height });
    await goTo(page, "/order");
    const picker = page.getByRole("button", { name: /^Categories: / });
    if (await picker.isVisible()) await picker.tap();
    await tab(page, "Thai kitchen").tap();
    const places = await placesOfTill(page);
    const shown = await tilesOfTill(page).allTextContents();

    await goTo(page, "/office/tiles");
    // The preview starts with a screen like this one.
    await expect(field(page, "Preview on").locator("option:checked")).toHaveText(name);
    await field(page, "Page").selectOption({ label: "Thai kitchen" });
    await expect(tiles(page).first()).toHaveText(shown[0] ?? "");
    expect((await tiles(page).allTextContents()).slice(0, places.perPage)).toEqual(shown);
    const grid = await board(page).evaluate((list) => ({
      columns: getComputedStyle(list).gridTemplateColumns.split(" ").length,
      places: list.querySelectorAll("[data-place]").length,
      pages: Math.max(1, list.querySelectorAll("li:not([data-place])").length),
    }));
    expect({ columns: grid.columns, perPage: grid.places / grid.pages }).toEqual(places);
    expect(await findBarriers(page)).toEqual([]);
  });
}
