import type { CustomerType } from "@comanda/domain/customer/customer";
import { isFormErrors, type FieldProblem } from "@comanda/domain/form/field-error";
import { parsePayCashForm } from "@comanda/domain/form/pay-cash-form";
import type { PayTypeId } from "@comanda/domain/id";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { absoluteMoney, money, noMoney, type Money } from "@comanda/domain/money/money";
import { enterPayment } from "@comanda/domain/payment/enter-payment";
import { isInvoice, type PayRules } from "@comanda/domain/payment/pay-rules";
import { sumPayDetails } from "@comanda/domain/payment/pay-detail-sum";
import type { PayDetail } from "@comanda/domain/bill/settlement";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";

import { recordStore } from "#records/record-store.ts";
import type { Reference } from "#records/reference.ts";

import type { SavedBill } from "../ending/index.ts";
import { showRefusal } from "../notice/index.ts";
import { amountText } from "./amount-text.ts";

type Payments = {
  readonly typed: readonly PayDetail[];
  /** The text in the field of a row. */
  readonly textOf: (payType: PayTypeId) => string;
  /** Why the text of a field is not a valid amount; null if it is. */
  readonly problemOf: (payType: PayTypeId) => FieldProblem | null;
  /** Whether every filled field is valid. */
  readonly isReadable: boolean;
  readonly type: (payType: PayTypeId, text: string) => void;
  /** Fills in the missing amount. */
  readonly fill: (payType: PayTypeId) => void;
};

/** The state of the pay screen's fields, row by row. */
export function usePayments(amount: Money, rules: PayRules, format: MoneyFormat): Payments {
  const [typed, setTyped] = useState<readonly PayDetail[]>([]);
  // An incomplete amount such as "12." is not valid yet.
  const [typing, setTyping] = useState<{ payType: PayTypeId; text: string } | null>(null);
  const [unread, setUnread] = useState<ReadonlyMap<PayTypeId, Unread>>(new Map());
  const enter = (entered: PayDetail): boolean => {
    const next = enterPayment(typed, entered, amount, rules);
    if (isRefusal(next)) showRefusal(next);
    else setTyped(next);
    return !isRefusal(next);
  };
  return {
    typed,
    problemOf: (payType) => unread.get(payType)?.problem ?? null,
    isReadable: unread.size === 0,
    textOf: (payType) => {
      const left = unread.get(payType);
      if (left !== undefined) return left.text;
      if (typing?.payType === payType) return typing.text;
      const total = typed.find((detail) => detail.payType === payType)?.total ?? noMoney;
      return total === 0 ? "" : amountText(total, format);
    },
    type: (payType, text) => {
      const read = parseTypedAmount(text, format);
      const entered = { payType, total: typeof read === "number" ? read : noMoney };
      if (!enter(entered)) return;
      setTyping({ payType, text });
      const others = isInvoice(entered, rules) ? [] : [...unread].filter(([id]) => id !== payType);
      setUnread(
        new Map(
          typeof read === "number" ? others : [...others, [payType, { text, problem: read }]],
        ),
      );
    },
    fill: (payType) => {
      const others = typed.filter(
        (detail) => detail.payType !== payType && !isInvoice(detail, rules),
      );
      const rest = Math.max(0, absoluteMoney(amount) - sumPayDetails(others));
      if (!enter({ payType, total: money(rest) })) return;
      setTyping(null);
      setUnread(new Map([...unread].filter(([id]) => id !== payType)));
    },
  };
}

type Unread = { readonly text: string; readonly problem: FieldProblem };

/** An empty field is no payment; neither is invalid text until it is corrected. */
function parseTypedAmount(text: string, format: MoneyFormat): Money | FieldProblem {
  if (text.trim() === "") return noMoney;
  const parsed = parsePayCashForm({ cash: text }, format);
  return isFormErrors(parsed) ? (parsed.fieldErrors[0] ?? { code: "invalid" }) : parsed.cash;
}

/** The rules for paying this bill. */
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
