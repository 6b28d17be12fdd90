import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { mergeBills } from "../bill/merge-bills.ts";
import { startSplit } from "../bill/split-bill.ts";
import { voidBill } from "../bill/void-bill.ts";
import { id } from "../id.ts";
import { instant, msPerHour } from "../time/instant.ts";
import { bangkok, accepted, aBill, saved, utc } from "../testing/builders.ts";
import {
  aSale,
  card,
  cash,
  hotelGuest,
  invoice,
  paid,
  payRules,
  qr,
  satang,
} from "../testing/pay-builders.ts";
import {
  correctTender,
  reopenBill,
  stillCounts,
  undoTender,
  type Correcting,
} from "./correct-tender.ts";
import { takeTender } from "./take-tender.ts";
import type { TakenMoney } from "./taking-money.ts";
import type { Tender } from "./tender.ts";

const at = utc("2026-11-20 13:30:00");
const dinner = saved(aBill({ lines: [aSale(120_00)] }));

type PaidBill = { readonly bill: typeof dinner; readonly tenders: readonly Tender[] };

/** The bill after these payments; the server has numbered the tenders from 1. */
function paying(...payments: readonly ReturnType<typeof paid>[]) {
  return payments.reduce<PaidBill>(
    ({ bill, tenders }, payment) =>
      numbered(
        tenders,
        accepted(
          takeTender(bill, payment, {
            ...payRules(),
            currency: satang,
            tenders,
            staff: id(20),
            shift: { id: id(5), workDay: id(3) },
            at,
          }),
        ),
      ),
    { bill: dinner, tenders: [] },
  );
}

function numbered(before: readonly Tender[], { bill, taken }: TakenMoney) {
  const tenders = taken.map((tender, index) => {
    return { ...tender, id: id<"tender">(before.length + index + 1) };
  });
  return { bill, tenders: [...before, ...tenders] };
}

function by(tenders: readonly Tender[], more: Partial<Correcting> = {}): Correcting {
  return {
    tenders,
    isShiftOpen: true,
    isRefunded: false,
    staff: id(10),
    at: instant(at + 5000),
    ...more,
  };
}

describe("giving back a part payment", () => {
  test("leaves two rows and nothing on the bill", () => {
    const { bill, tenders } = paying(paid(cash, 50_00));
    const undone = accepted(undoTender(bill, id(1), by(tenders)));
    expect(undone.bill).toMatchObject({ paid: 0, status: "open" });
    expect(undone.taken).toMatchObject([
      { payType: cash.id, received: -50_00, change: 0, reverses: 1, shift: 5, staff: 10 },
    ]);
  });

  test("happens once", () => {
    const before = paying(paid(cash, 50_00));
    const { bill, tenders } = numbered(
      before.tenders,
      accepted(undoTender(before.bill, id(1), by(before.tenders))),
    );
    const refused = { refusal: "tender-corrected" };
    expect(undoTender(bill, id(1), by(tenders))).toEqual(refused);
    expect(undoTender(bill, id(2), by(tenders))).toEqual(refused);
  });

  test("is refused once the drawer is counted, on another bill, and once the bill is closed", () => {
    const { bill, tenders } = paying(paid(cash, 50_00));
    expect(undoTender(bill, id(1), by(tenders, { isShiftOpen: false }))).toEqual({
      refusal: "tender-counted",
    });
    expect(undoTender(bill, id(7), by(tenders))).toEqual({ refusal: "tender-not-found" });
    const closed = paying(paid(cash, 120_00));
    expect(undoTender(closed.bill, id(1), by(closed.tenders))).toMatchObject({
      refusal: "bill-not-open",
    });
  });
});

