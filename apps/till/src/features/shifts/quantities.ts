import { checkForm } from "@comanda/domain/form/check-form";
import type { FieldProblem } from "@comanda/domain/form/field-error";
import { amountRule, atMost } from "@comanda/domain/form/field-rule";
import { amountLimits, countLimits, type PadLimits } from "@comanda/domain/input-pad/pad-limits";
import { typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import { countCash, type CashCount, type Denomination } from "@comanda/domain/money/cash-count";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { ForeignCurrency } from "@comanda/domain/money/foreign-currency";
import { noMoney, type Money } from "@comanda/domain/money/money";
import { amountOrNull } from "@comanda/domain/money/read-money";
import { maximumAmountLength } from "@comanda/domain/payment/maximum-amount-length";
import { isRefusal } from "@comanda/domain/refusal";

import type { Reference } from "#records/reference.ts";

/** The typed quantity of each coin and note, by value. */
export type Quantities = {
  readonly coins: ReadonlyMap<Money, string>;
  readonly notes: ReadonlyMap<Money, string>;
  /** The typed amount of other currencies, by id. */
  readonly foreign: ReadonlyMap<number, string>;
};

export function countOf(
  { coins, notes, foreign }: Quantities,
  { currency, foreign: taken, moneyFormat }: Reference,
): CashCount {
  const count = countCash(currency, { coins: typed(coins), notes: typed(notes) });
  // The fields allow only digits, and no more than a drawer holds.
  if (isRefusal(count)) throw new Error(count.refusal);
  const format = foreignFormat(moneyFormat);
  const amountIn = ({ id }: ForeignCurrency) => amountOrNull(foreign.get(id) ?? "", format);
  return {
    ...count,
    foreign: taken.map((one) => ({
      currency: one.id,
      code: one.code,
      amount: amountIn(one) ?? noMoney,
    })),
  };
}

/** What is typed for other currencies and is no amount, by currency: it is not counted as nothing, but refused. */
export function problemsOf(
  { foreign }: Quantities,
  { moneyFormat }: Pick<Reference, "moneyFormat">,
): ReadonlyMap<number, FieldProblem> {
  const amount = [atMost(maximumAmountLength), amountRule(foreignFormat(moneyFormat))];
  return new Map(
    [...foreign].flatMap(([currency, text]) => {
      const [error] = checkForm({ amount }, { amount: text });
      return error === undefined ? [] : [[currency, error] as const];
    }),
  );
}

function foreignFormat(moneyFormat: MoneyFormat): MoneyFormat {
  return { ...moneyFormat, hasDecimals: true };
}

function typed(list: ReadonlyMap<Money, string>): readonly Denomination[] {
  return [...list].map(([value, text]) => ({ value, quantity: Number(text) }));
}

/** No drawer holds a million of one coin. */
const pieces = countLimits(6);

/** What a field takes; other currencies are counted as amounts. */
export function limitsOf(
  list: keyof Quantities,
  { moneyFormat }: Pick<Reference, "moneyFormat">,
): PadLimits {
  return list === "foreign" ? amountLimits(foreignFormat(moneyFormat)) : pieces;
}

/** The quantities as the device stores them, with a field in each line. */
export function serializeQuantities({ coins, notes, foreign }: Quantities): string {
  return Object.entries({ coins, notes, foreign })
    .flatMap(([list, fields]) => [...fields].map(([value, text]) => [list, value, text].join("\t")))
    .join("\n");
}

/** Storage is untrusted, and the currency may have changed meanwhile: only what its fields take comes back. */
export function parseQuantities(
  stored: string,
  reference: Pick<Reference, "currency" | "foreign" | "moneyFormat">,
): Quantities {
  const lines = stored.split("\n").map((line) => line.split("\t"));
  const typedIn = <Value extends number>(list: keyof Quantities, values: readonly Value[]) =>
    new Map(
      lines.flatMap(([of, key, text = ""]) => {
        const value = values.find((known) => String(known) === key);
        if (of !== list || value === undefined) return [];
        return [[value, typeNumber("", text, limitsOf(list, reference))] as const];
      }),
    );
  const { currency, foreign } = reference;
  return {
    coins: typedIn("coins", currency.coins),
    notes: typedIn("notes", currency.notes),
    foreign: typedIn(
      "foreign",
      foreign.map(({ id }) => id),
    ),
  };
}
