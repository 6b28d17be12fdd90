import { existsSync } from "node:fs";
import { dirname } from "node:path";

import { Outage, type OutageKind } from "#database/outage.ts";
import { sqlState } from "#database/postgres/postgres-outages.ts";
import { isDamage } from "#database/sqlite/sqlite-errors.ts";
import { StartupError } from "#database/startup-error.ts";

/** The sentence about an error that the operator can mend; null for a fault of the program. */
export function explainError(error: unknown, usage: string): string | null {
  if (error instanceof StartupError) return error.message;
  if (error instanceof Outage) return `${error.message}. ${adviceOn[error.kind]}`;
  if (!(error instanceof Error)) return null;
  if (sqlState(error) === insufficientPrivilege) {
    return `The role in DATABASE_URL may not do this (${error.message}). Name the role that owns the tables.`;
  }
  if (isDamage(error)) return `The database is damaged (${error.message}). Restore a backup.`;
  const code = "code" in error ? String(error.code) : "";
  if (code.startsWith("ERR_PARSE_ARGS_")) {
    // What follows is advice on names of files that begin with a dash.
    const [problem] = error.message.split(". ");
    return `${problem}. Type it like this: ${usage}`;
  }
  return explainFileError(error, code);
}

const insufficientPrivilege = "42501";

const adviceOn: Readonly<Record<OutageKind, string>> = {
  "server-busy": "Try again.",
  "database-away": "Check that PostgreSQL is running, and try again.",
  "disk-full": "Free some space on the disk of the database.",
  "database-read-only": "Check whom the files belong to, and whether the disk is read-only.",
  "disk-failing": "Check whom the files belong to, and whether the disk has failed.",
  "database-replaced": "Restore the copy that was made of it.",
};

/** An error of the operating system about a file; the path may be missing if the file was open already. */
function explainFileError(error: Error, code: string): string | null {
  if (!("syscall" in error)) return null;
  const file = fileOf(error);
  const known = problems.get(code);
  if (file === null) return known === undefined ? null : `${error.message}. ${known.advice}`;
  if (code === "ENOENT") {
    const folder = dirname(file);
    return existsSync(folder) ? `There is no file ${file}.` : `There is no folder ${folder}.`;
  }
  if (known === undefined) return `${file} cannot be used: ${error.message}.`;
  return `${file} ${known.problem}. ${known.advice}`;
}

/** A copy fails because of its target: its source was read before. Files have another name until they are complete. */
function fileOf(error: Error): string | null {
  const path: unknown = Reflect.get(error, "dest") ?? Reflect.get(error, "path");
  return typeof path === "string" ? path.replace(/\.unfinished$/, "") : null;
}

type FileProblem = { readonly problem: string; readonly advice: string };

const full = { problem: "has no room on its disk", advice: "Free some space." };

const foreign = {
  problem: "is not for this user",
  advice: "Check whom it and its folder belong to, and run the program as the server's user.",
};

const problems: ReadonlyMap<string, FileProblem> = new Map([
  ["ENOSPC", full],
  ["EDQUOT", full],
  ["EFBIG", { problem: "is too large for its disk", advice: "Name another place." }],
  ["EACCES", foreign],
  ["EPERM", foreign],
  [
    "EROFS",
    { problem: "is on a read-only disk", advice: "Name another place, or repair the disk." },
  ],
  ["EISDIR", { problem: "is a folder", advice: "Name a file." }],
  ["ENOTDIR", { problem: "is below a file", advice: "Name a folder that exists." }],
  ["EEXIST", { problem: "exists already", advice: "Name another place." }],
]);
