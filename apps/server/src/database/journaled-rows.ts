import { promotionType } from "@comanda/contract/office-selling";
import { articleId, customerTypeId, money, orNull, promotionId } from "@comanda/contract/wire";
import { Type, type Static } from "typebox";

/** The articles of a promotion, as the journal records them. */
export const toldArticles = Type.Array(articleId);

const whole = Type.Integer();
const yesOrNo = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** A row of the promotion table as the journal records it; its articles are JSON. */
export const promotionRow = Type.Object({
  id: promotionId,
  name: Type.String(),
  type: promotionType,
  value: whole,
  sub_value: whole,
  customer_type: orNull(customerTypeId),
  is_active: yesOrNo,
  deleted_at: orNull(whole),
  priority: whole,
  from_date: orNull(Type.String()),
  to_date: orNull(Type.String()),
  start_minute: orNull(whole),
  end_minute: orNull(whole),
  weekdays: Type.String(),
  products: Type.String(),
});
export type PromotionRow = Static<typeof promotionRow>;

/** The former values of the changed columns that make an article's price. */
export const formerPrices = Type.Partial(
  Type.Object({
    price: money,
    price_minimum: orNull(money),
    price_maximum: orNull(money),
    has_variable_price: yesOrNo,
  }),
);
