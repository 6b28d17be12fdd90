import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { datedPrice } from "./menu.ts";
import { revision } from "./office.ts";
import { articleId, categoryId, dateOnly, money, orNull } from "./wire.ts";

/**
 * Computes new prices for many articles. `/office/article` saves the rows as they were shown, each with the revision
 * that was read, so that a price that another user has just changed is not raised.
 */
export const previewPrices = defineCall({
  name: "office-price-preview",
  method: "POST",
  path: "/office/article/prices",
  permission: "keep_office",
  body: Type.Object({
    /** Including its subcategories; null for the whole menu. */
    category: orNull(categoryId),
    /** 500 is 5 % more, and -500 is 5 % less. */
    basisPoints: Type.Integer({ minimum: -10_000, maximum: 100_000 }),
    /** New prices are rounded to a multiple of this. */
    step: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    /** The day on which they begin, after today; null for at once. */
    fromDate: Type.Optional(orNull(dateOnly)),
  }),
  reply: Type.Array(
    Type.Object({
      id: articleId,
      revision,
      name: Type.String(),
      category: categoryId,
      /** The current price, or the one of the day before they begin. */
      before: money,
      /** The new price. */
      price: money,
      /** The prices of later days, with the new ones if they begin later. */
      datedPrices: Type.Array(datedPrice),
    }),
  ),
});
