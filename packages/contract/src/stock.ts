import { largestDelivery, type StockAmount } from "@comanda/domain/stock/stock-amount";
import { Type, type Static } from "typebox";
import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
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
import { stock } from "./stock-record.ts";

/** A stock item, as the delivery screen shows it. All amounts are in whole thousandths of its unit. */
export const stockItem = Type.Object({
  id: stockItemId,
  name: Type.String(),
  managementGroup: orNull(managementGroupId),
  alarmLevel: stockAmount,
  standardOrder: stockAmount,
  /** The cost of one unit. */
  cost: money,
  size: stockAmount,
  /** The unit of measurement, such as l. */
  unit: Type.String(),
  /** What staff count on the shelf, such as bottles. */
  count: Type.String(),
  active: Type.Boolean(),
  cloneId: orNull(stockItemId),
  masterId: orNull(stockItemId),
});
export type StockItemReply = Static<typeof stockItem>;

export const listStock = defineCall({
  name: "list-stock",
  method: "GET",
  path: "/stock/list",
  permission: "session",
  reply: Type.Object({
    stockItems: Type.Array(stockItem),
    stocks: Type.Array(stock),
    /** The ingredients of each article: with the counts they determine what is out of stock. */
    recipes: Type.Array(
      Type.Object({
        article: articleId,
        parts: Type.Array(Type.Object({ stockItem: stockItemId, amount: stockAmount })),
      }),
    ),
  }),
});

/** The count of an item at a station; zero for an item that never came there, and for item 0, which does not exist. */
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
      /** Null if the item never came to the station. */
      id: orNull(stockId),
      station: stationId,
      stockItem: stockItemId,
      /** The count that the till expects afterwards; the server adds the delivery to its own count. */
      currentCount: stockAmount,
      /**
       * The delivered amount, which is added, so that concurrent sales are not overwritten. Below zero, it takes away
       * what broke or was counted wrong; zero is refused.
       */
      delivered: Type.Unsafe<StockAmount>(
        Type.Integer({ minimum: 0 - largestDelivery, maximum: largestDelivery }),
      ),
    }),
    { minItems: 1, maxItems: 5000 },
  ),
});
export type StationDeliveryBody = Static<typeof stationDelivery>;

/** A delivery to one or several stations, by station id: all of it is saved or, after a refusal, none. */
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
  reply: defineWriteReply({
    result: Type.Literal("success"),
    /** The current counts. */
    modifiedStocks: Type.Array(stock),
  }),
});
