import {
  negateQuantity,
  noQuantity,
  quantity,
  subtractQuantity,
  sumQuantity,
  type Quantity,
} from "../money/quantity.ts";

/** A quantity for which a line took stock at once. A line has one; a timer has one for each time it grew. */
export type StockTaking = {
  readonly quantity: Quantity;
  /** The number of the journal row that took it; null if it is not taken yet, or older than these numbers. */
  readonly round: number | null;
};

/** The takings of a line that now has this quantity: it takes what it needs in addition, or gives up what came last. */
export function takeFor(
  wanted: Quantity,
  takings: readonly StockTaking[],
  round: StockTaking["round"],
): readonly StockTaking[] {
  const more = subtractQuantity(wanted, sumQuantity(takings.map((taking) => taking.quantity)));
  if (more > 0 || takings.length === 0) return [...takings, { quantity: more, round }];
  return more === 0 ? takings : keepFirst(wanted, takings);
}

/** The takings of a credit, whose quantity is negative: it returns what its line took last. */
export function takeBack(
  credited: Quantity,
  takings: readonly StockTaking[],
): readonly StockTaking[] {
  const returned = takeFor(
    negateQuantity(credited),
    takings.toReversed(),
    takings[0]?.round ?? null,
  );
  return returned.map((taking) => ({ ...taking, quantity: negateQuantity(taking.quantity) }));
}

function keepFirst(wanted: Quantity, takings: readonly StockTaking[]): readonly StockTaking[] {
  let left = wanted;
  const kept: StockTaking[] = [];
  for (const taking of takings) {
    const part = quantity(Math.min(left, taking.quantity));
    if (part !== noQuantity) kept.push({ ...taking, quantity: part });
    left = subtractQuantity(left, part);
  }
  return kept;
}
