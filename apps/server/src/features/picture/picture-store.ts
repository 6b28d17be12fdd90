import type { LocationId } from "@comanda/domain/id";
import type { PictureType } from "@comanda/domain/menu/picture";
import { instant, msPerDay, type Instant } from "@comanda/domain/time/instant";

import type { Database, WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";

import type { NewContents } from "../content/index.ts";

/** A picture as it is stored. */
export type StoredPicture = {
  readonly hash: string;
  readonly type: PictureType;
  /** In base64. */
  readonly content: string;
};

/** The pictures with these hashes that the location has. */
export async function findPictures(
  database: Database,
  location: LocationId,
  hashes: readonly string[],
): Promise<readonly StoredPicture[]> {
  return runInBatches(hashes, (some) =>
    database
      .selectFrom("picture")
      .select(["hash", "type", "content"])
      .where("location", "=", location)
      .where("hash", "in", some)
      .orderBy("hash")
      .execute(),
  );
}

/** The pictures of all articles that are not retired. */
export async function findPicturesInUse(
  database: Database,
  location: LocationId,
): Promise<readonly StoredPicture[]> {
  const used = database
    .selectFrom("article")
    .select("picture")
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .where("picture", "is not", null)
    .$narrowType<{ picture: string }>();
  return database
    .selectFrom("picture")
    .select(["hash", "type", "content"])
    .where("location", "=", location)
    .where("hash", "in", used)
    .orderBy("hash")
    .execute();
}

/** Stores pictures; a known one stays, and counts as sent now. */
export async function insertPictures(
  tx: WriteTransaction,
  { location, contents, at }: NewContents<StoredPicture>,
): Promise<void> {
  await runInBatches(contents, async (some) => {
    await tx
      .insertInto("picture")
      .values(some.map((picture) => ({ location, ...picture, sent_at: at })))
      .onConflict((conflict) => conflict.columns(["location", "hash"]).doUpdateSet({ sent_at: at }))
      .execute();
    return [];
  });
}

/** Deletes pictures that were sent a day ago or earlier and that no article has, not even a retired one. */
export async function deleteUnusedPictures(
  tx: WriteTransaction,
  location: LocationId,
  now: Instant,
): Promise<void> {
  await tx
    .deleteFrom("picture")
    .where("location", "=", location)
    .where("sent_at", "<=", instant(now - msPerDay))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("article")
            .select("article.id")
            .whereRef("article.location", "=", "picture.location")
            .whereRef("article.picture", "=", "picture.hash"),
        ),
      ),
    )
    .execute();
}
