import { join } from "node:path";
import { parseArgs } from "node:util";

import { formatTimeForFileName } from "#database/durable-files.ts";
import { formatVerdict } from "#journal/verify-journals.ts";

import { readConfig, resolveForCaller } from "../config.ts";
import { backUpPostgres } from "../operations/back-up-postgres.ts";
import { backUpSqlite } from "../operations/back-up-sqlite.ts";
import { requireBackupFolder } from "../operations/require-backup-folder.ts";
import { runProgram } from "../operations/run-program.ts";

const program = { usage: "npm run backup -- monday.db", whenNot: "No backup was made" };

await runProgram(program, async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  const { dataFolder, databaseUrl } = readConfig();
  const ending = databaseUrl === null ? "db" : "pgdump";
  const usual = join(
    dataFolder,
    "backups",
    `comanda-${formatTimeForFileName(new Date())}.${ending}`,
  );
  const target = resolveForCaller(file ?? usual);
  requireBackupFolder(target, usual);
  const verdicts =
    databaseUrl === null
      ? await backUpSqlite(dataFolder, target)
      : await backUpPostgres(databaseUrl, target);
  const told = verdicts.length === 0 ? ["There is no venue yet."] : verdicts.map(formatVerdict);
  const lines = [...told, `The backup is ${target}`];
  return { lines, isGood: true };
});
