import { expect } from "@playwright/test";

import { goTo, pressMenuButton } from "./till-menu.ts";
import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import {
  alert,
  button,
  fillNewOrder,
  newOrder,
  orderPanel,
  pressArticle,
  signInAtRestaurant,
} from "./order-journey.ts";
import { refusedCall, searchFor, tile } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("an earlier refusal is not shown after a success", async ({ page }) => {
  await signInAtRestaurant(page, "waiter");
  await tile(page, "Pad Thai").getByRole("button").tap();
  const refusal = alert(page, "Please create new order or get bill");
  await expect(refusal).toBeVisible();
  await refusal.getByRole("button", { name: "New", exact: true }).tap();
  await fillNewOrder(page, "O1");
  // Without the screen change it would stay for eight seconds.
  await expect(refusal).toBeHidden({ timeout: 1000 });

  await button(page, "Credit back").tap();
  await expect(page.getByRole("alert")).toBeVisible();
  await pressArticle(page, "Pad Thai");
  await expect(page.getByRole("alert")).toBeHidden({ timeout: 1000 });
});

test("Back from the order does not reopen a form, and closes a dialog with its screen", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall);
  await signInAtRestaurant(page, "admin");
  await goTo(page, "/bills-open");
  await button(page, "New").tap();
  await page.getByLabel("Table", { exact: true }).fill("O2");
  await page.getByLabel("Staff ID").fill("20");
  await button(page, "Ok").tap();
  await page.getByText("New order · Table O2").waitFor();
  await page.goBack();
  await expect(page).toHaveURL(/bills-open$/);

  await pressMenuButton(page, "End of day");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Please end these shifts first");
  // As long as a person would look at the dialog.
  await page.waitForTimeout(600);
  await page.goBack();
  await expect(page).toHaveURL(/bills-open$/);
  await expect(dialog).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Back closes the menu that covers the screen", async ({ page }) => {
    await signInAtRestaurant(page, "waiter");
    await goTo(page, "/bills-open");
    await page.getByRole("button", { name: "Actions" }).tap();
    await page.getByRole("dialog").waitFor();
    await page.goBack();
    await expect(page).toHaveURL(/order$/);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test("Enter orders the searched article, and never presses the last button again", async ({
  page,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "O3");
  await tile(page, "Pad Thai").getByRole("button").tap();
  const lines = orderPanel(page).getByRole("listitem");
  await expect(lines).toHaveText(["1Pad Thai120.00"]);
  await page.keyboard.press("Enter");
  // A scanner's input goes to the search field, and its Enter orders the only match.
  await page.keyboard.type("singha");
  await page.keyboard.press("Enter");
  await expect(lines).toHaveCount(2);
  await expect(lines).toHaveText([/^1Pad Thai/, /^1Singha Beer/]);
  const search = page.getByRole("searchbox", { name: "Search the menu" });
  await expect(search).toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(lines).toHaveCount(2);

  await searchFor(page, "beer");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^\d articles match: type more, or press one$/)).toBeVisible();
  await expect(lines).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");

  // A digit is a quantity, unless it is typed in the search field.
  await page.keyboard.type("2");
  await expect(search).toHaveValue("2");
  await page.keyboard.press("Escape");
  await tile(page, "Jasmine Rice").getByRole("button").tap();
  await page.keyboard.type("124");
  const pad = page.getByRole("region", { name: "Key pad" });
  await expect(pad.getByLabel("Typed")).toHaveText("124");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("/green");
  await expect(search).toHaveValue("green");
  await page.keyboard.press("Enter");
  await expect(lines.last()).toHaveText(/^12Green Curry/);

  // The pressed button has the focus, but typed text still goes to the search field.
  await pressArticle(page, "Rib Eye");
  await button(page, "Add note cooking").tap();
  await button(page, "No salt").tap();
  await page.keyboard.type("7");
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("No salt7");
});
