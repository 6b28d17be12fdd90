import { join } from "node:path";

import { formatVerdict } from "#journal/verify-journals.ts";

import { readConfig, resolveForCaller } from "../config.ts";
import { backUpPostgres } from "../operations/back-up-postgres.ts";
import { backUpSqlite } from "../operations/back-up-sqlite.ts";
import { formatTimeForFileName } from "../operations/durable-files.ts";
import { requireBackupFolder } from "../operations/require-backup-folder.ts";
import { runProgram } from "../operations/run-program.ts";

// npm run backup [-- file]
await runProgram("No backup was made", async () => {
  const { dataFolder, databaseUrl } = readConfig();
  const ending = databaseUrl === null ? "db" : "pgdump";
  const usual = join(
    dataFolder,
    "backups",
    `comanda-${formatTimeForFileName(new Date())}.${ending}`,
  );
  const target = resolveForCaller(process.argv[2] ?? usual);
  requireBackupFolder(target, usual);
  const verdicts =
    databaseUrl === null
      ? await backUpSqlite(dataFolder, target)
      : await backUpPostgres(databaseUrl, target);
  const lines = [...verdicts.map(formatVerdict), `The backup is ${target}`];
  return { lines, isGood: true };
});
