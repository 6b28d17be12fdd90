import fc from "fast-check";
import { expect, test } from "vitest";

import type { PayDetail } from "../bill/settlement.ts";
import { money } from "../money/money.ts";
import { isRefusal } from "../refusal.ts";
import { accepted } from "../testing/builders.ts";
import { card, cash, hotelGuest, invoice, paid, payRules, qr } from "../testing/pay-builders.ts";
import { leftAfter } from "./cash-due.ts";
import { changeBack, payBy, type PayPress } from "./pay-by.ts";

const due = money(308_00);
const rules = payRules();

const press = (payType: { readonly id: PayPress["payType"] }, typed?: number): PayPress => ({
  payType: payType.id,
  typed: typed === undefined ? null : money(typed),
});

function pay(...presses: readonly PayPress[]): readonly PayDetail[] {
  return presses.reduce<readonly PayDetail[]>(
    (before, next) => accepted(payBy(before, next, due, rules)),
    [],
  );
}

test("a press on a pay type pays all that is missing", () => {
  expect(pay(press(card))).toEqual([paid(card, 308_00)]);
  expect(pay(press(card, 100_00), press(cash))).toEqual([paid(card, 100_00), paid(cash, 208_00)]);
});

test("what was typed is paid with the pay type pressed next, beside what it paid before", () => {
  expect(pay(press(card, 100_00), press(card, 50_00))).toEqual([paid(card, 150_00)]);
  expect(pay(press(cash, 500_00))).toEqual([paid(cash, 500_00)]);
});

test("with nothing missing, the last payment is made with the pay type pressed instead", () => {
  expect(pay(press(card, 100_00), press(cash), press(qr))).toEqual([
    paid(card, 100_00),
    paid(qr, 208_00),
  ]);
  expect(pay(press(card), press(card))).toEqual([paid(card, 308_00)]);
  expect(pay(press(card, 100_00), press(cash), press(card))).toEqual([paid(card, 308_00)]);
});

test("cash that is too much becomes what is due when another pay type is pressed instead", () => {
  expect(pay(press(cash, 500_00), press(card))).toEqual([paid(card, 308_00)]);
});

test("only cash may be more than what is due", () => {
  const refusal = { refusal: "only-cash-gives-change", about: { due } };
  expect(payBy([], press(card, 308_01), due, rules)).toEqual(refusal);
  expect(payBy([paid(qr, 300_00)], press(card, 10_00), due, rules)).toEqual(refusal);
  expect(payBy([], press(cash, 308_01), due, rules)).toEqual([paid(cash, 308_01)]);
});

test("an invoice replaces all, is replaced by all, and needs a guest who may have one", () => {
  const mayHaveOne = payRules({ customerType: hotelGuest });
  const before = [paid(cash, 100_00)];
  expect(payBy(before, press(invoice), due, mayHaveOne)).toEqual([paid(invoice, 308_00)]);
  expect(payBy([paid(invoice, 308_00)], press(card), due, mayHaveOne)).toEqual([
    paid(card, 308_00),
  ]);
  expect(isRefusal(payBy(before, press(invoice), due, rules))).toBe(true);
});

test("an invoice is of all that is due: another amount is refused, and the same one accepted", () => {
  const mayHaveOne = payRules({ customerType: hotelGuest });
  const refusal = { refusal: "invoice-takes-all", about: { due } };
  for (const typed of [0, 100_00, 308_01]) {
    expect(payBy([], press(invoice, typed), due, mayHaveOne)).toEqual(refusal);
  }
  const whole = [paid(invoice, 308_00)];
  expect(payBy([paid(card, 100_00)], press(invoice, 308_00), due, mayHaveOne)).toEqual(whole);
  expect(payBy([], press(invoice, 308_00), money(-308_00), mayHaveOne)).toEqual(whole);
  expect(payBy([], press(invoice, 100_00), due, rules)).toEqual({
    refusal: "invoice-without-customer",
  });
});

test("a bill that owes the guest pays out what is typed, and the rest as change", () => {
  const owed = money(-132_00);
  expect(changeBack(owed, leftAfter(owed, [], rules))).toBe(132_00);
  const byCard = accepted(payBy([], press(card, 100_00), owed, rules));
  expect(changeBack(owed, leftAfter(owed, byCard, rules))).toBe(32_00);
  expect(accepted(payBy(byCard, press(cash), owed, rules))).toEqual([
    paid(card, 100_00),
    paid(cash, 32_00),
  ]);
});

test("either something is missing or something goes back, and they add up", () => {
  const anyPress = fc.record({
    payType: fc.constantFrom(cash.id, card.id, qr.id),
    typed: fc.option(fc.integer({ min: 0, max: 100_000 }).map(money)),
  });
  const anyAmount = fc.integer({ min: 0, max: 100_000 }).map(money);
  fc.assert(
    fc.property(anyAmount, fc.array(anyPress, { maxLength: 6 }), (amount, presses) => {
      const payments = presses.reduce<readonly PayDetail[]>((before, next) => {
        const after = payBy(before, next, amount, rules);
        return isRefusal(after) ? before : after;
      }, []);
      const given = money(payments.reduce((sum, { total }) => sum + total, 0));
      const left = leftAfter(amount, payments, rules);
      const change = changeBack(amount, left);
      expect(given + Math.max(0, left) - change).toBe(amount);
      expect(change === 0 || left < 0).toBe(true);
    }),
  );
});

test("a free bill gives everything back, and one that owes a satang gives it on top", () => {
  const note = [paid(cash, 100_00)];
  expect(changeBack(money(0), leftAfter(money(0), note, rules))).toBe(100_00);
  expect(changeBack(money(-1), leftAfter(money(-1), [], rules))).toBe(1);
});
