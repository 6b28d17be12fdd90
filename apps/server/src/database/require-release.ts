import type { Database } from "./database.ts";
import { migrations } from "#database/migrations/migrations.ts";
import { StartupError } from "./startup-error.ts";

/** Which releases may have made a database that is only read: a backup of an older one is sound, too. */
export type Release = "this" | "this-or-older";

/** For a program that brings no database up to date: it would miss tables, or misread those that it does not know. */
export async function requireRelease(
  database: Database,
  release: Release,
  name = "The database",
): Promise<void> {
  const done = await findAppliedMigrations(database, name);
  if (release === "this-or-older" || migrations.every((one) => done.has(one.name))) return;
  throw new StartupError(
    `${name} is from an older release. Start the server of this release once, which brings it up to date.`,
  );
}

/** An old release on a new database would write rows that the new release does not expect. */
export async function findAppliedMigrations(
  database: Database,
  name = "The database",
): Promise<ReadonlySet<string>> {
  const done = await database.selectFrom("migration").select("name").orderBy("name").execute();
  const unknown = done.find((row) => migrations.every((migration) => migration.name !== row.name));
  if (unknown === undefined) return new Set(done.map((row) => row.name));
  throw new StartupError(
    `${name} is from a newer release, which added "${unknown.name}". Start that release.`,
  );
}
