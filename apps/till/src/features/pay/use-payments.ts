import type { PayDetail } from "@comanda/domain/bill/settlement";
import type { CustomerType } from "@comanda/domain/customer/customer";
import { isFormErrors, type FieldProblem } from "@comanda/domain/form/field-error";
import { parsePayCashForm } from "@comanda/domain/form/pay-cash-form";
import type { PayTypeId } from "@comanda/domain/id";
import { amountLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeNumber } from "@comanda/domain/input-pad/press-pad-key";
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
};

/** The payments chosen on the pay screen, and the amount typed for the next one. */
export function usePayments(amount: Money, rules: PayRules, reference: Reference): Payments {
  const { moneyFormat } = reference;
  const [paid, setPaid] = useState<readonly PayDetail[]>([]);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const limits = amountLimits(moneyFormat);
  const handleText = (next: string) => {
    setProblem(null);
    setText(next);
  };
  const withTyped = (typed: Money) => addCash(paid, typed, amount, rules);
  /** The typed amount; null if nothing is typed, and undefined if it is not an amount, after an error message. */
  const readTyped = (): Money | null | undefined => {
    if (text.trim() === "") return null;
    const parsed = parsePayCashForm({ cash: text }, moneyFormat);
    if (!isFormErrors(parsed)) return parsed.cash;
    setProblem(parsed.fieldErrors[0] ?? { code: "invalid" });
    return undefined;
  };
  const pay = (payType: PayTypeId, given?: Money) => {
    const typed = given ?? readTyped();
    if (typed === undefined) return null;
    const payments = planPayment(paid, { payType, typed }, amount, rules);
    if (payments === null) return null;
    handleText("");
    setPaid(payments);
    return payments;
  };
  const amountBy = (payType: PayTypeId) => {
    const typed = readTyped();
    if (typed === undefined) return null;
    const payments = planPayment(paid, { payType, typed }, amount, rules);
    return payments === null ? null : amountOfPress(paid, { payType, typed }, amount, rules);
  };
  const complete = () => {
    const typed = readTyped();
    if (typed === undefined) return null;
    return typed === null ? paid : withTyped(typed);
  };
  const typedNow = parsePayCashForm({ cash: text }, moneyFormat);
  return {
    paid,
    expected: isFormErrors(typedNow) ? paid : withTyped(typedNow.cash),
    text,
    problem,
    type: (typed) => handleText(typeNumber(text, typed, limits)),
    pressKeys: (keys) =>
      handleText(Array.from(keys).reduce((before, key) => pressPadKey(before, key, limits), text)),
    amountBy,
    pay,
    complete,
    remove: (payType) =>
      setPaid((before) => before.filter((payment) => payment.payType !== payType)),
    dropPart: (part) => setPaid((before) => withoutPart(before, part)),
    restore: handleText,
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
