export { BillTile, BillTiles, EndedBillTile } from "./bill-tile.tsx";
