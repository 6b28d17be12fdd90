import { parseArgs } from "node:util";

import { StartupError } from "#database/startup-error.ts";
import type { Database } from "#database/database.ts";
import { readDatabase } from "#database/read-database.ts";

import { readConfig } from "../config.ts";
import {
  checkPast,
  isUnchanged,
  describePast,
  parseJournalPosition,
  type PastOptions,
} from "../features/past/index.ts";
import { runProgram } from "../operations/run-program.ts";
import { chooseLocation, noVenueError } from "./choose-location.ts";

const program = {
  usage: 'npm run journal:verify -- --head 1234:ab12… --location "Lotus House"',
  whenNot: "The journal cannot be verified",
};

await runProgram(program, async () => {
  const { database, close } = await readDatabase(readConfig(), "this");
  try {
    const marks = await readGivenHeads(database, readArguments());
    const verdicts = await checkPast(database, { marks });
    if (verdicts.length === 0) throw noVenueError();
    return { lines: verdicts.flatMap(describePast), isGood: verdicts.every(isUnchanged) };
  } finally {
    await close();
  }
});

/** The hash prefixes that the operator has read off the paper of a report. */
async function readGivenHeads(
  database: Database,
  { heads, name }: ReturnType<typeof readArguments>,
): Promise<NonNullable<PastOptions["marks"]>> {
  if (heads.length === 0) return [];
  const { id: location } = await chooseLocation(database, name);
  return heads.map((text) => {
    const mark = parseJournalPosition(text);
    if (mark !== null) return { ...mark, location, where: `--head ${text}` };
    throw new StartupError(
      `"${text}" is not a journal mark: type it as printed on the report, such as 1234:ab12 cd34 ef56 7890.`,
    );
  });
}

function readArguments() {
  const { values } = parseArgs({
    options: { head: { type: "string", multiple: true }, location: { type: "string" } },
  });
  return { heads: values.head ?? [], name: values.location };
}
