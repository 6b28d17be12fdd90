import { describe, expect, test } from "vitest";

import { lineKey, type LineKey, type NormalLine } from "../bill/line.ts";
import type { Bill } from "../bill/bill.ts";
import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import {
  aBill,
  accepted,
  aLine,
  anArticle,
  aPromotion,
  saved,
  singha,
  utc,
} from "../testing/builders.ts";
import { card, cash, paid, satang, service, venuePayTypes } from "../testing/pay-builders.ts";
import { closeBill } from "./close-bill.ts";
import { refundBill, type RefundableBill, type RefundInput } from "./refund-bill.ts";
import type { RefundPayment } from "./refund-money.ts";

const at = utc("2026-11-20 13:30:00");
const nextDay = utc("2026-11-21 11:00:00");
const beer = lineKey("beer");
const soup = lineKey("soup");

const beers = aLine({ key: beer, article: singha.id, quantity: quantity(3), price: money(90_00) });
const soups = aLine({ key: soup, article: id(40), price: money(120_00) });

/** Table 12 had this, and paid it by card as far as that goes. */
function sold(lines: readonly NormalLine[], byCard = 0, payTypes = venuePayTypes): RefundableBill {
  const bill = saved(
    aBill({ lines: lines.map((line) => ({ ...line, productPrice: line.price })) }),
  );
  const closed = accepted(
    closeBill(bill, {
      payments: [paid(card, byCard), paid(cash, 1000_00)],
      payTypes,
      customerType: null,
      currency: satang,
      tenders: [],
      staff: id(20),
      shift: { id: id(5), workDay: id(3) },
      at,
    }),
  );
  return { bill: closed.bill, refunds: [], tenders: closed.taken };
}

const byCash = (minorUnits: number, insteadOf: RefundPayment["insteadOf"] = null) => ({
  ...paid(cash, minorUnits),
  insteadOf,
});
const byCard = (minorUnits: number) => ({ ...paid(card, minorUnits), insteadOf: null });

/** All pay types but the charges, so that figures can be worked out by hand. */
const withoutCharges = venuePayTypes.filter(({ id: own }) => own !== 3 && own !== 4);

function refund(
  refundable: RefundableBill,
  parts: readonly (readonly [LineKey, number])[] | null,
  more: Partial<RefundInput> = {},
) {
  return refundBill(refundable, {
    key: lineKey(`refund-${refundable.refunds.length}`),
    parts: parts === null ? null : new Map(parts.map(([key, count]) => [key, quantity(count)])),
    payments: [],
    reason: "Cold",
    promotions: [],
    payTypes: withoutCharges,
    currency: satang,
    staff: id(10),
    shift: { id: id(6), workDay: id(4) },
    at: nextDay,
    ...more,
  });
}

/** The bill after a refund that the server has saved. */
function after(refundable: RefundableBill, back: ReturnType<typeof refund>): RefundableBill {
  const { bill, taken } = accepted(back);
  const lines = bill.lines.map((line) => ({ ...line, isSaved: true }));
  return {
    ...refundable,
    refunds: [...refundable.refunds, { ...bill, lines }],
    tenders: [...refundable.tenders, ...taken],
  };
}

const dinner = sold([beers, soups], 0, withoutCharges);

describe("a refund", () => {
  test("is a closed bill of the running shift that names the old one and takes its lines back", () => {
    const { bill, taken } = accepted(refund(dinner, [[beer, 2]], { payments: [byCash(180_00)] }));
    expect(bill).toMatchObject({
      status: "closed",
      refundOf: dinner.bill.id,
      statusNote: "Cold",
      staff: 10,
      cover: null,
      shift: 6,
      workDay: 4,
      paid: -180_00,
    });
    expect(bill.lines).toMatchObject([{ credits: beer, quantity: -2, price: 90_00, staff: 20 }]);
    expect(bill.settlement?.totals.amount).toBe(-180_00);
    expect(taken).toMatchObject([
      { payType: cash.id, received: -180_00, insteadOf: null, shift: 6 },
    ]);
  });

  test("of the whole bill takes what earlier refunds have left", () => {
    const first = after(dinner, refund(dinner, [[beer, 2]], { payments: [byCash(180_00)] }));
    const { bill } = accepted(refund(first, null, { payments: [byCash(210_00)] }));
    expect(bill.lines.map(({ credits, quantity: count }) => [credits, count])).toEqual([
      [soup, -1],
      [beer, -1],
    ]);
    const rest = after(first, refund(first, null, { payments: [byCash(210_00)] }));
    expect(refund(rest, null)).toEqual({ refusal: "refunded-already" });
  });

  test("takes back free pieces first, as if the rest had been ordered alone", () => {
    const offer = aPromotion({ type: "buy-x-get-y", buy: 2, get: 1 }, { articles: [singha.id] });
    const two = { ...beers, quantity: quantity(2), promotion: offer.id };
    const free = {
      ...two,
      key: lineKey("free"),
      quantity: quantity(1),
      price: money(0),
      isFree: true,
    };
    const round = sold([two, free], 0, withoutCharges);
    const one = accepted(refund(round, [[beer, 1]], { promotions: [offer] }));
    expect(one.bill.lines).toMatchObject([{ credits: "free", quantity: -1 }]);
    expect(one.taken).toEqual([]);
    const payments = [byCash(90_00)];
    const both = accepted(refund(round, [[beer, 2]], { promotions: [offer], payments }));
    expect(both.bill.lines).toMatchObject([
      { credits: beer, quantity: -1 },
      { credits: "free", quantity: -1 },
    ]);
  });

  test("has the charges of the old bill at their old rates, down to the last unit", () => {
    // 390.00 plus 10 % service.
    const old = sold([beers, soups], 0, [...withoutCharges, service]);
    const payTypes = [...withoutCharges, { ...service, value: rate(15_00) }];
    const { bill } = accepted(refund(old, [[soup, 1]], { payTypes, payments: [byCash(132_00)] }));
    expect(bill.settlement?.totals).toMatchObject({
      total: -120_00,
      charges: [{ payType: service.id, total: -12_00, base: -120_00, rate: service.value }],
      amount: -132_00,
    });
  });
});

