import { quantity, subtractQuantity } from "../money/quantity.ts";
import type { Promotion } from "../promotion/promotion.ts";
import type { Refusal } from "../refusal.ts";
import { addSet, type SetAddition } from "./add-set.ts";
import type { Bill } from "./bill.ts";
import type { FoundSet } from "./find-set-in-order.ts";
import type { Line } from "./line.ts";
import { recountFreePieces } from "./recount-free-pieces.ts";
import { maxSeatsPerLine, orderSeats } from "./seats.ts";

type SetPress = Pick<SetAddition, "key" | "moment" | "currency"> & {
  readonly promotions: readonly Promotion[];
};

/** Replaces the lines that make up a set by the set. */
export function makeSet(bill: Bill, found: FoundSet, press: SetPress): Bill | Refusal {
  const { set: article, parts, sets } = found;
  const rest = [...found.pieces.keys()].reduce(
    (left, key) => takeOff(left, key, found, press),
    bill,
  );
  const seats = seatsOfPieces(bill, found);
  return addSet(rest, { ...press, article, parts, quantity: quantity(sets), seats });
}

/** A set is for all whose dishes make it up; for the table if one of them is. */
function seatsOfPieces({ lines }: Bill, { pieces }: FoundSet): readonly number[] {
  const taken = lines.filter(({ key }) => pieces.has(key));
  const isForTable = taken.some(({ seats }) => seats.length === 0);
  return isForTable
    ? []
    : orderSeats(taken.flatMap(({ seats }) => seats)).slice(0, maxSeatsPerLine);
}

function takeOff(
  bill: Bill,
  key: Line["key"],
  { pieces, sets }: FoundSet,
  { promotions }: SetPress,
): Bill {
  const line = bill.lines.find((each) => each.key === key);
  if (line === undefined) return bill;
  const left = subtractQuantity(line.quantity, quantity((pieces.get(key) ?? 0) * sets));
  const lines = bill.lines.flatMap((each) => {
    if (each.key !== key) return [each];
    return left > 0 ? [{ ...each, quantity: left }] : [];
  });
  return recountFreePieces({ ...bill, lines }, line, promotions);
}
