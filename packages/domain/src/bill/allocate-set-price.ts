import { payableAmount, payableUnit, type Decimals } from "../money/currency.ts";
import { addMoney, money, noMoney, type Money } from "../money/money.ts";
import { shareOut } from "../money/share-out.ts";

/** What one set costs without extras: by the menu, and after its promotion. */
export type SetPrices = { readonly productPrice: Money; readonly price: Money };

/** A part of one set, before it has a price. */
export type PartToPrice = {
  /** What one piece costs by itself: the weight of its share. */
  readonly listPrice: Money;
  /** What one piece costs on top of the set. */
  readonly extra: Money;
  /** How many pieces one set has. */
  readonly count: number;
};

/** One piece of a part, for one set. */
export type AllocatedPiece = SetPrices & {
  /** The index of the part. */
  readonly part: number;
  readonly extra: Money;
};

/**
 * Allocates the price of one set to the pieces of its parts, by what each costs by itself and in amounts that guests
 * can pay; extras are added to theirs. The pieces of one set add up to its price, so the pieces of any number of sets
 * add up to theirs, on however many bills they are. Each piece stands for itself: two of a part may differ by a unit.
 */
export function allocateSetPrice(
  prices: SetPrices,
  parts: readonly PartToPrice[],
  currency: Decimals,
): readonly AllocatedPiece[] {
  const pieces = parts.flatMap((part, index) =>
    Array.from({ length: part.count }, () => ({ ...part, part: index })),
  );
  const weights = pieces.map(({ listPrice }) => listPrice);
  const unit = payableUnit(currency);
  const allocated = (whole: Money): readonly Money[] =>
    shareOut(money(payableAmount(whole, currency) / unit), weights).map((share) =>
      money(share * unit),
    );
  const listShares = allocated(prices.productPrice);
  const shares = prices.price === prices.productPrice ? listShares : allocated(prices.price);
  return pieces.map(({ part, extra }, index) => {
    const payable = payableAmount(extra, currency);
    return {
      part,
      extra: payable,
      productPrice: addMoney(listShares[index] ?? noMoney, payable),
      price: addMoney(shares[index] ?? noMoney, payable),
    };
  });
}
