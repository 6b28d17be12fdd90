import { allergenStatements, allergens } from "@comanda/domain/menu/allergens";
import { Type } from "typebox";

import { firedCourse } from "./bill-course.ts";
import { datedPrice, menuHours } from "./menu.ts";
import { officeTopic } from "./office.ts";
import { pictureHash } from "./picture-hash.ts";
import {
  articleId,
  categoryId,
  color,
  commissionId,
  managementGroupId,
  mixerGroupId,
  money,
  orNull,
  productGroupId,
  stockAmount,
  stockItemId,
  taxClassId,
} from "./wire.ts";
import { nameText } from "./typed-text.ts";

const place = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** An article, with the field names of the domain. */
export const officeArticle = officeTopic("article", {
  name: nameText,
  price: money,
  cost: money,
  color,
  category: categoryId,
  managementGroup: orNull(managementGroupId),
  productGroup: productGroupId,
  /** Null: that of its category. */
  taxClass: orNull(taxClassId),
  mixerGroup: orNull(mixerGroupId),
  commission: orNull(commissionId),
  commissionPrice: orNull(money),
  commissionActive: Type.Boolean(),
  hasOrderLevel: Type.Boolean(),
  type: Type.Enum(["sale", "recipe", "mixer", "timer"]),
  timeUnit: Type.Enum(["minutes", "hours", "days"]),
  priceMinimum: orNull(money),
  priceMaximum: orNull(money),
  hasVariablePrice: Type.Boolean(),
  cookingOptions: Type.Array(nameText, { maxItems: 50 }),
  /** Whether it is a set: sold as the answers to the questions that name it, which share its price. */
  isSet: Type.Boolean(),
  isActive: Type.Boolean(),
  /** The hash of a picture that `office-picture-add` has stored. */
  picture: orNull(pictureHash),
  /** What it will cost from later days on. A day that has begun is no longer here: its price is the price. */
  datedPrices: Type.Array(datedPrice, { maxItems: 100 }),
  /** The allergens of annex II of the regulation (EU) 1169/2011 that it contains, or "none"; empty if nothing is stated. */
  allergens: Type.Array(Type.Enum(allergenStatements), { maxItems: allergens.length }),
  /** How much stock one piece uses up. */
  recipe: Type.Array(Type.Object({ stockItem: stockItemId, amount: stockAmount }), {
    maxItems: 100,
  }),
});

/** A category with its tiles in their order; the remaining articles follow by name. */
export const officeCategory = officeTopic("category", {
  name: nameText,
  parentId: orNull(categoryId),
  indexNumber: place,
  color,
  /** Of its articles and subcategories that have none of their own. */
  taxClass: orNull(taxClassId),
  mixerGroup: orNull(mixerGroupId),
  commission: orNull(commissionId),
  /** With what its articles are served; null if they are made at once. */
  course: orNull(firedCourse),
  products: Type.Array(articleId, { maxItems: 25_000 }),
});

const tiles = Type.Array(articleId, { maxItems: 25_000 });

/** A page of favourites with its tiles in their order. */
export const officeFavorite = officeTopic("favorite", {
  name: nameText,
  indexNumber: place,
  products: tiles,
});

/** What is served at certain times only, such as lunch. */
export const officeScheduledMenu = officeTopic("scheduled-menu", {
  name: nameText,
  /** They must not overlap. */
  hours: Type.Array(menuHours, { maxItems: 50 }),
  products: Type.Array(articleId, { maxItems: 25_000 }),
  /** All articles in them and in their subcategories, also those that are added later. */
  categories: Type.Array(categoryId, { maxItems: 1000 }),
});

/** The mixers of a drink, in display order. */
export const officeMixerGroup = officeTopic("mixer-group", {
  name: nameText,
  maximum: Type.Integer(),
  products: Type.Array(articleId, { maxItems: 500 }),
});

/** What staff ask about articles, with its choices in display order. */
export const officeQuestion = officeTopic("question", {
  name: nameText,
  indexNumber: place,
  minimum: Type.Integer(),
  maximum: Type.Integer(),
  included: Type.Integer(),
  namesPrice: Type.Boolean(),
  choices: Type.Array(
    Type.Object({
      product: articleId,
      price: money,
      isDefault: Type.Boolean(),
      maximum: Type.Integer(),
    }),
    { maxItems: 100 },
  ),
  products: Type.Array(articleId, { maxItems: 25_000 }),
  /** All articles in them and in their subcategories, also those that are added later. */
  categories: Type.Array(categoryId, { maxItems: 1000 }),
});

export const officeOrderLevel = officeTopic("order-level", {
  name: nameText,
  indexNumber: place,
  productGroup: productGroupId,
});

export const officeProductGroup = officeTopic("product-group", { name: nameText });

export const officeManagementGroup = officeTopic("management-group", { name: nameText });

export const menuTopics = [
  officeArticle,
  officeCategory,
  officeFavorite,
  officeScheduledMenu,
  officeMixerGroup,
  officeQuestion,
  officeOrderLevel,
  officeProductGroup,
  officeManagementGroup,
] as const;
