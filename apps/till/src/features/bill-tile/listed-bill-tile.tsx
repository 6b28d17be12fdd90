import type { BillId } from "@comanda/domain/id";
import type { MoneyFormat } from "@comanda/domain/money/format-money";

import { BillTile, EndedBillTile } from "./bill-tile.tsx";
import type { ListedBill } from "./use-listed-open-bills.ts";

type ListedBillTileProps = {
  readonly listed: ListedBill;
  readonly format: MoneyFormat;
  readonly onPress: (bill: BillId) => void;
  /** Omitted where a touch opens the bill instead of selecting it. */
  readonly isChosen?: boolean;
};

/** A bill to choose from. One that is open but has to wait says why it cannot be chosen. */
export function ListedBillTile({ listed, ...tile }: ListedBillTileProps) {
  const { row, canBeChosen } = listed;
  if (row === null || (!canBeChosen && row.status !== "open")) return <EndedBillTile row={row} />;
  return <BillTile row={row} isDisabled={!canBeChosen} {...tile} />;
}
