import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "./journey.ts";
import { button, line, newOrder, pressArticle, signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { openKeyPad } from "./till-menu.ts";

// A contrast theme of Windows.
test.use({ contextOptions: { forcedColors: "active" } });

const ground = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

/** As the theme paints what is chosen. */
const highlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement("p");
    probe.style.backgroundColor = "Highlight";
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });

const hasEdge = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(element);
    return outlineStyle === "solid" && outlineColor !== backgroundColor;
  });

test("in a contrast theme, what is chosen stands out, and tiles and keys have an edge", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  await signInAtRestaurant(page, "cashier");
  await newOrder(page, "CT1");
  await pressArticle(page, "Pad Thai");
  await pressArticle(page, "Gin");
  await line(page, "Pad Thai").tap();
  const chosen = await highlight(page);
  const tab = (name: string) => page.getByRole("tab", { name });
  for (const control of [line(page, "Pad Thai"), tab("Favorites")]) {
    expect(await ground(control)).toBe(chosen);
  }
  for (const control of [line(page, "Gin"), tab("Desserts")]) {
    expect(await ground(control)).not.toBe(chosen);
  }
  const tile = page.getByRole("tabpanel").getByRole("button", { name: "Pad Thai" });
  expect(await hasEdge(tile)).toBe(true);
  await openKeyPad(page);
  expect(await hasEdge(button(page, "7"))).toBe(true);
});
