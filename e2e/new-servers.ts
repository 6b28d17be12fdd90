import { callTarget } from "@comanda/contract/call";
import { makeFirstVenue } from "@comanda/contract/first-venue";

import { startServer, type RunningServer } from "./start-server.ts";

/** New servers; the walks do not change them. */
export type NewServers = {
  /** Without any user. */
  readonly empty: string;
  /** With a first manager, but nothing to sell. */
  readonly bare: string;
  readonly remove: () => Promise<void>;
};

export const firstManager = { username: "first", password: "other key" };

/** The set-up that the first user enters. */
export const firstVenue = {
  venueName: "First Bar",
  timeZone: "Asia/Manila",
  language: "en_US",
  station: "Bar",
  currency: { name: "Peso", symbol: "₱", code: "PHP", hasDecimals: true, coins: [], notes: [] },
  admin: { ...firstManager, firstName: "Bo", lastName: "Lim" },
};

export async function startNewServers(): Promise<NewServers> {
  const servers = await Promise.all([startEmptyServer(), startEmptyServer()]);
  const [empty, bare] = servers;
  const made = await makeVenueAt(bare);
  if (made !== 200) throw new Error(`The first venue was answered ${made}`);
  return {
    empty: empty.origin,
    bare: bare.origin,
    remove: async () => {
      await Promise.all(servers.map((server) => server.remove()));
    },
  };
}

export async function startEmptyServer(): Promise<RunningServer> {
  return await startServer({}, undefined, ["--empty"]);
}

/** Returns the status of the reply. */
export async function makeVenueAt({ origin }: RunningServer): Promise<number> {
  const { status } = await fetch(origin + callTarget(makeFirstVenue), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(firstVenue),
  });
  return status;
}
