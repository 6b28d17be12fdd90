import { test as base } from "./journey.ts";
import { startNewServers, type NewServers } from "./new-servers.ts";
import { setStage, type Stage } from "./stage.ts";
import type { RunningServer } from "./start-server.ts";

type WalkFixtures = { readonly houses: NewServers };

const stages = new WeakMap<RunningServer, Promise<Stage>>();

/** Three servers start at the same time, on a machine that may be busy. */
const setUpTimeoutMs = 120_000;

/** A walk through all screens: a venue at work, and two new ones. */
export const test = base.extend<{ readonly stage: Stage }, WalkFixtures>({
  stage: [
    async ({ server }, use) => {
      const stage = stages.get(server) ?? setStage(server);
      stages.set(server, stage);
      await use(await stage);
    },
    { timeout: setUpTimeoutMs },
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
