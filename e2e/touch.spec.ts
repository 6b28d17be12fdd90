import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { chooseSalePoint, searchFor, tab, touchLogIn, typeCredentials } from "./till.ts";

/** A finger's width, in CSS pixels. */
const minTargetSize = 48;

const screens = [
  { name: "a wide screen", width: 1366, height: 768 },
  { name: "a tablet", width: 1024, height: 768 },
  { name: "a phone", width: 390, height: 844 },
];

for (const { name, width, height } of screens) {
  test(`on ${name} every target is as large as a finger`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await page.getByLabel("Username").waitFor();
    expect(await tooSmall(page)).toEqual([]);

    await typeCredentials(page, "waiter", "demo");
    await touchLogIn(page);
    await page.getByRole("heading", { name: "Please choose your sale point" }).waitFor();
    expect(await tooSmall(page)).toEqual([]);

    await chooseSalePoint(page, "Lotus House - Restaurant");
    await tab(page, "Grill").waitFor();
    await searchFor(page, "a");
    expect(await tooSmall(page)).toEqual([]);
  });
}

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