describe("booking a payment to another pay type", () => {
  test("changes nothing of a closed bill: it was cash, not the card", () => {
    const { bill, tenders } = paying(paid(card, 120_00));
    const corrected = accepted(
      correctTender(bill, { id: id(1), payType: cash.id }, { ...payRules(), ...by(tenders) }),
    );
    expect(corrected.bill).toBe(bill);
    expect(corrected.taken).toMatchObject([
      { payType: card.id, received: -120_00, change: 0, reverses: 1 },
      { payType: cash.id, received: 120_00, change: 0, reverses: null },
    ]);
  });

  test("takes back the change as well: it was the card, and nothing was returned", () => {
    const { bill, tenders } = paying(paid(cash, 500_00));
    const { taken } = accepted(
      correctTender(bill, { id: id(1), payType: card.id }, { ...payRules(), ...by(tenders) }),
    );
    expect(taken).toMatchObject([
      { payType: cash.id, received: -500_00, change: -380_00 },
      { payType: card.id, received: 120_00, change: 0 },
    ]);
  });

  test("may be corrected again", () => {
    const rules = payRules();
    const first = paying(paid(card, 120_00));
    const second = numbered(
      first.tenders,
      accepted(
        correctTender(
          first.bill,
          { id: id(1), payType: cash.id },
          { ...rules, ...by(first.tenders) },
        ),
      ),
    );
    const again = { id: id<"tender">(3), payType: qr.id };
    expect(correctTender(second.bill, again, { ...rules, ...by(second.tenders) })).toMatchObject({
      taken: [{ reverses: 3 }, { payType: qr.id, received: 120_00 }],
    });
  });

  test("is refused for the same pay type, an unknown one, and an invoice of nobody or beside others", () => {
    const { bill, tenders } = paying(paid(card, 60_00), paid(cash, 60_00));
    const correct = (payType: typeof card.id, rules = payRules()) =>
      correctTender(bill, { id: id(1), payType }, { ...rules, ...by(tenders) });
    expect(correct(card.id)).toMatchObject({ refusal: "tender-unchanged" });
    expect(correct(id(99))).toMatchObject({ refusal: "pay-type-not-found" });
    expect(correct(invoice.id)).toMatchObject({ refusal: "invoice-without-customer" });
    expect(correct(invoice.id, payRules({ customerType: hotelGuest }))).toMatchObject({
      refusal: "amount-invalid",
    });
  });
});

function reopening(...correction: Parameters<typeof by>) {
  return { ...by(...correction), isCommissionPaid: false };
}

/** The dinner paid by card in parts, of which the last closed it a second after the others. */
function closingLater(...amounts: readonly number[]): PaidBill {
  const { bill, tenders } = paying(...amounts.map((amount) => paid(card, amount)));
  const last = tenders.length - 1;
  const timed = tenders.map((tender, index) => {
    return index === last ? tender : { ...tender, at: instant(at - 1000) };
  });
  return { bill, tenders: timed };
}

/** The bill after its tender at this position was booked to another pay type. */
function correcting(
  { bill, tenders }: PaidBill,
  { position, payType }: { readonly position: number; readonly payType: typeof card.id },
): PaidBill {
  const correction = { id: id<"tender">(position + 1), payType };
  const rules = { ...payRules(), ...by(tenders) };
  return numbered(tenders, accepted(correctTender(bill, correction, rules)));
}

