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

/** Holds the calls of tills back until each of them has sent one, so that they reach the server at once. */
export async function holdUntilAllSent(tills: readonly Page[], calls: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  for (const till of tills) {
    await till.route(calls, async (route) => {
      sent += 1;
      if (sent === tills.length) resolve();
      await promise;
      await route.continue();
    });
  }
}
