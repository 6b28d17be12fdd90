import { datedPrice, question } from "@comanda/contract/menu";
import { promotionType } from "@comanda/contract/office-selling";
import { datedRate } from "@comanda/contract/pay-type";
import { servingWay } from "@comanda/contract/serving-way";
import {
  articleId,
  categoryId,
  commissionId,
  customerTypeId,
  money,
  orNull,
  promotionId,
  questionId,
  stockAmount,
  stockItemId,
  userGroupId,
} from "@comanda/contract/wire";
import { Type, type Static } from "typebox";

/** The articles of a promotion, as the journal records them. */
export const journalledArticles = Type.Array(articleId);
/** Its categories, as the journal records them. */
export const journalledCategories = Type.Array(categoryId);

const integer = Type.Integer();
const flagValue = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** A row of the promotion table as the journal records it; its articles and categories are JSON. */
export const promotionRow = Type.Object({
  id: promotionId,
  name: Type.String(),
  type: promotionType,
  value: integer,
  sub_value: integer,
  customer_type: orNull(customerTypeId),
  is_active: flagValue,
  deleted_at: orNull(integer),
  priority: integer,
  from_date: orNull(Type.String()),
  to_date: orNull(Type.String()),
  start_minute: orNull(integer),
  end_minute: orNull(integer),
  weekdays: Type.String(),
  products: Type.String(),
  categories: Type.String(),
});
export type PromotionRow = Static<typeof promotionRow>;

/** A row of the question table as the journal records it; its lists are JSON. */
export const questionRow = Type.Object({
  id: questionId,
  name: Type.String(),
  index_number: integer,
  minimum: integer,
  maximum: integer,
  included: integer,
  names_price: flagValue,
  deleted_at: orNull(integer),
  choices: Type.String(),
  products: Type.String(),
  categories: Type.String(),
});
export type QuestionRow = Static<typeof questionRow>;

/** The choices of a question, as the journal records them. */
export const journalledChoices = question.properties.choices;

/** A row of the commission table as the journal records it; what each user group earns is JSON. */
export const commissionRow = Type.Object({
  id: commissionId,
  price: money,
  is_in_price: flagValue,
  is_on_bill: flagValue,
  data: Type.String(),
});
export type CommissionRow = Static<typeof commissionRow>;

/** What the user groups earn by a commission, as the journal records it. */
export const journalledEntries = Type.Array(
  Type.Object({ userGroup: orNull(userGroupId), amount: money }),
);

/** Where a category is in the tree of categories. */
export const categoryPlace = Type.Object({ id: categoryId, parent: orNull(categoryId) });
export type CategoryPlace = Static<typeof categoryPlace>;

/** The prices of an article with their days, as the journal records them. */
export const journalledPrices = Type.Array(datedPrice);

/** The recipe of an article, as the journal records it. */
export const journalledRecipe = Type.Array(
  Type.Object({ stockItem: stockItemId, amount: stockAmount }),
);

/** The rates of a charge with their days, as the journal records them. */
export const journalledRates = Type.Array(datedRate);

/** The ways of serving that a charge is for. */
export const journalledWays = Type.Array(servingWay);

/** The former values of the changed columns that make an article's price. */
export const formerPrices = Type.Partial(
  Type.Object({
    category: categoryId,
    price: money,
    datedPrices: Type.String(),
    price_minimum: orNull(money),
    price_maximum: orNull(money),
    has_variable_price: flagValue,
    commission: orNull(commissionId),
    commission_price: orNull(money),
  }),
);

/** The former commission of a category, if it was changed. */
export const formerCategory = Type.Partial(Type.Object({ commission: orNull(commissionId) }));

/** The former type of a customer, if it was changed. */
export const formerCustomer = Type.Partial(Type.Object({ customer_type: customerTypeId }));
