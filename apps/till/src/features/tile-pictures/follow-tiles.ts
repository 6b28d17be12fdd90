import { recordStore } from "#records/record-store.ts";
import { tilesInSight } from "#records/tiles-in-sight.ts";

import { bringPictures, pictureSheet } from "./bring-pictures.ts";
import { dropPicturesExcept } from "./kept-pictures.ts";

type Tiles = ReturnType<typeof tilesInSight.getState>;

/** Brings the pictures of the tiles in sight, and drops those that no article has any more. */
export function followTiles(): () => void {
  bringPicturesOf(tilesInSight.getState());
  const leaveTiles = tilesInSight.subscribe(bringPicturesOf);
  const leaveMenu = followMenu();
  return () => {
    leaveTiles();
    leaveMenu();
    void bringPictures([]);
  };
}

function bringPicturesOf(tiles: Tiles): void {
  void bringPictures(picturesOf(tiles));
}

function followMenu(): () => void {
  let known: Tiles | undefined;
  const drop = (): void => {
    const articles = recordStore.getState().reference?.menu.articles;
    if (articles === undefined || articles === known) return;
    known = articles;
    const used = new Set(picturesOf(articles));
    pictureSheet.dropExcept(used);
    // A device without storage has none to drop.
    void dropPicturesExcept(used).catch(() => null);
  };
  drop();
  return recordStore.subscribe(drop);
}

function picturesOf(tiles: Tiles): readonly string[] {
  return tiles.flatMap(({ picture }) => picture ?? []);
}
