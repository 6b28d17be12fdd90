import { checkForm } from "@comanda/domain/form/check-form";
import type { FieldProblem } from "@comanda/domain/form/field-error";
import { amountRule, atMost } from "@comanda/domain/form/field-rule";
import { amountLimits, countLimits, type PadLimits } from "@comanda/domain/input-pad/pad-limits";
import { typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import {
  countCash,
  isCountedAsSum,
  type CashCount,
  type Denomination,
} from "@comanda/domain/money/cash-count";
import { foreignFormat } from "@comanda/domain/money/foreign-text";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { noMoney, type Money } from "@comanda/domain/money/money";
import { amountOrNull } from "@comanda/domain/money/read-money";
import { maximumAmountLength } from "@comanda/domain/payment/maximum-amount-length";
import { isRefusal } from "@comanda/domain/refusal";

import type { Reference } from "#records/reference.ts";

/** The only field of a drawer that is counted as a sum. */
export const sumField = 0;

/** The typed quantity of each coin and note, by value. */
export type Quantities = {
  readonly coins: ReadonlyMap<Money, string>;
  readonly notes: ReadonlyMap<Money, string>;
  /** The typed amount of the venue's currency, if it has no coins and notes. */
  readonly sum: ReadonlyMap<number, string>;
  /** The typed amount of other currencies, by id. */
  readonly foreign: ReadonlyMap<number, string>;
};

type CountReference = Pick<Reference, "currency" | "foreign" | "moneyFormat">;

/** The typed text that is no amount, by field. */
export type CountProblems = Readonly<Record<"sum" | "foreign", ReadonlyMap<number, FieldProblem>>>;

export function countOf(
  { coins, notes, sum, foreign }: Quantities,
  { currency, foreign: taken, moneyFormat }: CountReference,
): CashCount {
  const count = countCash(currency, {
    coins: typed(coins),
    notes: typed(notes),
    sum: amountOf(sum.get(sumField), moneyFormat),
  });
  // The fields allow only digits, and no more than a drawer holds.
  if (isRefusal(count)) throw new Error(count.refusal);
  const format = foreignFormat(moneyFormat, { hasDecimals: true });
  return {
    ...count,
    foreign: taken.map((one) => ({
      currency: one.id,
      code: one.code,
      amount: amountOf(foreign.get(one.id), format),
    })),
  };
}

/** What is typed as an amount and is none: it is not counted as nothing, but refused. */
export function problemsOf(
  { sum, foreign }: Quantities,
  { moneyFormat }: Pick<Reference, "moneyFormat">,
): CountProblems {
  return {
    sum: amountProblems(sum, moneyFormat),
    foreign: amountProblems(foreign, foreignFormat(moneyFormat, { hasDecimals: true })),
  };
}

/** Nothing, while what is typed is no amount: that is refused before it counts. */
function amountOf(text: string | undefined, format: MoneyFormat): Money {
  const isAmount = text !== undefined && problemOf(text, format) === undefined;
  return (isAmount ? amountOrNull(text, format) : null) ?? noMoney;
}

function amountProblems(
  list: ReadonlyMap<number, string>,
  format: MoneyFormat,
): ReadonlyMap<number, FieldProblem> {
  return new Map(
    [...list].flatMap(([field, text]) => {
      const error = problemOf(text, format);
      return error === undefined ? [] : [[field, error] as const];
    }),
  );
}

function problemOf(text: string, format: MoneyFormat): FieldProblem | undefined {
  const amount = [atMost(maximumAmountLength), amountRule(format)];
  return checkForm({ amount }, { amount: text })[0];
}

function typed(list: ReadonlyMap<Money, string>): readonly Denomination[] {
  return [...list].map(([value, text]) => ({ value, quantity: Number(text) }));
}

/** No drawer holds a million of one coin. */
const pieces = countLimits(6);

/** What a field takes: that of a currency, the code of that currency, too. */
export function limitsOf(
  list: keyof Quantities,
  value: number,
  { moneyFormat, foreign }: Pick<Reference, "moneyFormat" | "foreign">,
): PadLimits {
  switch (list) {
    case "coins":
    case "notes":
      return pieces;
    case "sum":
      return amountLimits(moneyFormat);
    case "foreign":
      return amountLimits(
        foreignFormat(moneyFormat, {
          hasDecimals: true,
          currencyTexts: foreign.filter(({ id }) => id === value).map(({ code }) => code),
        }),
      );
  }
}

/** The quantities as the device stores them, with a field in each line. */
export function serializeQuantities({ coins, notes, sum, foreign }: Quantities): string {
  return Object.entries({ coins, notes, sum, foreign })
    .flatMap(([list, fields]) => [...fields].map(([value, text]) => [list, value, text].join("\t")))
    .join("\n");
}

/** Storage is untrusted, and the currency may have changed meanwhile: only what its fields take comes back. */
export function parseQuantities(stored: string, reference: CountReference): Quantities {
  const lines = stored.split("\n").map((line) => line.split("\t"));
  const typedIn = <Value extends number>(list: keyof Quantities, values: readonly Value[]) =>
    new Map(
      lines.flatMap(([of, key, ...text]) => {
        const value = values.find((known) => String(known) === key);
        if (of !== list || value === undefined) return [];
        return [
          [value, typeNumber("", text.join("\t"), limitsOf(list, value, reference))] as const,
        ];
      }),
    );
  const { currency, foreign } = reference;
  return {
    coins: typedIn("coins", currency.coins),
    notes: typedIn("notes", currency.notes),
    sum: typedIn("sum", isCountedAsSum(currency) ? [sumField] : []),
    foreign: typedIn(
      "foreign",
      foreign.map(({ id }) => id),
    ),
  };
}
