import { discountReasonKinds } from "@comanda/domain/bill/discount-reason";
import { largestAllergenSet } from "@comanda/domain/menu/allergens";
import { cashWays } from "@comanda/domain/money/currency";
import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { moneyFormat } from "./money-format.ts";
import { firedCourse } from "./bill-course.ts";
import { pictureHash } from "./picture-hash.ts";
import { location, station } from "./venue.ts";
import {
  articleId,
  categoryId,
  color,
  commissionId,
  dateOnly,
  dateTime,
  discountReasonId,
  favoriteId,
  foreignCurrencyId,
  managementGroupId,
  minuteOfDay,
  mixerGroupId,
  money,
  orderLevelId,
  orNull,
  productGroupId,
  questionId,
  scheduledMenuId,
  stockAmount,
  stockItemId,
  taxClassId,
  weekdays,
} from "./wire.ts";

/** What an article costs from a day on, beginning at six in the morning of the venue. */
export const datedPrice = Type.Object({ fromDate: dateOnly, price: money });

export const article = Type.Object({
  id: articleId,
  name: Type.String(),
  price: money,
  /** Later prices; those that have begun replace the price. */
  datedPrices: Type.Array(datedPrice),
  cost: money,
  color,
  category: categoryId,
  managementGroup: orNull(managementGroupId),
  productGroup: productGroupId,
  /** In the menu, that of its nearest category if it has none of its own; in change lists, its own. */
  taxClass: orNull(taxClassId),
  mixerGroup: orNull(mixerGroupId),
  commission: orNull(commissionId),
  commissionPrice: orNull(money),
  commissionActive: Type.Boolean(),
  /** Whether staff can choose one of the order levels of its product group. */
  orderLevel: Type.Boolean(),
  /** 0 sale, 1 recipe, 2 mixer, 5 timer. */
  type: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(5)]),
  /** 0 minutes, 1 hours, 2 days. */
  timeType: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  /** The minimum price of a timer, or the lower limit of a variable price. */
  priceMin: orNull(money),
  priceMax: orNull(money),
  variablePrice: Type.Boolean(),
  active: Type.Boolean(),
  masterId: orNull(articleId),
  cloneId: orNull(articleId),
  cookingOptions: Type.Array(Type.String()),
  /** Whether it is sold as the answers to the questions that name it, which share its price; absent if not. */
  isSet: Type.Optional(Type.Boolean()),
  /** The hash of its picture, for `read-pictures`. */
  picture: orNull(pictureHash),
  /**
   * The allergens of annex II of the regulation (EU) 1169/2011 that it contains, added up: 1 gluten, 2 crustaceans,
   * 4 eggs, 8 fish, 16 peanuts, 32 soybeans, 64 milk, 128 nuts, 256 celery, 512 mustard, 1024 sesame, 2048 sulphites,
   * 4096 lupin, 8192 molluscs. 0 if it contains none of them; absent or null if nothing is stated.
   */
  allergens: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: largestAllergenSet }))),
  /** Only in the menu: the questions about it that are not about its category; absent if there are none. */
  questions: Type.Optional(Type.Array(questionId)),
  /** Stock items of its recipe that have run out. */
  outOfStock: Type.Array(stockItemId),
  deletedAt: orNull(dateTime),
  /** Only in change lists: how much stock one piece uses up. */
  recipe: Type.Optional(Type.Array(Type.Object({ stockItem: stockItemId, amount: stockAmount }))),
});
export type ArticleReply = Static<typeof article>;

export const category = Type.Object({
  id: categoryId,
  name: Type.String(),
  parentId: orNull(categoryId),
  indexNumber: Type.Integer(),
  color,
  mixerGroup: orNull(mixerGroupId),
  commission: orNull(commissionId),
  /** With what its articles are served; left out if they are made at once. */
  course: Type.Optional(firedCourse),
  /** Only in change lists: its tiles, which the menu lists among its product positions. */
  products: Type.Optional(Type.Array(articleId)),
});

export const favorite = Type.Object({
  id: favoriteId,
  name: Type.String(),
  indexNumber: Type.Integer(),
  /** As for a category. */
  products: Type.Optional(Type.Array(articleId)),
});

