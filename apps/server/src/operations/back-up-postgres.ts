import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

import { StartupError } from "#database/startup-error.ts";
import { syncFile, syncFolderOf } from "#database/durable-files.ts";
import { giveToOwner } from "#database/give-to-owner.ts";
import { makeFolder } from "#database/make-folder.ts";
import { libpqEnvironment } from "#database/postgres/libpq-environment.ts";
import { readDatabase } from "#database/read-database.ts";
import { formatVerdict, verifyJournals, type LocationVerdict } from "#journal/verify-journals.ts";

import { environmentWith } from "../config.ts";

/** Dumps the database with pg_dump, as of one moment. The journal is verified in the database itself. */
export async function backUpPostgres(
  databaseUrl: string,
  target: string,
): Promise<readonly LocationVerdict[]> {
  if (existsSync(target)) throw new StartupError(`${target} already exists; nothing was written.`);
  const verdicts = await verifyLive(databaseUrl);
  makeFolder(dirname(target));
  const unfinished = `${target}.unfinished`;
  try {
    // Created for its user alone; pg_dump writes into it.
    closeSync(openSync(unfinished, "w", 0o600));
    giveToOwner(unfinished);
    run("pg_dump", ["--format=custom", `--file=${unfinished}`], libpqEnvironment(databaseUrl));
    run("pg_restore", ["--list", unfinished], {});
    syncFile(unfinished);
    renameSync(unfinished, target);
    syncFolderOf(target);
    return verdicts;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

async function verifyLive(databaseUrl: string): Promise<readonly LocationVerdict[]> {
  const { database, close } = await readDatabase({ dataFolder: "", databaseUrl }, "this-or-older");
  try {
    const verdicts = await verifyJournals(database);
    const broken = verdicts.find(({ isSound }) => !isSound);
    if (broken !== undefined) throw new StartupError(formatVerdict(broken));
    return verdicts;
  } finally {
    await close();
  }
}

function run(
  program: string,
  args: readonly string[],
  added: Readonly<Record<string, string>>,
): void {
  const { error, status, stderr } = spawnSync(program, args, {
    env: environmentWith(added),
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (error !== undefined) {
    throw new StartupError(
      `${program} cannot be run (${error.message}). Install the PostgreSQL client programs, of the server's version or newer.`,
    );
  }
  if (status !== 0) throw new StartupError(`${program} ended with ${status}: ${stderr.trim()}`);
}
