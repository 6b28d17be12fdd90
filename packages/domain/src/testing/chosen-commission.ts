import { setCommission } from "../bill/set-commission.ts";
import type { Bill } from "../bill/bill.ts";
import { lineKey } from "../bill/line.ts";
import type { MatchedCommission } from "../commission/match-commission.ts";
import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import type { Refusal } from "../refusal.ts";
import { aLine, fridayEvening, ladyDrink } from "./builders.ts";

export const noi = id<"staff">(31);
export const fah = id<"staff">(32);
export const inPrice: MatchedCommission = {
  amount: money(50_00),
  price: money(0),
  isInPrice: true,
  isOnBill: false,
};
export const onTop: MatchedCommission = { ...inPrice, price: money(80_00), isInPrice: false };

/** Two pieces that can earn a commission. */
export const drinks = aLine({
  key: lineKey("drinks"),
  article: ladyDrink.id,
  productPrice: ladyDrink.price,
  quantity: quantity(2),
  isSaved: false,
});

type Choice = {
  readonly staff?: typeof noi;
  readonly commission?: MatchedCommission | Refusal;
  readonly key?: string;
  readonly replaces?: string;
};

/** Sets the commission of the first line. */
export function choose(
  bill: Bill,
  { staff = noi, commission = inPrice, key = "commission", replaces }: Choice = {},
): Bill | Refusal {
  const item = bill.lines[0]?.key ?? lineKey("?");
  return setCommission(bill, {
    key: lineKey(key),
    item,
    staff,
    commission,
    at: fridayEvening,
    replaces: replaces === undefined ? undefined : lineKey(replaces),
  });
}
