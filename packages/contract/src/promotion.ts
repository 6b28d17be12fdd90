import { promotionTypeCodes } from "@comanda/domain/promotion/promotion";
import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import {
  articleId,
  categoryId,
  customerTypeId,
  dateOnly,
  minuteOfDay,
  orNull,
  promotionId,
  weekdays,
} from "./wire.ts";

const promotion = Type.Object({
  id: promotionId,
  name: Type.String(),
  /** 1 Buy X Get Y, 2 percent off, 3 special price, 4 amount off, 5 everything free. */
  promotionType: Type.Enum(Object.values(promotionTypeCodes)),
  /** X, basis points, or minor units of the currency, depending on the type. */
  value: Type.Integer({ minimum: 0 }),
  /** Y; 0 for the other types. */
  subValue: Type.Integer({ minimum: 0 }),
  products: Type.Array(articleId),
  /** All of their articles, too. The subcategories of those that the office chose are in the list. */
  categories: Type.Array(categoryId),
  /** Only for customers of this type. */
  customerType: orNull(customerTypeId),
  active: Type.Boolean(),
  /** The larger number takes precedence. */
  priority: Type.Integer(),
  fromDate: orNull(dateOnly),
  toDate: orNull(dateOnly),
  startTime: orNull(minuteOfDay),
  endTime: orNull(minuteOfDay),
  dayOfWeek: weekdays,
});
export type PromotionReply = Static<typeof promotion>;

/** Every promotion of the location; the domain decides which of them applies at a moment. */
export const listPromotions = defineCall({
  name: "list-promotions",
  method: "GET",
  isCached: true,
  path: "/promotion/list",
  permission: "session",
  reply: Type.Array(promotion),
});
