import { expect, type Page } from "@playwright/test";

const unknownOutcome =
  "Network Error. This may not have gone through. Press again: it is done only once.";

/** The server handles the write, but its reply is lost, and from then on no write gets through. */
export async function cutAfterFirst(page: Page, url: string): Promise<readonly string[]> {
  const keys: string[] = [];
  await page.route(url, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    if (keys.length === 1) await route.fetch();
    // A page reloaded meanwhile no longer waits for the reply.
    return route.abort("connectionreset").catch(() => undefined);
  });
  return keys;
}

/** The till shows this once it has given up. */
export async function expectUnknownOutcome(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog").filter({ hasText: "Network Error" });
  await expect(dialog).toContainText(unknownOutcome, { timeout: 30_000 });
  await dialog.getByRole("button", { name: "Ok" }).tap();
}
