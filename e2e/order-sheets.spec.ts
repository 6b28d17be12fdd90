import { expect, type Page } from "@playwright/test";

import { test } from "./journey.ts";
import { button, line, newOrder, pressArticle, signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

const noteSheet = (page: Page) => page.getByRole("dialog", { name: "Note for Rib Eye" });
const note = (page: Page) => page.getByRole("textbox", { name: "Note" });

/** Touches the order or the menu below the sheet. */
async function touchBeside(page: Page): Promise<void> {
  await page.locator("[data-beside-sheet]").tap({ position: { x: 20, y: 20 } });
}

test("a question about a line lies over the order, which stays in sight and cannot be pressed", async ({
  page,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "SH1");
  await pressArticle(page, "Rib Eye");
  await button(page, "Add note cooking").tap();
  await expect(page).toHaveURL("/add-note");
  await expect(page).toHaveTitle("Comanda - Add note cooking");
  await expect(noteSheet(page)).toBeVisible();
  await expect(page.locator("[data-line]", { hasText: "Rib Eye" })).toBeVisible();
  // Tab reaches only what is on the sheet.
  const reached = new Set<boolean>();
  for (const _ of "0123456789") {
    await page.keyboard.press("Tab");
    reached.add(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog") !== null,
      ),
    );
  }
  expect([...reached]).toEqual([true]);

  await page.goBack();
  await expect(noteSheet(page)).toBeHidden();
  await expect(page).toHaveURL("/order");
  await expect(page).toHaveTitle("Comanda - Order");
  await page.goForward();
  await expect(noteSheet(page)).toBeVisible();
  await page.reload();
  await expect(noteSheet(page)).toBeVisible();
  await expect(line(page, "Rib Eye")).toBeHidden();
  await button(page, "No salt").tap();
  await button(page, "Ok").tap();
  await expect(line(page, "Rib Eye")).toContainText("No salt");
});

test("a sheet that is hidden while it leaves does not stay on the page", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "SH6");
  await pressArticle(page, "Rib Eye");
  await button(page, "Add note cooking").tap();
  await page.evaluate(() => document.documentElement.style.setProperty("--motion", "60s"));
  await page.goBack();
  const leaving = page.locator("[data-leaving]");
  await expect(leaving).toHaveCount(1);
  await page.evaluate(() => (document.body.hidden = true));
  await expect(leaving).toHaveCount(0);
});

test("a touch beside a sheet closes it, unless something is typed; Escape cancels it", async ({
  page,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "SH2");
  await pressArticle(page, "Rib Eye");
  await button(page, "Add note cooking").tap();
  await touchBeside(page);
  await expect(noteSheet(page)).toBeHidden();

  await button(page, "Add note cooking").tap();
  await note(page).fill("no sal");
  await touchBeside(page);
  await expect(page.getByRole("alert")).toContainText("Finish or cancel what you typed first");
  await expect(note(page)).toHaveValue("no sal");
  await page.keyboard.press("Escape");
  await expect(noteSheet(page)).toBeHidden();
  await expect(line(page, "Rib Eye")).not.toContainText("no sal");
});

test("the focus of a keyboard comes back to what opened the sheet; after a touch, Enter presses nothing", async ({
  page,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "SH3");
  await pressArticle(page, "Rib Eye");
  await button(page, "Order level").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(button(page, "Add note cooking")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(noteSheet(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "Add note cooking")).toBeFocused();

  await button(page, "Order level").tap();
  await button(page, "Cancel").tap();
  await expect(page).toHaveURL("/order");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/order");
});

test("what is typed while a sheet is open goes to the sheet", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "SH4");
  await pressArticle(page, "Rib Eye");
  await button(page, "Add note cooking").tap();
  await button(page, "No salt").tap();
  await page.keyboard.type("7x");
  await expect(note(page)).toHaveValue("No salt7x");
  await expect(page.getByRole("region", { name: "Key pad" })).toBeHidden();
});

test("a sheet leaves nothing behind, and none of it moves where motion is reduced", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "SH5");
  await pressArticle(page, "Rib Eye");
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await page.emulateMedia({ reducedMotion });
    const motion = await watchMotion(page);
    await button(page, "Order level").tap();
    await button(page, "Medium").tap();
    await expect(line(page, "Rib Eye")).toContainText("Medium");
    await expect(page.getByText("Order level of Rib Eye")).toHaveCount(0);
    const wasSeen = await motion.evaluate(({ isSeen }) => isSeen);
    expect(wasSeen).toBe(reducedMotion === "no-preference");
  }
});

/** Whether anything has moved on the screen since, looked at in every frame. */
function watchMotion(page: Page) {
  return page.evaluateHandle(() => {
    const motion = { isSeen: false };
    const look = () => {
      motion.isSeen ||= document
        .getAnimations()
        .some(({ effect }) => Number(effect?.getComputedTiming().duration) > 0);
      requestAnimationFrame(look);
    };
    look();
    return motion;
  });
}
