import { noQuantity } from "../money/quantity.ts";
import { noMoney } from "../money/money.ts";
import { promotedMinimum } from "../timer/timer-minimum.ts";
import type { PricedAddition } from "./add-article.ts";
import type { Bill } from "./bill.ts";
import { insertLine } from "./line-order.ts";
import type { TimerLine } from "./line.ts";

/** Adds a timer on a line of its own; it starts now. */
export function startTimer(bill: Bill, addition: PricedAddition): Bill {
  const { article, moment, productPrice, price } = addition;
  const productMinimum = article.priceMinimum ?? noMoney;
  const isFree = addition.promotion?.offer.type === "everything-free";
  const minimum = isFree ? noMoney : promotedMinimum(productMinimum, productPrice, price);
  const line: TimerLine = {
    type: "timer",
    key: addition.key,
    isSaved: false,
    round: null,
    article: article.id,
    quantity: noQuantity,
    productPrice,
    price,
    cost: article.cost,
    staff: addition.staff,
    note: "",
    promotion: addition.promotion?.id ?? null,
    taxClass: article.taxClass,
    createdAt: moment.at,
    credits: null,
    seats: addition.seats ?? [],
    course: addition.course ?? null,
    unit: article.timeUnit,
    startedAt: moment.at,
    endedAt: null,
    productMinimum,
    minimum: addition.frozen?.amount ?? minimum,
    containedCommission: noMoney,
  };
  return insertLine(bill, line);
}
