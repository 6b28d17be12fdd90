import { expect, type Page } from "@playwright/test";

import { test } from "./journey.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { button, line, newOrder, pressArticle, signInAtRestaurant } from "./order-journey.ts";
import { chooseSalePoint, refusedCall, touchLogIn, typeCredentials } from "./till.ts";

test.beforeEach(async ({ server }) => await startDayWithShifts(server));

/** Makes the page one that was opened before the server was updated. */
async function makePageOutdated(page: Page): Promise<void> {
  await page.route("**/order", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(?<=name="comanda-release" content=")[^"]+/,
      "release-of-last-week",
    );
    await route.fulfill({ response, body: html });
  });
  await page.reload();
  await page.unroute("**/order");
}

test("a new release asks every user to restart, and loses no press", async ({
  page,
  expectedErrors,
}) => {
  // After the clock jumps ahead, the server sends the time and the call is signed again.
  expectedErrors.push(refusedCall);
  await page.clock.install();
  await signInAtRestaurant(page, "waiter");
  await newOrder(page, "U1");
  await pressArticle(page, "Pad Thai");
  await makePageOutdated(page);
  await page.clock.runFor(60_000);
  const message = page.getByRole("dialog").filter({ hasText: "A new version was released" });
  await message.getByRole("button", { name: "Cancel" }).tap();
  await expect(line(page, "Pad Thai")).toBeVisible();

  // The till asks again later.
  await page.clock.runFor(5 * 60_000);
  await message.getByRole("button", { name: "Ok" }).tap();
  await typeCredentials(page, "waiter", "demo");
  await touchLogIn(page);
  await chooseSalePoint(page, "Lotus House - Restaurant");
  await expect(page.getByText("New order · Table U1")).toBeVisible();
  await expect(line(page, "Pad Thai")).toBeVisible();
  await expect(button(page, "Print")).toBeVisible();
});
