import { updateStock, type StockReply } from "@comanda/contract/stock";
import type { FormErrors } from "@comanda/domain/form/field-error";
import { isFormErrors } from "@comanda/domain/form/field-error";
import {
  parseStockDeliveryForm,
  type StockDeliveryRowValues,
} from "@comanda/domain/form/stock-delivery-form";
import type { NumberSigns } from "@comanda/domain/money/read-number";
import { deliverStock, type StationDelivery } from "@comanda/domain/stock/deliver-stock";
import { deliveryMeasure } from "@comanda/domain/stock/delivery-measure";
import type { StockItem } from "@comanda/domain/stock/stock";
import { noStock, stockUnit } from "@comanda/domain/stock/stock-amount";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { stationOf, type DeliveryState } from "./delivery-state.ts";

/** The rows in which something was typed, whether or not they are shown now. */
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
      const measure = measures.get(stockItem) ?? goneItem;
      if (station === null) return { stockItem, quantity, measure, target: null };
      const { id, currentCount } = counts.get(countKey(station, stockItem)) ?? neverCame;
      return { stockItem, quantity, measure, target: { id, station, currentCount } };
    });
}

/** Of an item that was retired while this was typed the server says so. */
const goneItem = { name: "", size: stockUnit };
const neverCame = { id: null, currentCount: noStock };

/** Where a count is found: how much of an item a station has. */
export function countKey(station: number, stockItem: number): string {
  return `${station} ${stockItem}`;
}

/** What goes to which station; without a quantity and a station nothing does. */
export function deliveriesOf(
  rows: readonly StockDeliveryRowValues[],
  signs: NumberSigns,
): readonly StationDelivery[] | FormErrors {
  const parsed = parseStockDeliveryForm(rows, signs);
  return isFormErrors(parsed) ? parsed : deliverStock(parsed);
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
