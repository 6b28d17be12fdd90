import { maximumPicturesPerCall } from "@comanda/contract/picture";

import { fetchPictures } from "./fetch-pictures.ts";
import { readKeptPictures, type KeptPictures } from "./kept-pictures.ts";

/** These pictures, from the device or else from the server; null if it does not answer. */
export async function loadPictures(hashes: readonly string[]): Promise<KeptPictures | null> {
  const wanted = [...new Set(hashes)];
  const found = new Map(await readKeptPictures(wanted));
  const absent = wanted.filter((hash) => !found.has(hash));
  for (let from = 0; from < absent.length; from += maximumPicturesPerCall) {
    const fetched = await fetchPictures(absent.slice(from, from + maximumPicturesPerCall));
    if (fetched === null) return null;
    for (const [hash, picture] of fetched) found.set(hash, picture);
  }
  return found;
}
