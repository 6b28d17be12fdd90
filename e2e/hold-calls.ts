import type { Page } from "@playwright/test";

/** Lets calls reach the server, and holds their replies back until the returned function is called. */
export async function holdReplies(page: Page, calls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return resolve;
}

/** Holds calls back before they reach the server, until the returned function is called. */
export async function holdRequests(page: Page, calls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
