import type { updateBill } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";

import type { StoreChange } from "./delivery-queue.ts";
import type { Intent } from "./intent.ts";
import { isEmpty } from "./resolve-prices.ts";

type Place = NonNullable<BodyOf<typeof updateBill>["place"]>;

/** Where the guests of a refused move wanted to sit, and others do by now. */
export function takenPlace({ body, refused }: Intent): Place | null {
  return "id" in body && refused?.code === "table-taken" ? (body.place ?? null) : null;
}

/**
 * Staff have decided where the guests move: there, with a bill of their own, or elsewhere. The intent keeps its key, so
 * that it is not done twice if a late first attempt succeeds after all.
 */
export function onMoveDecided(
  turn: number,
  move: { readonly place: Place; readonly isSecondBill: boolean },
  all: readonly Intent[],
): StoreChange {
  const changed = all.flatMap((one) =>
    one.turn === turn && "id" in one.body
      ? [{ ...one, body: { ...one.body, ...move }, refused: null }]
      : [],
  );
  return { removed: [], changed };
}

/** The guests stay where they sit: what was changed along with the move is still sent. */
export function onMoveDropped(turn: number, all: readonly Intent[]): StoreChange {
  const stayed = all.flatMap((one) => {
    if (one.turn !== turn || !("id" in one.body)) return [];
    const { place: _place, isSecondBill: _isSecondBill, ...body } = one.body;
    return [{ ...one, body, refused: null }];
  });
  return {
    removed: stayed.filter(isEmpty),
    changed: stayed.filter((one) => !isEmpty(one)),
  };
}
