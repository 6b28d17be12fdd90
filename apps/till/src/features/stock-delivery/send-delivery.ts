import { updateStock } from "@comanda/contract/stock";
import type { StockReply } from "@comanda/contract/stock-record";
import { isFormErrors, type FormErrors } from "@comanda/domain/form/field-error";
import {
  parseStockDeliveryForm,
  type StockDeliveryRowValues,
} from "@comanda/domain/form/stock-delivery-form";
import type { NumberSeparators } from "@comanda/domain/money/read-number";
import {
  groupDeliveriesByStation,
  type StationDelivery,
} from "@comanda/domain/stock/group-deliveries-by-station";
import { deliveryMeasure } from "@comanda/domain/stock/delivery-measure";
import type { StockItem } from "@comanda/domain/stock/stock";
import { noStock, stockUnit } from "@comanda/domain/stock/stock-amount";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { stationOf, type DeliveryState } from "./delivery-state.ts";

/** All rows with input, including those that the filters hide. */
export function typedRows(
  state: DeliveryState,
  items: readonly StockItem[],
  counts: ReadonlyMap<string, StockReply>,
): readonly StockDeliveryRowValues[] {
  const measures = new Map(items.map((item) => [item.id, deliveryMeasure(item)]));
  return [...state.quantities]
    .filter(([, quantity]) => quantity.trim() !== "")
    .map(([stockItem, quantity]) => {
      const station = stationOf(state, stockItem);
      const measure = measures.get(stockItem) ?? retiredItem;
      if (station === null) return { stockItem, quantity, measure, target: null };
      const { id, currentCount } = counts.get(countKey(station, stockItem)) ?? noCount;
      return { stockItem, quantity, measure, target: { id, station, currentCount } };
    });
}

/** An item retired during typing is refused by the server. */
const retiredItem = { name: "", size: stockUnit };
const noCount = { id: null, currentCount: noStock };

/** The lookup key for the count of an item at a station. */
export function countKey(station: number, stockItem: number): string {
  return `${station} ${stockItem}`;
}

/** The rows to send; those without a quantity or a station are left out. */
export function deliveriesOf(
  rows: readonly StockDeliveryRowValues[],
  signs: NumberSeparators,
): readonly StationDelivery[] | FormErrors {
  const parsed = parseStockDeliveryForm(rows, signs);
  return isFormErrors(parsed) ? parsed : groupDeliveriesByStation(parsed);
}

export async function sendDelivery(
  deliveries: readonly StationDelivery[],
): Promise<Failure | null> {
  const body = Object.fromEntries(
    deliveries.map(({ station, stocks }) => [
      String(station),
      { station, stocks: stocks.map((row) => ({ ...row })) },
    ]),
  );
  const outcome = await write(updateStock, { body });
  return outcome.ok ? null : outcome.failure;
}
