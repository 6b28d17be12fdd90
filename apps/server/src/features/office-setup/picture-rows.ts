import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { mapInSlices } from "#database/time-slices.ts";
import { refuseFields, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import type { Fields } from "../office/index.ts";
import {
  findKnownHashes,
  findPicturesInUse,
  insertPictures,
  toStoredPicture,
  type StoredPicture,
} from "../picture/index.ts";
import { oneOf } from "./allowed.ts";
import type { SetupFile } from "./read-setup.ts";
import { toFieldError, type FileProblem } from "./row-problem.ts";

/** The list of a set-up file with the pictures that its articles name by their hashes. */
export const pictureSection = "pictures";

const fieldNames = ["hash", "content"];

/** The pictures of the articles in use, as a set-up file has them. */
export async function exportPictures(
  database: Database,
  location: LocationId,
): Promise<readonly Fields[]> {
  const pictures = await findPicturesInUse(database, location);
  return pictures.map(({ hash, content }) => ({ hash, content }));
}

/** The pictures of a set-up file, or what is wrong with its rows. */
export async function readPictureRows(
  file: SetupFile,
): Promise<readonly StoredPicture[] | RefusedCall> {
  const rows = await mapInSlices(file.get(pictureSection) ?? [], readRow);
  const problems = rows.flatMap((row) => ("problem" in row ? [row.problem] : []));
  if (problems.length > 0) return refuseFields("invalid-request", problems.map(toFieldError));
  return rows.flatMap((row) => ("problem" in row ? [] : [row]));
}

type RowProblem = { readonly problem: FileProblem };

function readRow(of: Fields, row: number): StoredPicture | RowProblem {
  const place = { section: pictureSection, row };
  const strange = Object.keys(of).find((field) => !fieldNames.includes(field));
  if (strange !== undefined) {
    const allowed = oneOf(fieldNames);
    return { problem: { ...place, field: strange, code: "no-such-field", allowed } };
  }
  const { hash, content } = of;
  const picture =
    typeof content === "string" ? toStoredPicture(content) : { problem: "not-a-picture" as const };
  if ("problem" in picture)
    return { problem: { ...place, field: "content", code: picture.problem } };
  if (picture.hash === hash) return picture;
  return { problem: { ...place, field: "hash", code: "does-not-fit", value: hash } };
}

/** Those that the location does not have yet. */
export async function findNewPictures(
  database: Database,
  location: LocationId,
  pictures: readonly StoredPicture[],
): Promise<readonly StoredPicture[]> {
  const hashes = pictures.map(({ hash }) => hash);
  const known = await findKnownHashes(database, location, hashes);
  const fresh = pictures.filter(({ hash }) => !known.has(hash));
  return [...new Map(fresh.map((picture) => [picture.hash, picture])).values()];
}

/** Stores the new pictures of a file, before its articles name them. */
export async function importPictures(
  { tx, session: { location }, at }: WriteContext,
  pictures: readonly StoredPicture[],
): Promise<void> {
  const fresh = await findNewPictures(tx, location, pictures);
  await insertPictures(tx, { location, pictures: fresh, at });
}
