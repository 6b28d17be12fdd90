import type { Privilege } from "../bill/privilege.ts";
import {
  privilegedOff,
  type BillTotals,
  type ChargeTotal,
  type PrivilegeShare,
} from "../bill/settlement.ts";
import { lineAmount, type Line } from "../bill/line.ts";
import { payableAmount, type Decimals } from "../money/currency.ts";
import { addMoney, money, noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { divideHalfUp } from "../money/round-half-up.ts";
import { addedCharges, billTotals } from "./bill-totals.ts";
import type { PayType } from "./pay-type.ts";

/** The lines of a bill as it was closed, and with all credits of its refunds. */
export type RefundedLines = {
  readonly sold: readonly Line[];
  readonly left: readonly Line[];
  readonly isNothingLeft: boolean;
  readonly privilege: Privilege | null;
};

/** The pay types of the venue, deleted ones included, and its currency. */
export type ChargeRules = { readonly payTypes: readonly PayType[]; readonly currency: Decimals };

/**
 * What a refund comes to: what the bill came to before, less what remains of it at the rates of its closing. The last
 * refund takes what is left of every figure, so that a bill and its refunds always add up to nothing.
 */
export function refundTotals(
  [sold, ...refunds]: readonly [BillTotals, ...(readonly BillTotals[])],
  lines: RefundedLines,
  rules: ChargeRules,
): BillTotals {
  const before = refunds.reduce(addTotals, sold);
  return subtractTotals(totalsLeft(sold, before, { ...rules, lines }), before);
}

type Remainder = ChargeRules & { readonly lines: RefundedLines };

function totalsLeft(sold: BillTotals, before: BillTotals, remainder: Remainder): BillTotals {
  const { lines, payTypes, currency } = remainder;
  if (lines.isNothingLeft) return nothingOf(sold);
  const frozen = frozenPayTypes(payTypes, sold.charges);
  const { subtotal, discount, total, charges, privileges } = billTotals(
    lines.left,
    frozen,
    currency,
    lines.privilege,
  );
  const then = billTotals(lines.sold, frozen, currency, lines.privilege).charges;
  const left = sold.charges.map((charge, index): ChargeTotal => {
    const isSameRule = isEqual(find(then, charge), charge);
    const computed = isSameRule ? find(charges, charge) : inProportion(charge, remainder);
    return within(computed ?? withoutAmounts(charge), before.charges[index] ?? charge);
  });
  const due = subtractMoney(addMoney(total, addedCharges(left)), privilegedOff({ privileges }));
  // Only bills from before each line was rounded have a rounding of their own.
  const rounding = sold.rounding === 0 ? noMoney : subtractMoney(payableAmount(due, currency), due);
  const amount = addMoney(due, rounding);
  return {
    subtotal,
    discount,
    total,
    charges: left,
    rounding,
    amount,
    ...(privileges && { privileges }),
  };
}

/** The charges of the bill at the rates of its closing, with what else the venue says of them now. */
function frozenPayTypes(
  payTypes: readonly PayType[],
  charges: readonly ChargeTotal[],
): readonly PayType[] {
  return payTypes.flatMap((payType) => {
    const charge = charges.find((one) => one.payType === payType.id);
    if (charge === undefined) return [];
    const { isContained: isIncludedInPrice, rate: value = payType.value } = charge;
    return [{ ...payType, isIncludedInPrice, value }];
  });
}

function find(charges: readonly ChargeTotal[], { payType }: ChargeTotal): ChargeTotal | undefined {
  return charges.find((one) => one.payType === payType);
}

/** Whether today's rule comes to what the bill was charged; else the charge or its classes were changed since. */
function isEqual(now: ChargeTotal | undefined, { total, base }: ChargeTotal): boolean {
  return now !== undefined && now.total === total && (base === undefined || now.base === base);
}

/** The part of a charge whose rule is not known any more. */
function inProportion(charge: ChargeTotal, { lines, currency }: Remainder): ChargeTotal {
  const sumOf = (some: readonly Line[]): Money =>
    sumMoney(some.map((line) => lineAmount(line, currency)));
  const [part, whole] = [sumOf(lines.left), sumOf(lines.sold)];
  const shareOf = (amount: Money): Money => {
    if (whole <= 0) return amount;
    const share = Number(divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)));
    return payableAmount(money(share), currency);
  };
  return withAmounts(charge, shareOf);
}

/** Rounding never makes what guests pay grow while goods go back. */
function within(left: ChargeTotal, before: ChargeTotal): ChargeTotal {
  const isGrowing = !left.isContained && before.total >= 0 && left.total > before.total;
  return isGrowing ? { ...left, total: before.total } : left;
}

function withAmounts(charge: ChargeTotal, change: (amount: Money) => Money): ChargeTotal {
  const total = change(charge.total);
  return charge.base === undefined
    ? { ...charge, total }
    : { ...charge, total, base: change(charge.base) };
}

function withoutAmounts(charge: ChargeTotal): ChargeTotal {
  return withAmounts(charge, () => noMoney);
}

function nothingOf({ charges, privileges }: BillTotals): BillTotals {
  return {
    subtotal: noMoney,
    discount: noMoney,
    total: noMoney,
    charges: charges.map(withoutAmounts),
    rounding: noMoney,
    amount: noMoney,
    ...(privileges && {
      privileges: privileges.map(({ kind }) => ({
        kind,
        gross: noMoney,
        exemption: noMoney,
        discount: noMoney,
      })),
    }),
  };
}

/** What a bill and a refund of it come to. */
export function addTotals(one: BillTotals, other: BillTotals): BillTotals {
  return combineTotals(one, other, addMoney);
}

function subtractTotals(from: BillTotals, other: BillTotals): BillTotals {
  return combineTotals(from, other, subtractMoney);
}

/** A refund has the charges of its bill, in their order. */
function combineTotals(
  one: BillTotals,
  other: BillTotals,
  combine: (first: Money, second: Money) => Money,
): BillTotals {
  return {
    subtotal: combine(one.subtotal, other.subtotal),
    discount: combine(one.discount, other.discount),
    total: combine(one.total, other.total),
    charges: one.charges.map((charge, index) => {
      const second = other.charges[index];
      const total = combine(charge.total, second?.total ?? noMoney);
      if (charge.base === undefined) return { ...charge, total };
      return { ...charge, total, base: combine(charge.base, second?.base ?? noMoney) };
    }),
    rounding: combine(one.rounding, other.rounding),
    amount: combine(one.amount, other.amount),
    ...(one.privileges && {
      privileges: one.privileges.map((share, index) =>
        combineShares(share, other.privileges?.[index], combine),
      ),
    }),
  };
}

/** The shares stand in the order of the privileged guests of the bill. */
function combineShares(
  one: PrivilegeShare,
  other: PrivilegeShare | undefined,
  combine: (first: Money, second: Money) => Money,
): PrivilegeShare {
  return {
    kind: one.kind,
    gross: combine(one.gross, other?.gross ?? noMoney),
    exemption: combine(one.exemption, other?.exemption ?? noMoney),
    discount: combine(one.discount, other?.discount ?? noMoney),
  };
}
