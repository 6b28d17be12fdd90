import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";

import { instant } from "@comanda/domain/time/instant";

import { gatherStatistics } from "#database/gather-statistics.ts";
import { StartupError } from "#database/startup-error.ts";
import { openDatabase } from "#database/open-database.ts";

import { readConfig, resolveForCaller } from "./config.ts";
import { createDemoYear } from "./demo/year/create-demo-year.ts";
import { sizeProblem, type DemoYearSize } from "./demo/year/demo-year-size.ts";
import { passwordHasher, standardHashCost } from "./features/sign-in/index.ts";
import { runProgram } from "./operations/run-program.ts";

const program = {
  usage: "npm run demo -- --bills 36500 --data ./year",
  whenNot: "Comanda cannot make a demo venue",
};

/** Makes a large demo venue with a past, to try out a year's amount of data. */
await runProgram(program, async () => {
  const { data, size } = readArguments();
  const problem = sizeProblem(size);
  if (problem !== null) throw new StartupError(problem);
  return { lines: [await make(data, size)], isGood: true };
});

async function make(data: string | undefined, size: DemoYearSize): Promise<string> {
  const config = readConfig();
  const dataFolder = data === undefined ? config.dataFolder : resolveForCaller(data);
  const opened = await openDatabase({ ...config, dataFolder });
  const started = performance.now();
  try {
    const passwords = passwordHasher(standardHashCost, randomBytes);
    await createDemoYear({ ...opened, passwords }, size, (done) => {
      if (done % 73 === 0) process.stdout.write(`${done} of ${size.days} days\n`);
    });
    await gatherStatistics(opened);
  } finally {
    await opened.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const what = `${size.bills} bills and ${size.openBills} open ones`;
  // The address has a password, and a terminal is copied into many places.
  const where = config.databaseUrl === null ? dataFolder : "the database of DATABASE_URL";
  return `${what} in ${seconds} s, in ${where}`;
}

function readArguments(): { readonly data: string | undefined; readonly size: DemoYearSize } {
  const { values } = parseArgs({
    options: {
      data: { type: "string" },
      articles: number("1000"),
      bills: number("36500"),
      days: number("365"),
      "open-bills": number("0"),
      customers: number("0"),
      stations: number("3"),
      seed: number("1"),
    },
  });
  return {
    data: values.data,
    size: {
      articles: count(values.articles),
      bills: count(values.bills),
      days: count(values.days),
      openBills: count(values["open-bills"]),
      customers: count(values.customers),
      stations: count(values.stations),
      seed: count(values.seed),
      until: instant(Date.now()),
    },
  };
}

function count(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function number(standard: string) {
  return { type: "string", default: standard } as const;
}
