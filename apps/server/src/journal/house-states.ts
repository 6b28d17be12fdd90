import type { LocationId } from "@comanda/contract/wire";

import type { Tables } from "#database/tables.ts";

import type { Change } from "./changes.ts";

/**
 * Stands for the menu, the prices and the rules of a location from one change of them to the next: the same object,
 * the same house. What is read of it is remembered with it, and forgotten with it.
 */
export type HouseState = { readonly location: LocationId };

export type HouseStates = {
  /** The house as a write finds it that has its turn at this head of the journal. */
  readonly at: (location: LocationId, headHash: string) => HouseState;
  /** Called with what was written: whether the house is still the same at the head that the write leaves. */
  readonly moveOn: (house: HouseState, headHash: string, changes: readonly Change[]) => void;
};

/** What is written all evening and leaves the house as it is. Whatever is not named may change it. */
const ofTheEvening: ReadonlySet<string> = new Set<keyof Tables>([
  "bill",
  "bill_line",
  "customer",
  "paid_commission",
  "payment",
  "print_job",
  "report",
  "shift",
  "shift_count",
  "sign_in_event",
  "stock",
  "work_day",
]);

export function changesHouse(changes: readonly Change[]): boolean {
  return changes.some(({ table }) => isOfHouse(table));
}

/** Whether the menu, the prices or the rules stand in this table, for all that is known of it. */
export function isOfHouse(table: string): boolean {
  return !ofTheEvening.has(table);
}

/**
 * A hash names everything that was written up to it. So nothing need be known of commits: what was rolled back leaves
 * a head that nobody finds, and what another process wrote, one that nobody here knows.
 */
export function houseStates(): HouseStates {
  const newest = new Map<LocationId, { readonly hash: string; readonly house: HouseState }>();
  return {
    at: (location, hash) => {
      const known = newest.get(location);
      if (known?.hash === hash) return known.house;
      const house = { location };
      newest.set(location, { hash, house });
      return house;
    },
    moveOn: (house, hash, changes) => {
      if (!changesHouse(changes)) newest.set(house.location, { hash, house });
    },
  };
}
