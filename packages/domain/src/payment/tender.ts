import type { BillTotals, PayDetail, Settlement } from "../bill/settlement.ts";
import type { ForeignCurrencyId, PayTypeId, ShiftId, StaffId, TenderId } from "../id.ts";
import { money, noMoney, sumMoney, type Money } from "../money/money.ts";
import type { Instant } from "../time/instant.ts";
import { mergePayDetails } from "./pay-detail-sum.ts";

/**
 * Money that was taken for a bill. It never changes: what is taken back or was booked to the wrong pay type is reversed
 * by a further tender.
 */
export type Tender = {
  /** Null until the server has saved it. */
  readonly id: TenderId | null;
  /** Null for cash that was given back where the venue has no pay type for cash. */
  readonly payType: PayTypeId | null;
  /** What the guest handed over; negative if it was given back. */
  readonly received: Money;
  /** The cash that was returned at once. */
  readonly change: Money;
  /** What it is more than it pays of its bill, because cash is rounded; negative if it is less. */
  readonly rounding: Money;
  /** What the guest handed over of another currency, which is worth what was received. */
  readonly given: GivenForeign | null;
  /** The tender that this one takes back. */
  readonly reverses: TenderId | null;
  /** What the guest had paid with, if a refund gave cash instead. */
  readonly insteadOf: PayTypeId | null;
  readonly staff: StaffId;
  /** The shift whose drawer it is in; it may differ from the shift that closes the bill. */
  readonly shift: ShiftId;
  readonly at: Instant;
};

/** Notes of a foreign currency, with the rate of that moment. */
export type GivenForeign = {
  readonly currency: ForeignCurrencyId;
  readonly code: string;
  /** Negative if it was given back. */
  readonly amount: Money;
  readonly rateMillionths: number;
};

/** Who takes money, when, and into which drawer. */
export type TenderMoment = Pick<Tender, "staff" | "shift" | "at">;

/** The part of a tender that counts. */
type Taken = Pick<Tender, "received" | "change" | "rounding">;

/** What a tender pays of its bill. */
export function tenderAmount({ received, change, rounding }: Taken): Money {
  return money(received - change - rounding);
}

/** Sorts tenders as they were taken. Those from before there were tenders have negative ids, in the order of their size. */
export function inOrderTaken<Row extends { readonly id: TenderId }>(
  tenders: readonly Row[],
): readonly Row[] {
  return tenders.toSorted((one, other) => Math.abs(one.id) - Math.abs(other.id));
}

/** What tenders have paid of their bill. */
export function paidOf(tenders: readonly Taken[]): Money {
  return sumMoney(tenders.map(tenderAmount));
}

/** How a closed bill was paid. */
export function settlementOf(
  totals: BillTotals,
  tenders: readonly Pick<Tender, "payType" | "received" | "change" | "rounding">[],
): Settlement {
  return {
    totals,
    payments: paymentsOf(tenders),
    change: sumMoney(tenders.map((one) => one.change)),
    cashRounding: sumMoney(tenders.map((one) => one.rounding)),
  };
}

/** What was handed over by each pay type, in the order taken; a pay type whose tenders were all reversed is left out. */
export function paymentsOf(
  tenders: readonly Pick<Tender, "payType" | "received">[],
): readonly PayDetail[] {
  const details = tenders.flatMap(({ payType, received }) =>
    payType === null ? [] : [{ payType, total: received }],
  );
  return mergePayDetails(details).filter(({ total }) => total !== 0);
}

/** What was handed over at once: one tender for each pay type. The change and the rounding are of cash. */
export function tendersOf(
  { payments, change, cashRounding }: Omit<Settlement, "totals">,
  cash: PayTypeId | null,
  moment: TenderMoment,
): readonly Tender[] {
  const tenderOf = (payType: PayTypeId | null, received: Money): Tender => ({
    id: null,
    payType,
    received,
    change: payType === cash ? change : noMoney,
    rounding: payType === cash ? cashRounding : noMoney,
    given: null,
    reverses: null,
    insteadOf: null,
    ...moment,
  });
  const tenders = payments.map(({ payType, total }) => tenderOf(payType, total));
  const isOnCash = payments.some(({ payType }) => payType === cash);
  return isOnCash || (change === 0 && cashRounding === 0)
    ? tenders
    : [...tenders, tenderOf(cash, noMoney)];
}
