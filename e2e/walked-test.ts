import { test as base } from "./journey.ts";
import { startNewHouses, type NewHouses } from "./new-servers.ts";
import { setStage, type Stage } from "./stage.ts";

type Places = { readonly stage: Stage; readonly houses: NewHouses };

/** Three servers start at the same time, on a machine that may be busy. */
const patienceMs = 120_000;

/** A walk through all screens: a venue at work, and two new ones. */
export const test = base.extend<object, Places>({
  stage: [
    async ({ server }, use) => await use(await setStage(server)),
    { scope: "worker", timeout: patienceMs },
  ],
  houses: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
    async ({}, use) => {
      const houses = await startNewHouses();
      await use(houses);
      await houses.remove();
    },
    { scope: "worker", timeout: patienceMs },
  ],
});
