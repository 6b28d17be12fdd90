import { parentOf } from "../bill/bill.ts";
import { lineAmount, listAmount, type Line, type LineKey } from "../bill/line.ts";
import type { Privilege } from "../bill/privilege.ts";
import type { PrivilegeShare } from "../bill/settlement.ts";
import type { TaxClassId } from "../id.ts";
import { payableUnit, type Decimals } from "../money/currency.ts";
import { addMoney, money, noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { shareContained, shareOnTop, type Rate } from "../money/rate.ts";
import { shareOut } from "../money/share-out.ts";
import type { ClassAmount } from "./class-amounts.ts";
import { holdsForClass, roleOf, type PayType } from "./pay-type.ts";

/** What the lines of one tax class cost that guests share, before and after promotions and discounts. */
type SharedAmount = {
  readonly taxClass: TaxClassId | null;
  readonly listed: Money;
  readonly priced: Money;
  /** Whether the privileged guest is better off with the promotion, and so gets no discount by law. */
  readonly isPromoted: boolean;
};

type Rules = { readonly payTypes: readonly PayType[]; readonly currency: Decimals };

/** The part of each privileged guest of one amount. */
type SharePart = Pick<PrivilegeShare, "gross" | "exemption" | "discount">;

/** What privileged guests take out of the amounts that all guests pay. */
export type PrivilegedShares = {
  readonly shares: readonly PrivilegeShare[];
  /** What is left for the other guests, by tax class, with VAT as ever. */
  readonly others: readonly ClassAmount[];
  /** What the privileged guests pay, by tax class; it bears no VAT. */
  readonly privileged: readonly ClassAmount[];
};

/**
 * Allocates the lines of a bill to its guests by head, and frees the shares of the privileged guests from VAT. Of what
 * then remains they get the discount by law, or keep a promotion that is better.
 */
export function sharePrivilege(
  lines: readonly Line[],
  amounts: readonly ClassAmount[],
  privilege: Privilege,
  rules: Rules,
): PrivilegedShares {
  const parts = sharedAmounts(lines, privilege.rate, rules.currency).map((shared) => ({
    taxClass: shared.taxClass,
    ofHolders: shareAmount(shared, privilege, rules),
  }));
  const inClass = (taxClass: TaxClassId | null, amountOf: (part: SharePart) => Money): Money =>
    sumMoney(
      parts
        .filter((part) => part.taxClass === taxClass)
        .flatMap(({ ofHolders }) => ofHolders.map(amountOf)),
    );
  return {
    shares: privilege.holders.map(({ kind }, index) => {
      const own = parts.map(({ ofHolders }) => ofHolders[index] ?? nothing);
      return {
        kind,
        gross: sumMoney(own.map(({ gross }) => gross)),
        exemption: sumMoney(own.map(({ exemption }) => exemption)),
        discount: sumMoney(own.map(({ discount }) => discount)),
      };
    }),
    others: amounts.map(({ taxClass, amount }) => ({
      taxClass,
      amount: subtractMoney(
        amount,
        inClass(taxClass, ({ gross }) => gross),
      ),
    })),
    privileged: amounts.map(({ taxClass }) => ({ taxClass, amount: inClass(taxClass, paidOf) })),
  };
}

const nothing: SharePart = { gross: noMoney, exemption: noMoney, discount: noMoney };

function paidOf({ gross, exemption, discount }: SharePart): Money {
  return money(gross - exemption - discount);
}

/** Commission is no food or drink of the guests. What belongs to a line is compared with the law together with it. */
function sharedAmounts(
  lines: readonly Line[],
  value: Rate,
  currency: Decimals,
): readonly SharedAmount[] {
  const eligible = lines.filter(({ type }) => type !== "commission");
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const sums = new Map<string, SharedAmount>();
  for (const family of Map.groupBy(eligible, (line) => rootOf(line, byKey)).values()) {
    const amounts = family.map((line) => ({
      taxClass: line.taxClass,
      listed: listAmount(line, currency),
      priced: lineAmount(line, currency),
    }));
    const listed = sumMoney(amounts.map((one) => one.listed));
    const priced = sumMoney(amounts.map((one) => one.priced));
    const isPromoted = isBetter(priced, listed, value);
    for (const one of amounts) {
      const key = `${one.taxClass} ${isPromoted}`;
      const sum = sums.get(key) ?? { ...one, listed: noMoney, priced: noMoney };
      sums.set(key, {
        taxClass: one.taxClass,
        listed: addMoney(sum.listed, one.listed),
        priced: addMoney(sum.priced, one.priced),
        isPromoted,
      });
    }
  }
  return [...sums.values()];
}

/** A promotion is better if it leaves no more than the discount by law would; a credit mirrors the sale. */
function isBetter(priced: Money, listed: Money, value: Rate): boolean {
  const afterLaw = BigInt(Math.abs(listed)) * BigInt(10_000 - value);
  return BigInt(Math.abs(priced)) * 10_000n <= afterLaw && priced !== listed;
}

function rootOf(line: Line, byKey: ReadonlyMap<LineKey, Line>): LineKey {
  const above = line.credits ?? parentOf(line);
  const next = above === null ? undefined : byKey.get(above);
  return next === undefined ? line.key : rootOf(next, byKey);
}

/** Every guest has the same share; a unit that is left over goes to a privileged guest. */
function shareAmount(
  { taxClass, listed, priced, isPromoted }: SharedAmount,
  { guests, holders, rate }: Privilege,
  { payTypes, currency }: Rules,
): readonly SharePart[] {
  const unit = payableUnit(currency);
  const taxes = payTypes.filter(
    (type) => isVat(type) && type.isIncludedInPrice && holdsForClass(type, taxClass),
  );
  const sharesOf = (amount: Money): readonly Money[] =>
    shareOut(money(amount / unit), heads(guests)).slice(0, holders.length);
  const withoutVat = (share: Money): Money =>
    subtractMoney(share, sumMoney(taxes.map(({ value }) => shareContained(share, value))));
  const inUnits = (units: Money): Money => money(units * unit);
  const ofList = sharesOf(listed);
  return sharesOf(priced).map((gross, index): SharePart => {
    const exempt = withoutVat(gross);
    const listedExempt = withoutVat(ofList[index] ?? noMoney);
    const byLaw = subtractMoney(listedExempt, shareOnTop(listedExempt, rate));
    // What rounding leaves must not turn a discount into a surcharge.
    const off = subtractMoney(exempt, byLaw);
    const isOff = !isPromoted && Math.sign(off) === Math.sign(gross);
    return {
      gross: inUnits(gross),
      exemption: inUnits(subtractMoney(gross, exempt)),
      discount: isOff ? inUnits(off) : noMoney,
    };
  });
}

function heads(guests: number): readonly number[] {
  return Array.from({ length: guests }, () => 1);
}

/** Whether a charge is the tax that privileged guests do not pay. */
export function isVat(payType: PayType): boolean {
  return payType.isVat && roleOf(payType) === "charge";
}
