import { toBill } from "@comanda/contract/bill-record";
import type { Place } from "@comanda/domain/bill/bill";
import { freePlaces } from "@comanda/domain/bill/free-places";
import { placeOfTable } from "@comanda/domain/floor/floor";

import { recordStore } from "#records/record-store.ts";

import { requireReference, requireSession } from "../order/index.ts";

/** Where the guests of today sat who have left, and the tables of the floor plan where nobody sits. */
export function findFreePlaces(): readonly Place[] {
  const { bill } = recordStore.getState().records;
  const counters = requireSession().stations.filter(({ isCounter }) => isCounter);
  return freePlaces(
    [...bill.values()].map((record) => toBill(record, [])),
    counters.map(({ name }) => name),
    requireReference().floor.tables.map(placeOfTable),
  );
}
