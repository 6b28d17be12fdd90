import { existsSync, globSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const suffix = process.platform === "win32" ? ".exe" : "";

/** Where distributions, Homebrew and the Windows installer put the programs, which are often not on the PATH. */
const knownFolders = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
  "/Applications/Postgres.app/Contents/Versions/*/bin",
  "C:/Program Files/PostgreSQL/*/bin",
];

/** The folder of the newest installed PostgreSQL server, if there is one. */
export function findPostgres(): string | undefined {
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, `initdb${suffix}`))
    .filter((program) => existsSync(program))
    .map((program) => dirname(realpathSync(program)));
  const elsewhere = globSync(knownFolders).toSorted(byNumber).toReversed();
  return [...onPath, ...elsewhere].find(isComplete);
}

function isComplete(folder: string): boolean {
  return ["initdb", "pg_ctl", "postgres"].every((name) => existsSync(join(folder, name + suffix)));
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
