import type { CustomerType } from "@comanda/domain/customer/customer";
import { readAmount } from "@comanda/domain/form/read-decimal";
import type { PayTypeId } from "@comanda/domain/id";
import type { Currency } from "@comanda/domain/money/currency";
import { absoluteMoney, money, noMoney, type Money } from "@comanda/domain/money/money";
import { enterPayment } from "@comanda/domain/payment/enter-payment";
import { isInvoice, type PayRules } from "@comanda/domain/payment/pay-rules";
import { sumPayDetails } from "@comanda/domain/payment/pay-detail-sum";
import type { PayDetail } from "@comanda/domain/payment/settlement";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";

import { recordStore } from "#records/record-store.ts";
import type { Reference } from "#records/reference.ts";

import type { SavedBill } from "../ending/index.ts";
import { sayRefusal } from "../notice/index.ts";
import { amountText } from "./amount-text.ts";

type Payments = {
  readonly typed: readonly PayDetail[];
  /** What stands in the field of a row. */
  readonly textOf: (payType: PayTypeId) => string;
  readonly type: (payType: PayTypeId, text: string) => void;
  /** What is still missing comes by this way. */
  readonly fill: (payType: PayTypeId) => void;
};

/** What is typed on the pay screen, row by row. */
export function usePayments(
  amount: Money,
  rules: PayRules,
  currency: Pick<Currency, "hasDecimals">,
): Payments {
  const [typed, setTyped] = useState<readonly PayDetail[]>([]);
  // An amount that is being typed, such as "12.", is no amount yet.
  const [typing, setTyping] = useState<{ payType: PayTypeId; text: string } | null>(null);
  const enter = (entered: PayDetail): boolean => {
    const next = enterPayment(typed, entered, amount, rules);
    if (isRefusal(next)) sayRefusal(next);
    else setTyped(next);
    return !isRefusal(next);
  };
  return {
    typed,
    textOf: (payType) => {
      if (typing?.payType === payType) return typing.text;
      const total = typed.find((detail) => detail.payType === payType)?.total ?? noMoney;
      return total === 0 ? "" : amountText(total, currency);
    },
    type: (payType, text) => {
      if (enter({ payType, total: readAmount(text) ?? noMoney })) setTyping({ payType, text });
    },
    fill: (payType) => {
      const others = typed.filter(
        (detail) => detail.payType !== payType && !isInvoice(detail, rules),
      );
      const rest = Math.max(0, absoluteMoney(amount) - sumPayDetails(others));
      if (enter({ payType, total: money(rest) })) setTyping(null);
    },
  };
}

/** What decides how this bill may be paid. */
export function payRulesFor({ customer }: SavedBill, reference: Reference): PayRules {
  return { payTypes: reference.payTypes, customerType: typeOf(customer, reference) };
}

function typeOf(
  customer: SavedBill["customer"],
  { customerTypes }: Reference,
): CustomerType | null {
  const { records } = recordStore.getState();
  const record = customer === null ? undefined : records.customer.get(customer);
  return customerTypes.find(({ id }) => id === record?.customerType) ?? null;
}
