import { gatherStatistics } from "#database/gather-statistics.ts";
import type { OpenDatabase } from "#database/open-database.ts";
import { StartupError } from "#database/startup-error.ts";

import { writeBases } from "../../features/past/index.ts";
import type { PasswordHasher } from "../../features/sign-in/index.ts";
import { hasLocations } from "../../features/venue/index.ts";
import { createDemoVenue } from "../create-demo-venue.ts";
import { billTemplates, type BillTemplates } from "./bill-templates.ts";
import { readDemoReferenceData, type DemoReferenceData } from "./demo-reference-data.ts";
import type { DemoYearSize } from "./demo-year-size.ts";
import { historyWriter } from "./history-store.ts";
import { largerVenue } from "./larger-venue.ts";
import { pastJournal } from "./past-journal-store.ts";
import { createSeededRandom, type RandomSource } from "./random-source.ts";
import { writeDay, type HistoryContext } from "./write-day.ts";
import { yearDays, type YearDay } from "./year-days.ts";

/** Enough to keep a month from repeating, few enough to be computed in seconds. */
const maxTemplatesPerHour = 25;

type FilledDatabase = Pick<OpenDatabase, "database" | "engine">;
type DemoYearPlace = FilledDatabase & { readonly passwords: PasswordHasher };

/**
 * Fills an empty database with a large demo venue and the closed days of its past. The bills come from orders priced by
 * the business rules, repeated at other times, and the journal has the rows that selling them would have written. Stock
 * stays unchanged, and no paper was queued.
 */
export async function createDemoYear(
  { database, engine, passwords }: DemoYearPlace,
  size: DemoYearSize,
  onDay: (done: number) => void = () => {},
): Promise<void> {
  if (await hasLocations(database)) {
    throw new StartupError(
      "There is a venue already. Name a new folder with --data, or an empty database with DATABASE_URL.",
    );
  }
  const random = createSeededRandom(size.seed);
  await createDemoVenue(database, passwords, largerVenue(size, random));
  const house = await readDemoReferenceData(database);
  const days = yearDays(size, house.rules.timeZone);
  await writeBases(database, days[0]?.startedAt ?? size.until);
  const busiest = Math.max(...days.map(({ bills }) => bills), size.openBills);
  const journal = pastJournal(database);
  const history: HistoryContext = {
    house,
    chance: random,
    size,
    templates: templatesFor(house, { days, chance: random, busiest }),
    writer: historyWriter(database),
    journal,
    // Enough tables that no new guests are seated where others still eat.
    tables: Math.max(40, Math.ceil(busiest / 5)),
  };
  try {
    await writeDays({ database, engine }, { days, history }, onDay);
  } finally {
    await journal.close();
  }
}

type DaysToWrite = { readonly days: readonly YearDay[]; readonly history: HistoryContext };

async function writeDays(
  { database, engine }: FilledDatabase,
  { days, history }: DaysToWrite,
  onDay: (done: number) => void,
): Promise<void> {
  let lastNumber = 0;
  for (const [index, day] of days.entries()) {
    const openBills = index === days.length - 1 ? history.size.openBills : 0;
    const from = lastNumber;
    // The numbers of a day continue those of the day before.
    lastNumber = await database
      .transaction()
      .execute((tx) => writeDay(tx, history, { day, openBills, lastNumber: from, before: index }));
    // As long as PostgreSQL takes the tables for empty, it looks for what a row refers to among all rows.
    if (index === 0) await gatherStatistics({ database, engine });
    onDay(index + 1);
  }
  await database.transaction().execute((tx) => history.journal.finish(tx));
}

type TemplateOptions = {
  readonly days: readonly YearDay[];
  readonly chance: RandomSource;
  readonly busiest: number;
};

/** Computed for the last week, which has each weekday once. */
function templatesFor(
  house: DemoReferenceData,
  { days, chance: random, busiest }: TemplateOptions,
): BillTemplates {
  const week = days.slice(-7).map(({ date }) => date);
  const inEachHour = Math.min(maxTemplatesPerHour, Math.ceil(busiest / 10));
  return billTemplates(house, random, { week, inEachHour });
}
