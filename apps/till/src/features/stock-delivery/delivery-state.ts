import type { StationId, StockItemId } from "@comanda/domain/id";
import { padLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressPadKey, typeIntoPad } from "@comanda/domain/input-pad/press-pad-key";

/** What was typed and chosen on the delivery screen. */
export type DeliveryState = {
  /** Where everything goes that has no station of its own. */
  readonly station: StationId | null;
  readonly stations: ReadonlyMap<StockItemId, StationId | null>;
  readonly quantities: ReadonlyMap<StockItemId, string>;
  /** The row that the pad types into. */
  readonly active: StockItemId | null;
};

export type DeliveryChange =
  | { readonly kind: "focus"; readonly item: StockItemId }
  | { readonly kind: "type"; readonly item: StockItemId; readonly text: string }
  | { readonly kind: "press"; readonly item: StockItemId; readonly key: string }
  | { readonly kind: "aim"; readonly item: StockItemId; readonly station: StationId | null }
  | { readonly kind: "aim-all"; readonly station: StationId | null }
  /** These were sent; what is left still has to be. */
  | { readonly kind: "sent"; readonly items: ReadonlySet<StockItemId> };

export function changeDelivery(state: DeliveryState, change: DeliveryChange): DeliveryState {
  switch (change.kind) {
    case "focus":
      return { ...state, active: change.item };
    case "type":
      return typed(state, change.item, typeIntoPad("", change.text, padLimits.amount));
    case "press": {
      const before = state.quantities.get(change.item) ?? "";
      return typed(state, change.item, pressPadKey(before, change.key, padLimits.amount));
    }
    case "aim":
      return { ...state, stations: new Map(state.stations).set(change.item, change.station) };
    case "aim-all":
      return { ...state, station: change.station, stations: new Map() };
    case "sent": {
      const left = [...state.quantities].filter(([item]) => !change.items.has(item));
      return { ...state, quantities: new Map(left) };
    }
  }
}

function typed(state: DeliveryState, item: StockItemId, text: string): DeliveryState {
  return { ...state, active: item, quantities: new Map(state.quantities).set(item, text) };
}

export function stationOf({ station, stations }: DeliveryState, item: StockItemId) {
  return stations.has(item) ? (stations.get(item) ?? null) : station;
}
