import { typedQuantity } from "@comanda/domain/bill/typed-quantity";
import { oneQuantity, quantity, type Quantity } from "@comanda/domain/money/quantity";
import { isRefusal } from "@comanda/domain/refusal";

/** More buttons than these do not fit on a phone. */
const countedPieces = 5;

/** How many pieces of a line may be made again, and how many it is at first: the number on the pad if it is one. */
export function offeredPieces(
  left: Quantity,
  typed: string,
): { readonly offered: readonly Quantity[]; readonly first: Quantity } {
  const asked = typedQuantity(typed);
  const first = isRefusal(asked) || asked > left ? oneQuantity : asked;
  const counts = Array.from({ length: Math.min(left, countedPieces) }, (_, index) => index + 1);
  const offered = [...new Set([...counts, first, left])].toSorted((one, other) => one - other);
  return { offered: offered.map((count) => quantity(count)), first };
}
