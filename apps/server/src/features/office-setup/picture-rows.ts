import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import type { WriteContext } from "#journal/command.ts";

import { findKnownHashes } from "../content/index.ts";
import type { Fields } from "../office/index.ts";
import {
  findPicturesInUse,
  insertPictures,
  toStoredPicture,
  type StoredPicture,
} from "../picture/index.ts";
import { withoutKnown, type ContentList } from "./content-rows.ts";

/** The list of a set-up file with the pictures that its articles name by their hashes. */
export const pictureSection = "pictures";

export const pictureList: ContentList<StoredPicture> = {
  section: pictureSection,
  read: toStoredPicture,
  notContent: "not-a-picture",
};

/** The pictures of the articles in use, as a set-up file has them. */
export async function exportPictures(
  database: Database,
  location: LocationId,
): Promise<readonly Fields[]> {
  const pictures = await findPicturesInUse(database, location);
  return pictures.map(({ hash, content }) => ({ hash, content }));
}

/** Those that the location does not have yet. */
export async function findNewPictures(
  database: Database,
  location: LocationId,
  pictures: readonly StoredPicture[],
): Promise<readonly StoredPicture[]> {
  const hashes = pictures.map(({ hash }) => hash);
  return withoutKnown(pictures, await findKnownHashes(database, "picture", location, hashes));
}

/** Stores the new pictures of a file, before its articles name them. */
export async function importPictures(
  { tx, session: { location }, at }: WriteContext,
  pictures: readonly StoredPicture[],
): Promise<void> {
  const fresh = await findNewPictures(tx, location, pictures);
  await insertPictures(tx, { location, contents: fresh, at });
}
