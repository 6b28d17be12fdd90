export { NoTiles } from "./no-tiles.tsx";
export { Servings } from "./servings.tsx";
