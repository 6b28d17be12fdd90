import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { openTill } from "./till-menu.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import {
  chooseSalePoint,
  openMenuAtRestaurant,
  searchFor,
  touchLogIn,
  typeCredentials,
} from "./till.ts";

/** A finger's width, in CSS pixels. */
const minTargetSize = 48;

const screens = [
  { name: "a wide screen", width: 1366, height: 768 },
  { name: "a tablet", width: 1024, height: 768 },
  { name: "a phone", width: 390, height: 844 },
];

for (const { name, width, height } of screens) {
  test(`on ${name} every target is as large as a finger`, async ({ page, ownServer }) => {
    await page.setViewportSize({ width, height });
    // Without open bills of the waiter, which would lie over the menu of a phone.
    await page.goto(ownServer.origin);
    await page.getByLabel("Username").waitFor();
    expect(await tooSmall(page)).toEqual([]);

    await typeCredentials(page, "waiter", "demo");
    await touchLogIn(page);
    await page.getByRole("heading", { name: "Please choose your sale point" }).waitFor();
    expect(await tooSmall(page)).toEqual([]);

    await chooseSalePoint(page, "Lotus House - Restaurant");
    await page.getByRole("tabpanel").waitFor();
    await searchFor(page, "a");
    expect(await tooSmall(page)).toEqual([]);
    // Before its server stops.
    await page.close();
  });
}

test("on an upright tablet, an order and the open bills are one touch away", async ({
  page,
  server,
}) => {
  await startDayWithShifts(server);
  await page.setViewportSize({ width: 820, height: 1180 });
  await openMenuAtRestaurant(page);
  await page.getByRole("button", { name: "New", exact: true }).tap();
  await expect(page).toHaveURL(/\/new-order$/);
  await page.getByRole("button", { name: "Cancel", exact: true }).tap();
  await page.getByRole("button", { name: "Open bills", exact: true }).tap();
  await expect(page).toHaveURL(/\/bills-open$/);
});

test("the key for numbers does not select the field that appears under the finger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openTill(page, "cashier");
  for (const key of ["Key pad", "Alphabet", "Numpad", "7"]) {
    await page.getByRole("button", { name: key, exact: true }).tap();
  }
  await expect(page.getByLabel("Typed")).toHaveText("7");
});

async function tooSmall(page: Page): Promise<readonly string[]> {
  const targets = await page.locator(":is(button, input, select, a):visible").all();
  expect(targets.length).toBeGreaterThan(0);
  const small = await Promise.all(targets.map(async (target) => await nameIfSmall(target)));
  return small.filter((target) => target !== null);
}

async function nameIfSmall(target: Locator): Promise<string | null> {
  const box = await target.boundingBox();
  if (box !== null && box.width >= minTargetSize && box.height >= minTargetSize) return null;
  return `${await target.innerText()} ${box?.width} × ${box?.height}`;
}
