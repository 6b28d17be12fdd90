export { BillTile, BillTiles } from "./bill-tile.tsx";
