import {
  chargePlaces,
  findFreePlace,
  findLastFreePlace,
  methodPlaces,
  type PlaceRange,
} from "./find-free-place.ts";
import { payTypeIndex } from "./pay-type.ts";
import { payTypeListOf, type PlacedPayType } from "./pay-type-list.ts";

/** A pay type that holds its place, also while it is retired, because it may come back. */
export type PlaceHolder = PlacedPayType & { readonly isRetired: boolean };

/** The roles in which a venue may add pay types. */
export const newPayTypeRoles = ["charge", "method", "invoice"] as const;

export type NewPayType = {
  readonly role: (typeof newPayTypeRoles)[number];
  readonly isVat: boolean;
};

/** Where the first of a list goes, so that others fit before it. */
const firstPlaces = { taxes: 600, charges: 500, methods: 850 } as const;

/**
 * The place of a new pay type is the end of its list; charges come before taxes, which are usually computed on them.
 * Null if no place of its kind is free.
 */
export function placePayType(
  { role, isVat }: NewPayType,
  holders: readonly PlaceHolder[],
): number | null {
  const taken = new Set(holders.map(({ indexNumber }) => indexNumber));
  const inUse = holders.filter(({ isRetired }) => !isRetired);
  switch (role) {
    case "invoice":
      return taken.has(payTypeIndex.invoice) ? null : payTypeIndex.invoice;
    case "method":
      return placeMethod(inUse, new Set([...taken, payTypeIndex.invoice]));
    case "charge":
      return (
        (isVat ? placeTax(inUse, taken) : placeCharge(inUse, taken)) ??
        findLastFreePlace(taken, chargePlaces)
      );
  }
}

function placeMethod(inUse: readonly PlacedPayType[], taken: ReadonlySet<number>): number | null {
  const behind = { ...methodPlaces, low: lastPlace(inUse, methodPlaces) };
  return (
    findFreePlace(taken, behind, firstPlaces.methods) ?? findLastFreePlace(taken, methodPlaces)
  );
}

function placeTax(inUse: readonly PlacedPayType[], taken: ReadonlySet<number>): number | null {
  const behind = { ...chargePlaces, low: lastPlace(inUse, chargePlaces) };
  return findFreePlace(taken, behind, firstPlaces.taxes);
}

/** Behind the other charges, before the taxes behind them. */
function placeCharge(inUse: readonly PlacedPayType[], taken: ReadonlySet<number>): number | null {
  const charges = inUse.filter((one) => payTypeListOf(one) === "charges");
  const low = lastPlace(charges, chargePlaces);
  const taxes = inUse.filter((one) => payTypeListOf(one) === "taxes" && one.indexNumber > low);
  const high = Math.min(chargePlaces.high, ...taxes.map(({ indexNumber }) => indexNumber));
  return findFreePlace(taken, { low, high }, firstPlaces.charges);
}

function lastPlace(inUse: readonly PlacedPayType[], { low, high }: PlaceRange): number {
  const places = inUse.map(({ indexNumber }) => indexNumber);
  return Math.max(low, ...places.filter((place) => place > low && place < high));
}
