import { existsSync } from "node:fs";
import { parseArgs } from "node:util";

import { StartupError } from "#database/startup-error.ts";
import { formatVerdict } from "#journal/verify-journals.ts";

import { readConfig, resolveForCaller } from "../config.ts";
import { engineOfBackup } from "../operations/backup-engine.ts";
import { howToFillPostgres } from "../operations/how-to-fill-postgres.ts";
import { restoreSqlite } from "../operations/restore-sqlite.ts";
import { runProgram } from "../operations/run-program.ts";

const program = {
  usage: "npm run restore -- monday.db",
  whenNot: "Nothing was restored, and everything is as it was",
};

await runProgram(program, async () => {
  const { dataFolder, databaseUrl, keyFile } = readConfig();
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined) throw new StartupError("Name the backup: npm run restore -- <file>");
  const backup = resolveForCaller(file);
  if (databaseUrl !== null) throw new StartupError(whyNotToPostgres(backup));
  const request = { dataFolder, backup, now: new Date() };
  const { verdicts, oldDatabase } = await restoreSqlite(request);
  const aside = oldDatabase === null ? [] : [`The previous database is kept as ${oldDatabase}`];
  const lines = [
    ...verdicts.map(formatVerdict),
    ...aside,
    describeKeyFile(keyFile),
    "Restored. Open it with: npm start",
  ];
  return { lines, isGood: true };
});

function whyNotToPostgres(backup: string): string {
  return engineOfBackup(backup) === "postgres"
    ? `The data is in PostgreSQL. ${howToFillPostgres(backup)}`
    : `${backup} is a backup of the embedded database, and the data is in PostgreSQL, which cannot take it. To use it, restore and start without DATABASE_URL.`;
}

/** No backup holds the key, so the key file decides whether sessions go on. */
function describeKeyFile(keyFile: string): string {
  return existsSync(keyFile)
    ? `The key file ${keyFile} stays: everyone logged in at the time of the backup still is. Without it, everyone logs in again.`
    : `There is no key file ${keyFile}: npm start makes a new one, and everyone logs in again. Put the old one there first to keep them logged in.`;
}
