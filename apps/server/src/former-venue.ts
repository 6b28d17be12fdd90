import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { reasonOf } from "#database/outage.ts";
import { StartupError } from "#database/startup-error.ts";
import { databaseFile } from "#database/read-database.ts";

import type { Config } from "./config.ts";
import { howToFillPostgres } from "./operations/how-to-fill-postgres.ts";

type VenueConfig = Pick<Config, "dataFolder" | "keyFile" | "databaseUrl">;

/**
 * A folder that has held a venue never gets a demo in its place, nor an empty house that anyone may take over: if its
 * database is missing, the operator must say why. Called before the database is opened, which would create one.
 */
export function requireDatabaseOfVenue(
  place: VenueConfig,
  { isEmpty }: { isEmpty: boolean },
): void {
  const { dataFolder, databaseUrl } = place;
  const file = databaseFile(dataFolder);
  if (databaseUrl !== null || existsSync(file)) return;
  const left = [...findVenueTraces(place), ...findDatabaseTraces(file)];
  // A key that is stored elsewhere may have been put there for a first start.
  const inTheWay = isEmpty ? left.filter((each) => dirname(each) === dataFolder) : left;
  if (inTheWay.length > 0) throw venueMissingError(`its database ${file} is missing`, inTheWay);
}

/** Called if the operator did not ask for an empty house and the database holds no location. */
export function requireNoFormerVenue(place: VenueConfig): void {
  const left = findVenueTraces(place);
  if (left.length === 0) return;
  if (place.databaseUrl === null) throw venueMissingError("its database is empty", left);
  const howToRestore = `Is that the right database? To restore a backup, see docs/running/backup.md. ${howToFillPostgres("<file>")}.`;
  throw venueMissingError("the database at DATABASE_URL is empty", left, howToRestore);
}

/**
 * Points to copies of a database that was deleted or replaced under a running server: a service manager may have
 * started it again, on the file that took its place.
 */
export function rescuedCopiesWarning({ dataFolder, databaseUrl }: VenueConfig): string | null {
  if (databaseUrl !== null) return null;
  const copies = listFolder(dataFolder).filter((name) =>
    /^comanda\.db\.rescued-[-\dTZ]+$/.test(name),
  );
  const latest = copies.toSorted().at(-1);
  if (latest === undefined) return null;
  const file = join(dataFolder, latest);
  return `The database file was deleted or replaced while a server ran. What was acknowledged until then is in ${file}: stop the server and run npm run restore -- ${file}. If that was done, move ${copies.join(", ")} out of the folder.`;
}

/** The key is created together with the venue. */
function findVenueTraces({ dataFolder, keyFile, databaseUrl }: VenueConfig): readonly string[] {
  if (databaseUrl !== null) return filterExisting([keyFile]);
  const kept = listFolder(dataFolder);
  const aside = kept.filter((name) => /^comanda\.db\.(before-restore|rescued)-/.test(name));
  const backups = join(dataFolder, "backups");
  const hasBackups = listFolder(backups).length > 0;
  return [
    ...filterExisting([keyFile]),
    ...aside.map((name) => join(dataFolder, name)),
    ...(hasBackups ? [backups] : []),
  ];
}

/** Nothing if there is no such folder. One that cannot be read may hold a venue. */
function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new StartupError(`The folder ${folder} cannot be read: ${reasonOf(error)}`);
  }
}

/** The files that a server puts beside an open database, now or earlier. */
function findDatabaseTraces(file: string): readonly string[] {
  return filterExisting(["-wal", "-journal", ".open", ".stopped"].map((ending) => file + ending));
}

function filterExisting(files: readonly string[]): readonly string[] {
  return files.filter((file) => existsSync(file));
}

function venueMissingError(
  what: string,
  left: readonly string[],
  howToRestore = "Restore a backup: npm run restore -- <file>.",
): StartupError {
  const names = left.map((file) => basename(file)).join(", ");
  return new StartupError(
    `there was a venue here (${names}), but ${what}. ${howToRestore} To start empty instead, move ${names} out of ${dirname(left[0] ?? "")}, and start with --empty.`,
  );
}
