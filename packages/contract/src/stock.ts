import { largestDelivery, type StockAmount } from "@comanda/domain/stock/stock-amount";
import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { writtenReply } from "./change-lists.ts";
import {
  articleId,
  managementGroupId,
  money,
  orNull,
  stationId,
  stockAmount,
  stockId,
  stockItemId,
} from "./wire.ts";

/** What the delivery screen shows of an item. All amounts are in whole thousandths of its unit. */
export const stockItem = Type.Object({
  id: stockItemId,
  name: Type.String(),
  managementGroup: orNull(managementGroupId),
  alarmLevel: stockAmount,
  standardOrder: stockAmount,
  /** Of one unit. */
  cost: money,
  size: stockAmount,
  /** What it is measured in, such as l. */
  unit: Type.String(),
  /** What staff counts on the shelf, such as bottles. */
  count: Type.String(),
  active: Type.Boolean(),
  cloneId: orNull(stockItemId),
  masterId: orNull(stockItemId),
});
export type StockItemReply = Static<typeof stockItem>;

/** How much of an item a station has. */
export const stock = Type.Object({
  id: stockId,
  station: stationId,
  stockItem: stockItemId,
  currentCount: stockAmount,
});
export type StockReply = Static<typeof stock>;

export const listStock = defineCall({
  name: "list-stock",
  method: "GET",
  path: "/stock/list",
  permission: "session",
  reply: Type.Object({
    stockItems: Type.Array(stockItem),
    stocks: Type.Array(stock),
    /** What goes into one of an article: with the counts they say what is out of stock. */
    recipes: Type.Array(
      Type.Object({
        article: articleId,
        parts: Type.Array(Type.Object({ stockItem: stockItemId, amount: stockAmount })),
      }),
    ),
  }),
});

/** The count of an item at a station; of what never came there, and of 0, which is no item, nothing. */
export const readStock = defineCall({
  name: "read-stock",
  method: "GET",
  path: "/stock/{id}/{station}",
  permission: "session",
  params: Type.Object({ id: Type.Union([stockItemId, Type.Literal(0)]), station: stationId }),
  reply: Type.Object({ id: orNull(stockId), currentCount: stockAmount }),
});

export const managementGroup = Type.Object({ id: managementGroupId, name: Type.String() });

export const listManagementGroups = defineCall({
  name: "list-management-groups",
  method: "GET",
  path: "/management-group/list",
  permission: "session",
  reply: Type.Array(managementGroup),
});

const stationDelivery = Type.Object({
  station: stationId,
  stocks: Type.Array(
    Type.Object({
      /** Null where the item never came to the station. */
      id: orNull(stockId),
      station: stationId,
      stockItem: stockItemId,
      /** What the till expects there to be afterwards. What is there by then is what counts. */
      currentCount: stockAmount,
      /** What came: it is added, so that nothing sold meanwhile is written over. */
      delivered: Type.Unsafe<StockAmount>(Type.Integer({ minimum: 1, maximum: largestDelivery })),
    }),
    { minItems: 1, maxItems: 5000 },
  ),
});
export type StationDeliveryBody = Static<typeof stationDelivery>;

/** A delivery to one or several stations, under the number of each: all of it is kept, or after a refusal nothing. */
export const updateStock = defineCall({
  name: "update-stock",
  method: "PUT",
  path: "/stock/update",
  permission: "update_stock",
  body: Type.Record(Type.String({ pattern: String.raw`^[1-9]\d{0,15}$` }), stationDelivery, {
    minProperties: 1,
    /** More stations than a venue has. */
    maxProperties: 100,
    additionalProperties: false,
  }),
  reply: writtenReply({
    result: Type.Literal("success"),
    /** The counts as they are now. */
    modifiedStocks: Type.Array(stock),
  }),
});