/** The tiles of one category or of one page of favorites, in display order. */
export const productPosition = Type.Object({
  category: orNull(categoryId),
  favorite: orNull(favoriteId),
  products: Type.Array(articleId),
});

/** Hours past midnight belong to the weekday on which they begin; the end is not part of them. */
export const menuHours = Type.Object({
  weekdays,
  startMinute: minuteOfDay,
  endMinute: minuteOfDay,
});

/** What is on it is offered only during its hours, or those of another menu that it is on; see decision 129. */
export const scheduledMenu = Type.Object({
  id: scheduledMenuId,
  name: Type.String(),
  hours: Type.Array(menuHours),
  products: Type.Array(articleId),
  /** All of their articles, too. The subcategories of those that the office chose are in the list. */
  categories: Type.Array(categoryId),
});

export const mixerGroup = Type.Object({
  id: mixerGroupId,
  products: Type.Array(articleId),
  /** The most mixers that go into one drink. */
  maximum: Type.Integer({ minimum: 1 }),
});

/** What an article is asked about, such as its doneness or sides; an answer is an article, too. */
export const question = Type.Object({
  id: questionId,
  name: Type.String(),
  indexNumber: Type.Integer(),
  /** How many answers one piece needs, and can have. */
  minimum: Type.Integer({ minimum: 0 }),
  maximum: Type.Integer({ minimum: 1 }),
  /** So many of the answers cost nothing: the cheapest ones. */
  included: Type.Integer({ minimum: 0 }),
  /** Whether the price of the answer is that of the article, as for sizes. The answer then costs nothing. */
  namesPrice: Type.Boolean(),
  choices: Type.Array(
    Type.Object({
      product: articleId,
      price: money,
      isDefault: Type.Boolean(),
      /** How many of it one piece can have. */
      maximum: Type.Integer({ minimum: 1 }),
    }),
  ),
  /** It is asked about all of their articles; the subcategories of those that the office chose are in the list. */
  categories: Type.Array(categoryId),
});

export type QuestionReply = Static<typeof question>;

export const orderLevel = Type.Object({
  id: orderLevelId,
  name: Type.String(),
  indexNumber: Type.Integer(),
  productGroup: productGroupId,
});

/** Why staff may give something off; on the house is everything. */
export const discountReason = Type.Object({
  id: discountReasonId,
  name: Type.String(),
  kind: Type.Enum([...discountReasonKinds]),
});

export const productGroup = Type.Object({ id: productGroupId, name: Type.String() });

export const currency = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  symbol: Type.String(),
  code: Type.String(),
  exchangeRateMillionths: Type.Integer({ minimum: 1 }),
  coinDenominations: Type.Array(money),
  billDenominations: Type.Array(money),
  /** Whether guests pay hundredths; otherwise amounts are rounded up to whole units. */
  decimalType: Type.Boolean(),
  /** What is paid in cash is rounded to multiples of the step; null if it is not rounded. */
  cashRounding: orNull(Type.Object({ step: money, way: Type.Enum([...cashWays]) })),
});

/** Another currency that guests can pay in. */
export const foreignCurrency = Type.Object({
  id: foreignCurrencyId,
  name: Type.String(),
  code: Type.String(),
  /** Units of the venue's currency for one unit, in millionths. */
  rateMillionths: Type.Integer({ minimum: 1 }),
  hasDecimals: Type.Boolean(),
});

export const menu = Type.Object({
  articles: Type.Array(article),
  categories: Type.Array(category),
  favorites: Type.Array(favorite),
  productPositions: Type.Array(productPosition),
  mixerGroups: Type.Array(mixerGroup),
  scheduledMenus: Type.Array(scheduledMenu),
  /** In the order in which they are asked; absent if there are none. */
  questions: Type.Optional(Type.Array(question)),
  discountReasons: Type.Array(discountReason),
  orderLevels: Type.Array(orderLevel),
  productGroups: Type.Array(productGroup),
  currency,
  foreignCurrencies: Type.Array(foreignCurrency),
  /** With its current settings; the reply to a login has those of that moment. */
  location,
  /** Its stations in use, likewise. */
  stations: Type.Array(station),
  moneyFormat,
});
export type Menu = Static<typeof menu>;

export const listMenu = defineCall({
  name: "list-menu",
  method: "GET",
  isCached: true,
  path: "/product/list",
  permission: "session",
  reply: menu,
});
