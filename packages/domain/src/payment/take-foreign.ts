import type { Bill } from "../bill/bill.ts";
import type { ForeignCurrencyId } from "../id.ts";
import { isPayable } from "../money/currency.ts";
import { inMain, type ForeignCurrency } from "../money/foreign-currency.ts";
import type { Money } from "../money/money.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { findCash } from "./pay-type.ts";
import { takeTender } from "./take-tender.ts";
import { computeDue, type TakenMoney, type TakingMoney } from "./taking-money.ts";

/** Notes of a foreign currency that a guest hands over, at the rate that the till showed. */
export type HandedForeign = {
  readonly currency: ForeignCurrencyId;
  readonly amount: Money;
  readonly rateMillionths: number;
};

export type TakingForeign = TakingMoney & {
  /** The currencies that the venue takes now. */
  readonly foreign: readonly ForeignCurrency[];
};

/** Takes cash of another currency for what it is worth; the change is in the venue's own. */
export function takeForeign(
  bill: Bill,
  { currency: id, amount, rateMillionths }: HandedForeign,
  taking: TakingForeign,
): TakenMoney | Refusal {
  const currency = taking.foreign.find((one) => one.id === id);
  if (currency === undefined) return refuse("currency-not-taken");
  if (currency.rateMillionths !== rateMillionths) {
    return refuse("rate-changed", { code: currency.code });
  }
  const cash = findCash(taking.payTypes);
  if (cash === undefined) return refuse("pay-type-not-found");
  const received = inMain(amount, currency, taking.currency);
  const isWrong = received === null || received <= 0 || !isPayable(amount, currency);
  // What is due to a guest is given back in the venue's currency.
  if (isWrong || computeDue(bill, taking).due < 0) return refuse("amount-invalid", { amount });
  const taken = takeTender(bill, { payType: cash.id, total: received }, taking);
  if (isRefusal(taken)) return taken;
  const given = { currency: id, code: currency.code, amount, rateMillionths };
  return { ...taken, taken: taken.taken.map((tender) => ({ ...tender, given })) };
}
