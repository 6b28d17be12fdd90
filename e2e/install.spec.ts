import { expect, type Page } from "@playwright/test";

import { openTill } from "./till-menu.ts";
import { startDayWithShifts } from "./start-day-with-shifts.ts";
import { test } from "./journey.ts";
import { waitForInstalledTill } from "./offline-till.ts";
import { releaseBefore } from "./other-release.ts";
import { refusedCall, unansweredCall } from "./till.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(async ({ server }) => await startDayWithShifts(server));

test("the till can be installed", async ({ page, server }) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await page.request.get(server.origin + href);
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: { readonly icons: readonly { readonly src: string }[] } = await response.json();
  expect(manifest).toMatchObject({
    name: expect.stringContaining("Comanda"),
    short_name: "Comanda",
    lang: "en",
    start_url: "/",
    display: "standalone",
  });
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(server.origin + src);
    expect(icon.headers()["content-type"]).toContain("image/");
  }
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
});

async function cachedNames(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(async () => {
    const keys = await caches.keys();
    const caught = await Promise.all(keys.map(async (key) => (await caches.open(key)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  return names;
}

test("the service worker caches the whole till, and no API call", async ({ page }) => {
  await openTill(page, "waiter");
  await waitForInstalledTill(page);
  const names = await cachedNames(page);
  expect(names.filter((name) => name !== "/" && !name.startsWith("/assets/"))).toEqual([]);
  expect(names.filter((name) => name.endsWith(".js")).length).toBeGreaterThan(30);
});

test("a new release replaces the cached one when a user presses Ok, and not before", async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(refusedCall, unansweredCall);
  const before = await releaseBefore(server.origin);
  await page.goto(before.origin);
  await page.getByLabel("Username").fill("waiter");
  await page.getByLabel("Password").fill("demo");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Lotus House - Restaurant" }).tap();
  await page.getByRole("tabpanel").waitFor();
  await waitForInstalledTill(page);
  const releases = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("comanda")));
  expect(await releases()).toHaveLength(1);

  before.renew();
  const message = page.getByRole("dialog").filter({ hasText: "A new version was released" });
  await expect(message).toBeVisible({ timeout: 60_000 });
  expect(await releases()).not.toContain("comanda-shell-release-of-next-week");
  await message.getByRole("button", { name: "Ok" }).tap();
  await page.getByLabel("Username").waitFor();
  const meta = page.locator('meta[name="comanda-release"]');
  await expect(meta).toHaveAttribute("content", "release-of-next-week");
  expect(await releases()).toContain("comanda-shell-release-of-next-week");

  // It now opens without the server, in the new release.
  await before.close();
  await page.reload();
  await page.getByLabel("Username").waitFor();
  await expect(meta).toHaveAttribute("content", "release-of-next-week");
});
