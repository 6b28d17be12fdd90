import { promises as files } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { startServer } from "../e2e/start-server.ts";
import { endEvening, openEvening } from "./evening.ts";
import { atLeast, atMost } from "./goal.ts";
import { ms, printFigure, printTopic, ratioText, timingText } from "./print-figures.ts";
import { sellConcurrently } from "./save-figures.ts";
import { startVenue, unlimited } from "./venue.ts";

const size = { articles: 1000, bills: 1000, openBills: 20, stations: 20 };
const clients = 8;

/** The saves of one location on PostgreSQL, by one server and by two, in turns; and those of two locations. */
export async function benchPostgres(databaseUrl: string, rounds: number): Promise<void> {
  printTopic("Saving a bill of five lines on PostgreSQL, which syncs its disk");
  const settings = { DATABASE_URL: databaseUrl };
  const venue = await startVenue(size, settings);
  try {
    const keyFile = { COMANDA_KEY_FILE: join(venue.folder, "master.key") };
    const folder = await files.mkdtemp(join(tmpdir(), "comanda-bench-"));
    const second = await startServer({ ...unlimited, ...settings, ...keyFile }, folder);
    try {
      await compareServers(venue.origin, second.origin, rounds);
      await compareLocations(venue.origin, second.origin, rounds);
    } finally {
      await second.remove();
    }
  } finally {
    await venue.remove();
  }
}

async function compareServers(first: string, second: string, rounds: number): Promise<void> {
  const single = await sell(first, [], { tills: 1, rounds });
  printFigure({ name: "1 client", result: timingText(single.timing) });
  // The first of each pair only warms the servers up.
  let [one, two] = [single, single];
  for (const each of [Math.ceil(rounds / 4), rounds]) {
    one = await sell(first, [], { tills: clients, rounds: each });
    two = await sell(first, [second], { tills: clients, rounds: each });
  }
  printFigure({
    name: `${clients} clients, one server (baseline)`,
    result: `${one.perSecond.toFixed(0)} per second, ${timingText(one.timing)}`,
    goals: [atLeast(one.perSecond, [500, "per second"])],
  });
  printFigure({
    name: `${clients} clients, two servers`,
    result: `${two.perSecond.toFixed(0)} per second, one each ${ms(1000 / two.perSecond)}`,
    ratio: ratioText(one.perSecond, two.perSecond),
    goals: [atMost(one.perSecond / two.perSecond, [1, "times"])],
  });
}

/** Each location has a server of its own, and half of the clients; then all are at the first location. */
async function compareLocations(first: string, second: string, rounds: number): Promise<void> {
  const half = clients / 2;
  const here = await openEvening({ origin: first }, half);
  const there = await openEvening({ origin: second }, half, { username: "harbour" });
  const sellAtBoth = async (each: number): Promise<number> => {
    const sold = await Promise.all([sellConcurrently(here, each), sellConcurrently(there, each)]);
    return sold.reduce((sum, { perSecond }) => sum + perSecond, 0);
  };
  await sellAtBoth(Math.ceil(rounds / 4));
  const both = await sellAtBoth(rounds);
  await endEvening(here);
  await endEvening(there);
  const one = await sell(first, [second], { tills: clients, rounds });
  printFigure({
    name: `${clients} clients, two locations`,
    result: `${both.toFixed(0)} per second, one each ${ms(1000 / both)}`,
    ratio: ratioText(one.perSecond, both),
    goals: [atMost(one.perSecond / both, [1, "times one location"])],
  });
}

type Sale = { readonly tills: number; readonly rounds: number };

async function sell(origin: string, otherServers: readonly string[], { tills, rounds }: Sale) {
  const evening = await openEvening({ origin }, tills, { otherServers });
  const sold = await sellConcurrently(evening, rounds);
  await endEvening(evening);
  return sold;
}
