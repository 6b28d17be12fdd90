import { addPayment } from "@comanda/contract/payment";
import { money } from "@comanda/domain/money/money";
import { isRefusal } from "@comanda/domain/refusal";
import { makePayment } from "@comanda/domain/shift/make-payment";
import fc from "fast-check";

import { anyTill, actionOf } from "../action.ts";
import { withCashMoved } from "../cash-in-drawer.ts";
import { papersIn, withPapers } from "../papers.ts";

const chosen = fc.record({
  till: anyTill,
  type: fc.constantFrom("money-in", "money-out", "money-out", null),
  amount: fc.constantFrom(60_00, 1, 899_99, 0, -1, null, 10 ** 12),
  category: fc.nat(9),
});

/** Money into or out of a drawer, which the shift's report has to show. */
export const moveCash = actionOf("add payment", chosen, (night, values) => {
  const { type } = values;
  const { expenseCategories } = night.facts;
  const { station, signedIn } = night.till(values.till);
  const amount = values.amount === null ? null : money(values.amount);
  const fitting = expenseCategories.filter((each) => each.type === type);
  const offered = values.category < 7 ? fitting : expenseCategories;
  const expenseCategory = offered[values.category % Math.max(1, offered.length)] ?? null;
  const note = night.newName("payment");
  return {
    till: values.till,
    call: addPayment,
    input: {
      body: {
        type: type === null ? null : Number(type === "money-out"),
        amount,
        note,
        expenseCategory: expenseCategory?.id ?? null,
      },
    },
    verdict: (model, at) => {
      const payment = makePayment(
        { type, amount, note, expenseCategory },
        {
          shift: model.shifts.get(station) ?? null,
          staff: signedIn.user.id,
          currency: night.facts.currency,
          at,
        },
      );
      if (isRefusal(payment)) return payment;
      return {
        reply: {},
        isRight: (reply) =>
          papersIn(reply)
            .map(({ document }) => document.kind)
            .join() === "drawer-pulse,payment-slip",
        after: (_given, reply) =>
          withPapers(withCashMoved(model, station, at), reply, { station, at }),
      };
    },
  };
});
