import type { StationId, StockItemId } from "@comanda/domain/id";
import type { PadLimits } from "@comanda/domain/input-pad/pad-limits";
import { pressSignedKey, typeSignedNumber } from "@comanda/domain/input-pad/signed-number";

/** The typed values and selections of the delivery screen. */
export type DeliveryState = {
  /** The station for rows without one of their own. */
  readonly station: StationId | null;
  readonly stations: ReadonlyMap<StockItemId, StationId | null>;
  readonly quantities: ReadonlyMap<StockItemId, string>;
  /** The row that the pad types into. */
  readonly active: StockItemId | null;
};

export type DeliveryChange =
  | { readonly kind: "focus"; readonly item: StockItemId }
  | {
      readonly kind: "type";
      readonly item: StockItemId;
      readonly text: string;
      readonly limits: PadLimits;
    }
  | {
      readonly kind: "press";
      readonly item: StockItemId;
      readonly key: string;
      readonly limits: PadLimits;
    }
  | { readonly kind: "aim"; readonly item: StockItemId; readonly station: StationId | null }
  | { readonly kind: "aim-all"; readonly station: StationId | null }
  /** These were sent; what is left still has to be. */
  | { readonly kind: "sent"; readonly items: ReadonlySet<StockItemId> };

export function changeDelivery(state: DeliveryState, change: DeliveryChange): DeliveryState {
  switch (change.kind) {
    case "focus":
      return { ...state, active: change.item };
    case "type":
      return typed(
        state,
        change.item,
        typeSignedNumber(textOf(state, change.item), change.text, change.limits),
      );
    case "press":
      return typed(
        state,
        change.item,
        pressSignedKey(textOf(state, change.item), change.key, change.limits),
      );
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

export function textOf({ quantities }: DeliveryState, item: StockItemId): string {
  return quantities.get(item) ?? "";
}

export function stationOf({ station, stations }: DeliveryState, item: StockItemId) {
  return stations.has(item) ? (stations.get(item) ?? null) : station;
}
