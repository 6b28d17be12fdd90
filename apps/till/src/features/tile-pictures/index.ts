export { followTiles } from "./follow-tiles.ts";
export { loadPictures } from "./load-pictures.ts";
export type { PictureFile } from "./picture-file.ts";
