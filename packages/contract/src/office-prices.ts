import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { revision } from "./office.ts";
import { articleId, categoryId, money, orNull } from "./wire.ts";

/**
 * What many prices would be. `/office/article` keeps the rows as they were shown, each with the revision that was
 * read, so that nobody raises a price that somebody else has just changed.
 */
export const previewPrices = defineCall({
  name: "office-price-preview",
  method: "POST",
  path: "/office/article/prices",
  permission: "admin",
  body: Type.Object({
    /** With the categories that lie in it; null for the whole menu. */
    category: orNull(categoryId),
    /** 500 is 5 % more, and -500 is 5 % less. */
    basisPoints: Type.Integer({ minimum: -10_000, maximum: 100_000 }),
    /** A price is a multiple of it afterwards. */
    step: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  }),
  reply: Type.Array(
    Type.Object({
      id: articleId,
      revision,
      name: Type.String(),
      category: categoryId,
      /** As it is. */
      before: money,
      /** As it would be. */
      price: money,
    }),
  ),
});
