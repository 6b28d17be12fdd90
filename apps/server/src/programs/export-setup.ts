import { parseArgs } from "node:util";

import { instant } from "@comanda/domain/time/instant";

import { readDatabase } from "#database/read-database.ts";

import { readConfig, resolveForCaller } from "../config.ts";
import { exportSetup, fileNameOf } from "../features/office-setup/index.ts";
import { replaceFile } from "../operations/replace-file.ts";
import { runProgram } from "../operations/run-program.ts";
import { chooseLocation } from "./choose-location.ts";

const program = {
  usage: 'npm run export -- venue.yaml --location "Lotus House"',
  whenNot: "Nothing was exported",
};

await runProgram(program, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { location: { type: "string" } },
  });
  const { database, close } = await readDatabase(readConfig(), "this");
  try {
    const { id, name } = await chooseLocation(database, values.location);
    const target = resolveForCaller(positionals[0] ?? `${fileNameOf(name)}.yaml`);
    replaceFile(target, await exportSetup({ database, location: id, at: instant(Date.now()) }));
    return { lines: [`The set-up of ${name} is ${target}`], isGood: true };
  } finally {
    await close();
  }
});
