export { followTiles } from "./follow-tiles.ts";
export { loadPictures } from "./load-pictures.ts";
