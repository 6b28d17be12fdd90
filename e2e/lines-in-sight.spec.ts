import { expect } from "@playwright/test";

import { test } from "./journey.ts";
import { line, newOrder, orderPanel, pressArticle, signInAtRestaurant } from "./order-journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

const dishes = ["Pad Thai", "Green Curry", "Massaman Curry", "Panang Curry", "Pad See Ew"];
const others = [
  "Cashew Chicken",
  "Khao Soi",
  "Singha Beer",
  "Leo Beer",
  "Fish Cakes",
  "Drinking Water",
];

test("a new line comes into view wherever it stands, and a removed one moves nothing", async ({
  page,
}) => {
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "S1");
  for (const article of ["Gin", ...dishes, ...others]) {
    await pressArticle(page, article);
  }
  await expect(line(page, "Drinking Water")).toBeInViewport({ ratio: 1 });
  await expect(line(page, "Gin")).not.toBeInViewport();

  await line(page, "Gin").tap();
  await page.getByRole("button", { name: "+ Tonic" }).tap();
  await expect(line(page, "Tonic")).toBeInViewport({ ratio: 1 });
  await expect(line(page, "Gin")).toBeInViewport({ ratio: 1 });

  await line(page, "Tonic").tap();
  await orderPanel(page).getByRole("button", { name: "Remove", exact: true }).tap();
  await expect(line(page, "Tonic")).toBeHidden();
  // The list is scrolled after it was drawn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(line(page, "Gin")).toBeInViewport({ ratio: 1 });

  await pressArticle(page, "Jasmine Rice");
  await expect(line(page, "Jasmine Rice")).toBeInViewport({ ratio: 1 });
});
