import type { StockItem } from "@comanda/domain/stock/stock";
import type { StationDelivery } from "@comanda/domain/stock/group-deliveries-by-station";
import { formatStockAmount } from "@comanda/domain/stock/format-stock-amount";
import { deliveryMeasure } from "@comanda/domain/stock/delivery-measure";
import { noStock, stockAmount, stockUnit } from "@comanda/domain/stock/stock-amount";
import { exceedsStock } from "@comanda/domain/stock/receive-delivery";

import type { AllMessages } from "#language/all-messages.ts";

type Texts = {
  readonly items: readonly StockItem[];
  readonly decimalSeparator: string;
  readonly floor: AllMessages["floor"];
};

/** What was saved: how many items came, and what was taken away, such as "24 bottles taken from Singha bottle". */
export function savedText(deliveries: readonly StationDelivery[], texts: Texts): string {
  const { floor } = texts;
  const rows = rowsOf(deliveries);
  const taken = rows.filter(({ delivered }) => delivered < noStock);
  const added = rows.length - taken.length;
  const [first] = taken;
  const parts = added > 0 ? [floor.deliverySaved(added)] : [];
  if (first !== undefined && taken.length === 1) {
    const { name, amountOf } = namedItem(first, texts);
    parts.push(floor.takenFrom(amountOf(stockAmount(0 - first.delivered)), name));
  } else if (taken.length > 1) parts.push(floor.takenSum(taken.length));
  return parts.join(". ");
}

/** Why rows cannot be sent that take away more than is there; null if none does. */
export function tooMuchTakenText(
  deliveries: readonly StationDelivery[],
  texts: Texts,
): string | null {
  const { floor } = texts;
  const tooMuch = rowsOf(deliveries).filter(exceedsStock);
  const sentences = tooMuch.map((row) => {
    const { name, amountOf } = namedItem(row, texts);
    const left = stockAmount(row.currentCount - row.delivered);
    // The count is below zero after a timer used more than the computer knew of.
    return left > noStock ? floor.noMoreToTake(amountOf(left), name) : floor.nothingToTake(name);
  });
  return sentences.length === 0 ? null : sentences.join(". ");
}

function rowsOf(deliveries: readonly StationDelivery[]) {
  return deliveries.flatMap(({ stocks }) => stocks);
}

type Row = StationDelivery["stocks"][number];

/** An item that was retired meanwhile is called by its number. */
function namedItem({ stockItem }: Row, { items, decimalSeparator }: Texts) {
  const item = items.find(({ id }) => id === stockItem);
  const unit = item === undefined ? "" : unitOf(item);
  return {
    name: item?.name ?? `#${stockItem}`,
    amountOf: (amount: Row["delivered"]) =>
      `${formatStockAmount(amount, decimalSeparator)} ${unit}`.trim(),
  };
}

/** What staff count, unless it holds another amount than one unit. */
function unitOf(item: StockItem): string {
  const { name, size } = deliveryMeasure(item);
  return size === stockUnit ? name : item.unit;
}
