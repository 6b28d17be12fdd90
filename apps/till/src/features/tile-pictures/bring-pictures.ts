import { maximumPicturesPerCall } from "@comanda/contract/picture";

import { pause } from "#api/pause.ts";

import { fetchPictures } from "./fetch-pictures.ts";
import { keepPictures, readKeptPictures, type KeptPictures } from "./kept-pictures.ts";
import { createPictureSheet } from "./picture-sheet.ts";

const none: KeptPictures = new Map();

/** A pause between two calls, in which everything else goes first. */
const pauseMs = 150;
/** Until the server is asked again for what it did not send. */
const retryAfterMs = 15_000;

export const pictureSheet = createPictureSheet();

let awaited: readonly string[] = [];
let isBusy = false;
const unanswered = new Set<string>();

/**
 * Brings these pictures, and forgets about those that were asked for before: those on the device at once, the others
 * from the server, a few per call and one call at a time.
 */
export async function bringPictures(hashes: readonly string[]): Promise<void> {
  awaited = hashes;
  if (isBusy) return;
  isBusy = true;
  try {
    for (let missing = missingPictures(); missing.length > 0; missing = missingPictures()) {
      const kept = await readKeptPictures(missing);
      pictureSheet.add(kept);
      const absent = missing.filter((hash) => !kept.has(hash)).slice(0, maximumPicturesPerCall);
      if (absent.length > 0) await bringFromServer(absent);
    }
  } finally {
    // Also after an exception, so that the next page of tiles gets its pictures.
    isBusy = false;
  }
}

function missingPictures(): readonly string[] {
  return awaited.filter((hash) => !pictureSheet.has(hash) && !unanswered.has(hash));
}

async function bringFromServer(hashes: readonly string[]): Promise<void> {
  const fetched = (await fetchPictures(hashes)) ?? none;
  pictureSheet.add(fetched);
  // A device without storage fetches its pictures each time.
  await keepPictures(fetched).catch(() => null);
  const absent = hashes.filter((hash) => !fetched.has(hash));
  if (absent.length > 0) retryLater(absent);
  await pause(pauseMs);
}

function retryLater(hashes: readonly string[]): void {
  for (const hash of hashes) unanswered.add(hash);
  setTimeout(() => {
    for (const hash of hashes) unanswered.delete(hash);
    void bringPictures(awaited);
  }, retryAfterMs);
}
