import { expect, type Page, type Request } from "@playwright/test";
import { test } from "./journey.ts";
import { openMenuAtRestaurant, unansweredCall } from "./till.ts";

function epochOf(request: Request): string | undefined {
  return /Epoch="(\d+)"/.exec(request.headers()["x-wsse"] ?? "")?.[1];
}

/** Waits until the page signs with the key after the one of its login. */
async function waitForNewKey(page: Page): Promise<Request> {
  return page.waitForRequest((request) => epochOf(request) === "1");
}

/** The epoch of the key that signs the page's first call; which call that is depends on what the device has cached. */
async function epochAfterReload(page: Page): Promise<string | undefined> {
  const asked = page.waitForRequest((request) => epochOf(request) !== undefined);
  await page.reload();
  const epoch = epochOf(await asked);
  await page.getByRole("tabpanel").waitFor();
  return epoch;
}

test("the till switches to an offered key in all of its windows", async ({ page, context }) => {
  // Picking a station triggers a new key.
  const isGoneOver = waitForNewKey(page);
  await openMenuAtRestaurant(page);
  await isGoneOver;
  expect(await epochAfterReload(page)).toBe("1");

  const second = await context.newPage();
  await second.goto("/");
  await second.getByRole("tabpanel").waitFor();
  expect(await epochAfterReload(second)).toBe("1");
});

test("losing a reply with a key offer does not stop the till", async ({ page, expectedErrors }) => {
  expectedErrors.push(unansweredCall);
  let lost = 0;
  // Many calls are in progress at once, and any of them may carry the offer.
  await page.route("**/api/**", async (route) => {
    if (new URL(route.request().url()).pathname === "/api/live") {
      // A live stream's reply never ends, so it is not waited for.
      await (lost < 2 ? route.abort("connectionreset") : route.continue());
      return;
    }
    const answer = await route.fetch();
    if ("x-token" in answer.headers() && lost < 2) {
      lost += 1;
      await route.abort("connectionreset");
    } else await route.fulfill({ response: answer });
  });
  const isGoneOver = waitForNewKey(page);
  await openMenuAtRestaurant(page);
  await isGoneOver;
  expect(lost).toBe(2);
  expect(await epochAfterReload(page)).toBe("1");
  // A call that is still on its way at the end of a journey would be sent a second time, by the browser.
  await page.unrouteAll({ behavior: "wait" });
});

test("neither of the stored keys can be exported", async ({ page }) => {
  const isGoneOver = waitForNewKey(page);
  await openMenuAtRestaurant(page);
  await isGoneOver;
  expect(await epochAfterReload(page)).toBe("1");
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("comanda");
      request.addEventListener("success", () => resolve(request.result));
    });
    const store = database.transaction("session-keys").objectStore("session-keys");
    return await new Promise<string[]>((resolve) => {
      const request = store.getAll();
      request.addEventListener("success", () => {
        const keys: { epoch: number; signer: CryptoKey; opener: CryptoKey }[] = request.result;
        resolve(
          keys.flatMap(({ epoch, signer, opener }) => [
            `${epoch} ${signer.algorithm.name} ${signer.usages.join()} ${signer.extractable}`,
            `${epoch} ${opener.algorithm.name} ${opener.usages.join()} ${opener.extractable}`,
          ]),
        );
      });
    });
  });
  expect(kept).toEqual(["1 HMAC sign false", "1 AES-GCM decrypt false"]);
});
