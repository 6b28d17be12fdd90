import type { Intent } from "./intent.ts";

/** How many orders a device keeps for a sale point. */
export type KeptOrders = {
  readonly place: string;
  /** Empty if an earlier release stored them. */
  readonly name: string;
  readonly count: number;
};

/** What the server does not have and this sale point does not send, by sale point; null for a till that is at none. */
export function keptElsewhere(all: readonly Intent[], place: string | null): readonly KeptOrders[] {
  const kept = new Map<string, KeptOrders>();
  for (const intent of all) {
    if (intent.done !== null || intent.place === place) continue;
    const count = (kept.get(intent.place)?.count ?? 0) + 1;
    kept.set(intent.place, { place: intent.place, name: intent.placeName, count });
  }
  return [...kept.values()];
}