describe("the money of a refund", () => {
  const mixed = sold([beers, soups], 200_00, withoutCharges);

  test("goes back by no pay type more than came by it", () => {
    const tooMuch = [byCard(250_00), byCash(140_00)];
    expect(refund(mixed, null, { payments: tooMuch })).toEqual({
      refusal: "refund-by-other",
      about: { payType: card.id, left: 200_00 },
    });
    const right = [byCard(200_00), byCash(190_00)];
    expect(accepted(refund(mixed, null, { payments: right })).bill.paid).toBe(-390_00);
  });

  test("goes back in cash instead of a card, which counts as gone back to the card", () => {
    const first = after(mixed, refund(mixed, [[soup, 1]], { payments: [byCash(120_00, card.id)] }));
    expect(refund(first, [[beer, 1]], { payments: [byCard(90_00)] })).toEqual({
      refusal: "refund-by-other",
      about: { payType: card.id, left: 80_00 },
    });
    const rest = refund(first, [[beer, 1]], { payments: [byCard(80_00), byCash(10_00)] });
    expect(accepted(rest).bill.paid).toBe(-90_00);
  });

  test("is exactly what the lines come to", () => {
    expect(refund(dinner, [[beer, 1]], { payments: [byCash(80_00)] })).toEqual({
      refusal: "refund-amount-changed",
      about: { amount: 90_00 },
    });
    expect(refund(dinner, [[beer, 1]], { payments: [byCash(-90_00)] })).toMatchObject({
      refusal: "amount-invalid",
    });
    const byOther = [{ ...paid(card, 90_00), insteadOf: cash.id }];
    expect(refund(dinner, [[beer, 1]], { payments: byOther })).toMatchObject({
      refusal: "pay-type-not-found",
    });
  });
});

describe("a refund is refused", () => {
  const payments = [byCash(90_00)];

  test("of more than is left", () => {
    expect(refund(dinner, [[beer, 4]])).toEqual({ refusal: "refund-of-more", about: { left: 3 } });
    const first = after(dinner, refund(dinner, [[beer, 1]], { payments }));
    expect(refund(first, [[beer, 3]])).toEqual({ refusal: "refund-of-more", about: { left: 2 } });
  });

  test.each([0, -1, 0.5])("of %s pieces", (count) => {
    expect(refund(dinner, [[beer, count]])).toEqual({ refusal: "quantity-invalid" });
  });

  test("of nothing, and of a line that the bill does not have", () => {
    expect(refund(dinner, [])).toEqual({ refusal: "select-an-item" });
    expect(refund(dinner, [[lineKey("other"), 1]])).toEqual({ refusal: "line-not-found" });
  });

  test("of a refund, and of a bill that is open or voided", () => {
    const { bill } = accepted(refund(dinner, [[beer, 1]], { payments }));
    expect(refund({ ...dinner, bill }, null)).toEqual({ refusal: "refund-is-final" });
    for (const status of ["open", "voided"] as const) {
      const other: Bill = { ...dinner.bill, status };
      expect(refund({ ...dinner, bill: other }, null)).toEqual({
        refusal: "bill-not-closed",
        about: { status },
      });
    }
  });

  test("without a reason, and without a running shift", () => {
    expect(refund(dinner, [[beer, 1]], { payments, reason: " " })).toEqual({
      refusal: "reason-required",
    });
    expect(refund(dinner, [[beer, 1]], { payments, shift: null })).toEqual({
      refusal: "start-shift",
    });
  });
});

test("an article that was deleted since is refunded like any other", () => {
  const gone = sold([{ ...soups, article: anArticle({ id: id(99) }).id }], 0, withoutCharges);
  expect(accepted(refund(gone, null, { payments: [byCash(120_00)] })).bill.paid).toBe(-120_00);
});
