export { followTiles } from "./follow-tiles.ts";