describe("taking back the payment that has just closed a bill", () => {
  test.each([
    ["", -60_000],
    [", although the clock was set back since", 5 * msPerHour],
  ])("opens the bill as it was before%s", (_since, aheadMs) => {
    const { bill, tenders } = paying(paid(cash, 50_00), paid(card, 70_00));
    const closedLater = tenders.map((tender, index) => {
      return index === 0 ? { ...tender, at: instant(at + aheadMs) } : tender;
    });
    const reopened = accepted(reopenBill(bill, reopening(closedLater)));
    expect(reopened.bill).toEqual({ ...dinner, paid: 50_00, updatedAt: at + 5000 });
    expect(reopened.taken).toMatchObject([{ payType: card.id, received: -70_00, reverses: 2 }]);
  });

  test("takes back what it was corrected to", () => {
    const closed = paying(paid(card, 120_00));
    const { bill, tenders } = correcting(closed, { position: 0, payType: cash.id });
    expect(reopenBill(bill, reopening(tenders))).toMatchObject({
      bill: { status: "open", paid: 0 },
      taken: [{ payType: cash.id, received: -120_00, reverses: 3 }],
    });
  });

  test("leaves an earlier part, whatever it was corrected to, and however often", () => {
    const closed = closingLater(50_00, 70_00);
    const qrTransfer = correcting(closed, { position: 0, payType: qr.id });
    const inCash = correcting(qrTransfer, { position: 3, payType: cash.id });
    expect(reopenBill(inCash.bill, reopening(inCash.tenders))).toMatchObject({
      bill: { status: "open", paid: 50_00 },
      taken: [{ payType: card.id, received: -70_00, reverses: 2 }],
    });
  });

  test("leaves what was paid before, whichever payments are corrected meanwhile", () => {
    const part = fc.integer({ min: 1, max: 20_00 });
    const correction = fc.record({ position: fc.nat(), isCash: fc.boolean() });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), fc.array(correction), (parts, corrections) => {
        const before = parts.reduce((sum, amount) => sum + amount, 0);
        const closed = closingLater(...parts, 120_00 - before);
        const corrected = corrections.reduce((now, { position, isCash }) => {
          const counting = now.tenders.flatMap((tender, index) =>
            stillCounts(tender, now.tenders) ? [index] : [],
          );
          const index = counting[position % counting.length] ?? 0;
          const other = isCash ? cash.id : qr.id;
          const isSame = now.tenders[index]?.payType === other;
          return correcting(now, { position: index, payType: isSame ? card.id : other });
        }, closed);
        const { bill } = accepted(reopenBill(corrected.bill, reopening(corrected.tenders)));
        expect(bill).toMatchObject({ status: "open", paid: before });
      }),
    );
  });

  test("is refused once commission of the bill was paid out, because that would be lost", () => {
    const { bill, tenders } = paying(paid(card, 120_00));
    const paidOut = { ...reopening(tenders), isCommissionPaid: true };
    expect(reopenBill(bill, paidOut)).toEqual({ refusal: "commission-paid" });
  });

  test("is refused after a minute, once the drawer is counted, and for a bill that is not closed", () => {
    const { bill, tenders } = paying(paid(card, 120_00));
    expect(reopenBill(bill, reopening(tenders, { at: instant(at + 60_001) }))).toEqual({
      refusal: "too-late-to-reopen",
    });
    // The clock was set back since.
    expect(reopenBill(bill, reopening(tenders, { at: instant(at - 60_001) }))).toEqual({
      refusal: "too-late-to-reopen",
    });
    expect(reopenBill(bill, reopening(tenders, { isShiftOpen: false }))).toEqual({
      refusal: "tender-counted",
    });
    expect(reopenBill(dinner, reopening([]))).toMatchObject({ refusal: "bill-not-closed" });
  });
});

test("a bill with money on it is not voided, split or merged", () => {
  const { bill } = paying(paid(cash, 50_00));
  const refused = { refusal: "money-on-bill", about: { amount: 50_00 } };
  const place = { kind: "table", name: "7" } as const;
  const header = { place, cover: 1, staff: id<"staff">(20), customer: null };
  expect(
    voidBill(bill, { reason: "gone", at, timeZone: bangkok, workDay: id(3), shift: id(5) }),
  ).toEqual(refused);
  expect(startSplit(bill, header, at)).toEqual(refused);
  const other = { ...dinner, id: id<"bill">(99) };
  expect(mergeBills(bill, other, { header, at })).toEqual(refused);
  expect(mergeBills(other, bill, { header, at })).toEqual(refused);
});

describe("once a bill was refunded", () => {
  const { bill, tenders } = paying(paid(card, 120_00));

  test("its payments stay as they are, because the refund went back by them", () => {
    const refunded = by(tenders, { isRefunded: true });
    const other = { id: id<"tender">(1), payType: qr.id };
    expect(correctTender(bill, other, { ...refunded, ...payRules() })).toEqual({
      refusal: "bill-refunded",
    });
    expect(reopenBill(bill, { ...refunded, isCommissionPaid: false })).toEqual({
      refusal: "bill-refunded",
    });
  });

  test("the refund itself is final", () => {
    const refund = { ...bill, refundOf: id<"bill">(1) };
    expect(reopenBill(refund, reopening(tenders))).toEqual({ refusal: "refund-is-final" });
  });
});
