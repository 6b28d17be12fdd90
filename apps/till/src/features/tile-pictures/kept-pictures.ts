import { runPictureTransaction } from "#api/picture-database.ts";

import type { PictureFile } from "./picture-file.ts";

export type KeptPictures = ReadonlyMap<string, PictureFile>;

/** Those of the pictures that the device has: none if it cannot read its storage, and then they are fetched. */
export async function readKeptPictures(hashes: readonly string[]): Promise<KeptPictures> {
  const found = await runPictureTransaction<unknown>("readonly", (store) =>
    hashes.map((hash) => store.get(hash)),
  ).catch((): readonly unknown[] => []);
  return new Map(
    found.flatMap((picture, index) => {
      const hash = hashes[index];
      return hash !== undefined && isKeptPicture(picture) ? [[hash, picture]] : [];
    }),
  );
}

export async function keepPictures(pictures: KeptPictures): Promise<void> {
  await runPictureTransaction("readwrite", (store) =>
    [...pictures].map(([hash, picture]) => store.put(picture, hash)),
  );
}

/** Deletes every picture that is not among these. */
export async function dropPicturesExcept(used: ReadonlySet<string>): Promise<void> {
  const [kept = []] = await runPictureTransaction("readonly", (store) => [store.getAllKeys()]);
  const unused = kept.filter((hash) => typeof hash !== "string" || !used.has(hash));
  if (unused.length === 0) return;
  await runPictureTransaction("readwrite", (store) => unused.map((hash) => store.delete(hash)));
}

function isKeptPicture(value: unknown): value is PictureFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "bytes" in value &&
    value.bytes instanceof ArrayBuffer
  );
}
