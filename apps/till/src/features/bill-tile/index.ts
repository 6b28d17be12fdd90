export { ListedBillTile } from "./listed-bill-tile.tsx";
export { useListedOpenBills } from "./use-listed-open-bills.ts";
export { BillTile, BillTiles, EndedBillTile } from "./bill-tile.tsx";
