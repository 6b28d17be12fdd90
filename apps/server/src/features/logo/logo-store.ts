import type { LocationId } from "@comanda/domain/id";
import { instant, msPerDay, type Instant } from "@comanda/domain/time/instant";

import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

import type { NewContents } from "../content/index.ts";

/** A logo as it is stored. */
export type StoredLogo = {
  readonly hash: string;
  /** A portable bitmap in base64. */
  readonly content: string;
};

/** The logo with this hash, in base64; null if the location does not have it. */
export async function findLogo(
  database: Database,
  location: LocationId,
  hash: string,
): Promise<string | null> {
  const row = await database
    .selectFrom("logo")
    .select("content")
    .where("location", "=", location)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** The logo that the location's papers have now, if any. */
export async function findLogosInUse(
  database: Database,
  location: LocationId,
): Promise<readonly StoredLogo[]> {
  return database
    .selectFrom("location")
    .innerJoin("logo", (join) =>
      join.onRef("logo.location", "=", "location.id").onRef("logo.hash", "=", "location.logo"),
    )
    .select(["logo.hash", "logo.content"])
    .where("location.id", "=", location)
    .execute();
}

/** Stores logos; a known one stays, and counts as sent now. */
export async function insertLogos(
  tx: WriteTransaction,
  { location, contents, at }: NewContents<StoredLogo>,
): Promise<void> {
  await runInBatches(contents, async (some) => {
    await tx
      .insertInto("logo")
      .values(some.map((logo) => ({ location, ...logo, is_used: 0 as const, sent_at: at })))
      .onConflict((conflict) => conflict.columns(["location", "hash"]).doUpdateSet({ sent_at: at }))
      .execute();
    return [];
  });
}

type WrittenLocations = {
  readonly location: LocationId;
  readonly rows: readonly { readonly [column: string]: unknown }[];
};

/** Keeps the logos of a saved location for good: papers that are printed from now on name them. */
export async function keepLogos(
  tx: WriteTransaction,
  { location, rows }: WrittenLocations,
): Promise<void> {
  const hashes = rows.flatMap(({ logo }) => (typeof logo === "string" ? [logo] : []));
  if (hashes.length === 0) return;
  await tx
    .updateTable("logo")
    .set({ is_used: 1 })
    .where("location", "=", location)
    .where("hash", "in", hashes)
    .where("is_used", "=", 0)
    .execute();
}

/** Deletes logos that were sent a day ago or earlier and that no location was ever saved with. */
export async function deleteUnusedLogos(
  tx: WriteTransaction,
  location: LocationId,
  now: Instant,
): Promise<void> {
  await tx
    .deleteFrom("logo")
    .where("location", "=", location)
    .where("is_used", "=", 0)
    .where("sent_at", "<=", instant(now - msPerDay))
    .execute();
}
