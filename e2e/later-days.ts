import { movableClock, type Clock } from "./clock.ts";
import { test as journey } from "./journey.ts";
import { startServer, type RunningServer } from "./start-server.ts";

type Venue = { readonly server: RunningServer; readonly clock: Clock };

/** Journeys over several days need a server of their own, whose clock can be moved. */
export const test = journey.extend<{ readonly venue: Venue }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  venue: async ({}, use) => {
    const clock = await movableClock();
    const server = await startServer(clock.settings);
    await use({ server, clock });
    await server.remove();
    await clock.remove();
  },
  baseURL: async ({ venue }, use) => await use(venue.server.origin),
});
