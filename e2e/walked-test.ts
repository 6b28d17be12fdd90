import { test as base } from "./journey.ts";
import { startNewServers, type NewServers } from "./new-servers.ts";
import { setStage, type Stage } from "./stage.ts";

type WalkFixtures = { readonly stage: Stage; readonly houses: NewServers };

/** Three servers start at the same time, on a machine that may be busy. */
const setUpTimeoutMs = 120_000;

/** A walk through all screens: a venue at work, and two new ones. */
export const test = base.extend<object, WalkFixtures>({
  stage: [
    async ({ server }, use) => await use(await setStage(server)),
    { scope: "worker", timeout: setUpTimeoutMs },
  ],
  houses: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const houses = await startNewServers();
      await use(houses);
      await houses.remove();
    },
    { scope: "worker", timeout: setUpTimeoutMs },
  ],
});
