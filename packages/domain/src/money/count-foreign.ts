import type { ForeignCurrencyId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { largestSum, type ForeignCount } from "./cash-count.ts";
import type { ForeignCurrency } from "./foreign-currency.ts";
import type { Money } from "./money.ts";

type Counted = { readonly currency: ForeignCurrencyId; readonly amount: Money };

/** Checks what was counted of other currencies: each once, and nothing below zero. */
export function countForeign(
  counted: readonly Counted[],
  known: readonly Pick<ForeignCurrency, "id" | "code">[],
): readonly ForeignCount[] | Refusal {
  const codes = new Map(known.map(({ id, code }) => [id, code]));
  const counts = counted.map((one) => ({ ...one, code: codes.get(one.currency) ?? "" }));
  const slip = counts.find(
    ({ currency, code, amount }, index) =>
      code === "" ||
      amount < 0 ||
      amount > largestSum ||
      counts.findIndex((one) => one.currency === currency) !== index,
  );
  if (slip !== undefined) return refuse("count-invalid", { value: slip.amount, quantity: 1 });
  return counts;
}
