import { toBill } from "@comanda/contract/bill-record";
import type { Place } from "@comanda/domain/bill/bill";
import { freePlaces } from "@comanda/domain/bill/free-places";

import { recordStore } from "#records/record-store.ts";

import { requireSession } from "../order/index.ts";

/** Where the guests of today sat who have left. */
export function findFreePlaces(): readonly Place[] {
  const { bill } = recordStore.getState().records;
  const counters = requireSession().stations.filter(({ isCounter }) => isCounter);
  return freePlaces(
    [...bill.values()].map((record) => toBill(record, [])),
    counters.map(({ name }) => name),
  );
}
