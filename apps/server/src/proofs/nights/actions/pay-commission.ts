import { payCommission } from "@comanda/contract/commission";
import { checkCommissionPayment } from "@comanda/domain/commission/commission-due";
import { id } from "@comanda/domain/id";
import { addMoney, money } from "@comanda/domain/money/money";
import { refuse } from "@comanda/domain/refusal";
import fc from "fast-check";

import { anyTill, actionOf } from "../action.ts";
import { withCashMoved } from "../cash-in-drawer.ts";
import { duesIn } from "../dues.ts";

const chosen = fc.record({
  till: anyTill,
  who: fc.nat(9),
  pays: fc.constantFrom("as shown", "as shown", "as shown", "too much", "not all"),
});

/** Pays staff what is owed to them: afterwards nothing is, until they earn more. */
export const payCommissionDue = actionOf("pay commission", chosen, (night, values) => {
  const dues = duesIn(night, night.model());
  const shown = dues[values.who % Math.max(1, dues.length)];
  // Usually no commission is due.
  if (shown === undefined && values.who < 8) return null;
  const staff = shown?.staff ?? id<"staff">(1);
  const due = shown?.amount ?? money(1);
  const amount = values.pays === "too much" ? addMoney(due, money(1)) : due;
  const all = shown?.lines.map(({ key }) => key) ?? ["1"];
  const lines = values.pays === "not all" && all.length > 1 ? all.slice(1) : all;
  const { station } = night.till(values.till);
  return {
    till: values.till,
    call: payCommission,
    input: { body: { staffId: staff, amount, billItemIdList: lines.map(Number) } },
    verdict: (model, at) => {
      if (!model.shifts.has(station)) return refuse("start-shift");
      const owed = duesIn(night, model).find((each) => each.staff === staff) ?? null;
      const refusal = checkCommissionPayment(owed, { amount, lines });
      if (refusal !== null) return refusal;
      const paid = new Set([...model.commissions.paid, ...lines]);
      const commissions = { ...model.commissions, paid };
      return { reply: {}, after: () => withCashMoved({ ...model, commissions }, station, at) };
    },
  };
});
