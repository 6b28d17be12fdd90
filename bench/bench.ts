import { parseArgs } from "node:util";

import { benchBuild } from "./build-figures.ts";
import { benchDay } from "./day-figures.ts";
import { benchDisk } from "./disk-figures.ts";
import { endEvening, openEvening } from "./evening.ts";
import { atMost } from "./goal.ts";
import { benchImport } from "./import-figures.ts";
import { benchKitchen } from "./kitchen-figures.ts";
import { benchMemory, inMegabytes, memoryGoals, residentBytes } from "./memory-figures.ts";
import { benchMenu } from "./menu-figures.ts";
import { benchOpening } from "./open-figures.ts";
import { benchPapers } from "./paper-figures.ts";
import { benchOfficeLoad } from "./office-load-figures.ts";
import { printFigure, printMissedGoals, printTopic } from "./print-figures.ts";
import { benchPostgres } from "./postgres-figures.ts";
import { benchPush } from "./push-figures.ts";
import { benchMonth } from "./report-figures.ts";
import { benchAfterOthers, benchGrowth, benchSaving } from "./save-figures.ts";
import { benchSearch } from "./search-figures.ts";
import { benchSignature, benchSignIn } from "./sign-in-figures.ts";
import { benchStart } from "./start-figures.ts";
import { benchTill } from "./till-figures.ts";
import { startVenue, type Venue } from "./venue.ts";

/**
 * Absolute figures from another machine or hour mean nothing, so each is also printed as a multiple of a baseline that
 * is measured in the same run, alternating with it. `npm run bench -- --quick` takes a minute or two, with a month of
 * bills; without `--quick` there is a whole year. `--only` measures nothing else: `save`, `disk`, `memory`, `postgres`,
 * `guests` on either engine, or `till` for what runs in a browser.
 */
const { values: chosen } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    /** An empty PostgreSQL. */
    database: { type: "string", default: "" },
  },
});
const isQuick = chosen.quick;
const few = { articles: 1000, bills: 1000, openBills: 100, stations: 20 };
const many = {
  articles: isQuick ? 5000 : 20_000,
  bills: isQuick ? 30_000 : 365_000,
  openBills: 100,
  stations: 20,
};
const rounds = (whole: number): number => (isQuick ? Math.ceil(whole / 5) : whole);
const guests = { guests: isQuick ? 10_000 : 100_000, rounds: rounds(50) };
const disk = { bills: rounds(500) };
const memory = { bills: 400, stations: 50, seconds: isQuick ? 10 : 60 };

switch (chosen.only) {
  case "till":
    await runInBrowser();
    break;
  case "disk":
    await runDisk();
    break;
  case "memory":
    await runMemory();
    break;
  case "guests":
    await benchSearch("SQLite", {}, guests);
    await benchSearch("PostgreSQL", { DATABASE_URL: chosen.database }, guests);
    break;
  case "postgres":
    await benchPostgres(chosen.database, rounds(100));
    break;
  case "save":
    await runOnSqlite(benchSaves);
    break;
  case undefined:
    await runOnSqlite(benchAll);
    await benchPostgres(chosen.database, rounds(100));
    break;
  default:
    throw new Error(`There is no topic ${chosen.only}`);
}
printMissedGoals();

async function runInBrowser(): Promise<void> {
  await benchTill(rounds(200));
  await benchOpening(rounds(20));
}

async function runDisk(): Promise<void> {
  const venue = await startVenue(few);
  try {
    const evening = await openEvening(venue, 1);
    await benchDisk(venue, { evening, ...disk });
    for (const till of evening.tills) till.leave();
  } finally {
    await venue.remove();
  }
}

async function runMemory(): Promise<void> {
  const venue = await startVenue(many);
  try {
    await benchMemory(venue, memory);
  } finally {
    await venue.remove();
  }
}

type Venues = { readonly small: Venue; readonly full: Venue };

async function runOnSqlite(run: (venues: Venues) => Promise<void>): Promise<void> {
  const small = await startVenue(few);
  try {
    const full = await startVenue(many);
    try {
      await run({ small, full });
    } finally {
      await full.remove();
    }
  } finally {
    await small.remove();
  }
}

async function benchSaves({ small, full }: Venues): Promise<void> {
  const first = await openEvening(small, 1);
  const evening = await openEvening(full, 8);
  await benchGrowth({ small: first, full: evening }, rounds(250));
  await benchSaving(evening, { folder: full.folder, rounds: rounds(1000) });
  await benchAfterOthers(evening, rounds(200));
  await benchOfficeLoad(full, evening, rounds(1200));
  for (const till of [...first.tills, ...evening.tills]) till.leave();
}

async function benchAll(venues: Venues): Promise<void> {
  const { full } = venues;
  printTopic("Making a past");
  printFigure({
    name: `${many.bills} bills, ${many.articles} articles`,
    result: `${full.madeInSeconds.toFixed(1)} s`,
    goals: isQuick ? [] : [atMost(full.madeInSeconds, [60, "s"])],
  });
  await benchSignature(full.origin, rounds(1000));
  await benchMenu(venues.small, { articles: few.articles, rounds: rounds(200) });
  await benchMenu(full, { articles: many.articles, rounds: rounds(50) });
  const bytes = residentBytes(full);
  printFigure({
    name: "memory after these menus",
    result: inMegabytes(bytes),
    goals: memoryGoals(bytes),
  });
  // Runs before the tills below sell more in a minute than any venue sells in a day.
  await benchMonth(full, rounds(50));
  await benchDay(full, { bills: rounds(1000), rounds: rounds(50) });
  const first = await openEvening(venues.small, 1);
  const evening = await openEvening(full, 8);
  await benchGrowth({ small: first, full: evening }, rounds(250));
  await benchSaving(evening, { folder: full.folder, rounds: rounds(1000) });
  await benchAfterOthers(evening, rounds(200));
  await benchOfficeLoad(full, evening, rounds(1200));
  await benchDisk(full, { evening, ...disk });
  await benchPush(evening, { stations: 20, rounds: rounds(100) });
  await benchKitchen(evening, rounds(100));
  for (const till of first.tills) till.leave();
  // The bills sold so far are more than any real day has; the next benchmark starts with a new day.
  await endEvening(evening);
  await benchMemory(full, memory);
  await benchSignIn(full.origin, rounds(15));
  await benchStart(venues, rounds(10));
  await benchImport(full, many.articles);
  await benchSearch("SQLite", {}, guests);
  benchPapers();
  benchBuild();
  await runInBrowser();
}
