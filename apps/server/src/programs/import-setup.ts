import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { StartupError } from "#database/startup-error.ts";
import { openExistingDatabase } from "#database/open-database.ts";

import { runWithCommand } from "../run-with-command.ts";
import { readConfig, resolveForCaller } from "../config.ts";
import { runImport } from "../features/office-setup/index.ts";
import { runProgram } from "../operations/run-program.ts";
import { chooseLocation } from "./choose-location.ts";

const program = {
  usage: 'npm run import venue.yaml -- --location "Lotus House"',
  whenNot: "Nothing was imported, and everything is as it was",
};

await runProgram(program, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      location: { type: "string" },
      // Without it the file is the venue's own, which is being moved.
      "keep-venue": { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  const venue = values["keep-venue"] ? "keep" : "take";
  if (file === undefined) throw new StartupError("Name the file: npm run import <file>");
  const yaml = readFileSync(resolveForCaller(file), "utf8");
  const config = readConfig();
  const { databaseUrl } = config;
  const { database, close } = await openExistingDatabase(config);
  try {
    const { id, name } = await chooseLocation(database, values.location);
    const result = await runWithCommand({ database, databaseUrl }, (command) =>
      runImport(database, command, { location: id, yaml, venue }),
    );
    if ("refusal" in result) {
      const lines = (result.fields ?? []).map(({ error }) => error);
      return { lines: [...lines, `Nothing was imported (${result.refusal})`], isGood: false };
    }
    const { added, changed, otherStaffIds = [] } = result;
    const others = otherStaffIds.map(
      ({ username, ref }) => `The staff ID of ${username} is ${ref} here: the other is in use`,
    );
    return { lines: [`${name}: ${added} added, ${changed} changed`, ...others], isGood: true };
  } finally {
    await close();
  }
});
