import type { PayDetail } from "@comanda/domain/bill/settlement";
import type { CustomerType } from "@comanda/domain/customer/customer";
import { isFormErrors, type FieldProblem } from "@comanda/domain/form/field-error";
import { parsePayCashForm } from "@comanda/domain/form/pay-cash-form";
import type { PayTypeId } from "@comanda/domain/id";
import { amountLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import type { PayRules } from "@comanda/domain/payment/pay-rules";
import { withoutPart } from "@comanda/domain/payment/pressed-part";
import { useState } from "react";

import { recordStore } from "#records/record-store.ts";
import type { Reference } from "#records/reference.ts";

import type { SavedBill } from "../ending/index.ts";
import { addCash, amountOfPress, planPayment } from "./plan-payment.ts";

type Payments = {
  /** The chosen payments, one for each pay type. */
  readonly paid: readonly PayDetail[];
  /** They and what is typed, which is cash until another pay type is pressed. */
  readonly expected: readonly PayDetail[];
  /** The typed amount, and why it is not one. */
  readonly text: string;
  readonly problem: FieldProblem | null;
  readonly type: (text: string) => void;
  readonly pressKeys: (keys: string) => void;
  /** How much a press on a pay type would pay; null if it would be refused, after the message. */
  readonly amountBy: (payType: PayTypeId) => Money | null;
  /** Pays what is typed, an amount, or all that is missing; returns the payments, or null if refused. */
  readonly pay: (payType: PayTypeId, amount?: Money) => readonly PayDetail[] | null;
  /** All payments for closing the bill; null if what is typed is not an amount. */
  readonly complete: () => readonly PayDetail[] | null;
  readonly remove: (payType: PayTypeId) => void;
  /** A part is no longer chosen once the server has replied. */
  readonly dropPart: (part: PayDetail) => void;
  /** Puts back what was typed for a payment that could not be taken, or before a scan. */
  readonly restore: (text: string) => void;
  /** Keeps what is chosen and typed now; the returned function puts it back. */
  readonly keep: () => () => void;
};

/** The payments chosen on the pay screen, and the amount typed for the next one. */
export function usePayments(amount: Money, rules: PayRules, reference: Reference): Payments {
  const { moneyFormat } = reference;
  const [paid, setPaid] = useState<readonly PayDetail[]>([]);
  const { read, ...typing } = useTypedAmount(moneyFormat);
  const { text, restore } = typing;
  const withTyped = (typed: Money) => addCash(paid, typed, amount, rules);
  const plan = (payType: PayTypeId, given?: Money) => {
    const typed = given ?? read();
    if (typed === undefined) return null;
    const payments = planPayment(paid, { payType, typed }, amount, rules);
    return payments === null ? null : { payments, press: { payType, typed } };
  };
  const pay = (payType: PayTypeId, given?: Money) => {
    const planned = plan(payType, given);
    if (planned === null) return null;
    restore("");
    setPaid(planned.payments);
    return planned.payments;
  };
  const amountBy = (payType: PayTypeId) => {
    const planned = plan(payType);
    return planned === null ? null : amountOfPress(paid, planned.press, amount, rules);
  };
  const complete = () => {
    const typed = read();
    if (typed === undefined) return null;
    return typed === null ? paid : withTyped(typed);
  };
  const typedNow = parsePayCashForm({ cash: text }, moneyFormat);
  return {
    ...typing,
    paid,
    expected: isFormErrors(typedNow) ? paid : withTyped(typedNow.cash),
    amountBy,
    pay,
    complete,
    remove: (payType) =>
      setPaid((before) => before.filter((payment) => payment.payType !== payType)),
    dropPart: (part) => setPaid((before) => withoutPart(before, part)),
    keep: () => () => {
      setPaid(paid);
      restore(text);
    },
  };
}

function useTypedAmount(moneyFormat: MoneyFormat) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const limits = amountLimits(moneyFormat);
  const restore = (next: string) => {
    setProblem(null);
    setText(next);
  };
  /** The typed amount; null if nothing is typed, and undefined if it is not an amount, after an error message. */
  const read = (): Money | null | undefined => {
    if (text.trim() === "") return null;
    const parsed = parsePayCashForm({ cash: text }, moneyFormat);
    if (!isFormErrors(parsed)) return parsed.cash;
    setProblem(parsed.fieldErrors[0] ?? { code: "invalid" });
    return undefined;
  };
  return {
    text,
    problem,
    read,
    restore,
    type: (typed: string) => restore(typeNumber(text, typed, limits)),
    pressKeys: (keys: string) =>
      restore(Array.from(keys).reduce((before, key) => pressPadKey(before, key, limits), text)),
  };
}

/** The rules for paying this bill. */
export function payRulesFor({ customer }: SavedBill, reference: Reference): PayRules {
  const { payTypes, currency } = reference;
  return { payTypes, currency, customerType: typeOf(customer, reference) };
}

function typeOf(
  customer: SavedBill["customer"],
  { customerTypes }: Reference,
): CustomerType | null {
  const { records } = recordStore.getState();
  const record = customer === null ? undefined : records.customer.get(customer);
  return customerTypes.find(({ id }) => id === record?.customerType) ?? null;
}
