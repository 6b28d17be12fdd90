import { Type, type Static } from "typebox";

import { stationId, stockAmount, stockId, stockItemId } from "./wire.ts";

/** How much of an item a station has. */
export const stock = Type.Object({
  id: stockId,
  station: stationId,
  stockItem: stockItemId,
  currentCount: stockAmount,
});
export type StockReply = Static<typeof stock>;
