import type { StockReply } from "@comanda/contract/stock-record";
import type { StockItemId } from "@comanda/domain/id";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import type { StockItem } from "@comanda/domain/stock/stock";
import { noStock } from "@comanda/domain/stock/stock-amount";

import { useAllMessages } from "#language/all-messages.ts";
import { Pager } from "#ui/pager.tsx";
import { usePages } from "#ui/use-pages.ts";

import { DeliveryRow } from "./delivery-row.tsx";
import { stationOf, type DeliveryChange, type DeliveryState } from "./delivery-state.ts";
import styles from "./delivery-table.module.css";
import { countKey } from "./send-delivery.ts";

const rowsPerPage = 50;

type DeliveryTableProps = {
  readonly items: readonly StockItem[];
  readonly active: StockItemId | null;
  readonly state: DeliveryState;
  readonly counts: ReadonlyMap<string, StockReply>;
  readonly moneyFormat: MoneyFormat;
  readonly onChange: (change: DeliveryChange) => void;
};

export function DeliveryTable(props: DeliveryTableProps) {
  const { items, active, state, counts, moneyFormat, onChange } = props;
  const { floor, nextPage, previousPage, pagePosition } = useAllMessages();
  const { page, pages, rows, turnTo, table } = usePages(items, rowsPerPage);
  const headings = [
    floor.stockItem,
    floor.alarmLevel,
    floor.standardOrder,
    floor.buyingPrice,
    floor.size,
    floor.countType,
    floor.currentCount,
    floor.targetStation,
    floor.delivered,
  ];
  return (
    <>
      <table ref={table} className={styles["table"]} aria-label={floor.deliveryTitle}>
        <thead className={styles["head"]}>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => {
            const station = stationOf(state, item.id);
            return (
              <DeliveryRow
                key={item.id}
                item={item}
                count={station === null ? null : countAt(counts, station, item.id)}
                station={station}
                quantity={state.quantities.get(item.id) ?? ""}
                isActive={item.id === active}
                moneyFormat={moneyFormat}
                onChange={onChange}
              />
            );
          })}
        </tbody>
      </table>
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          texts={{
            previous: previousPage,
            next: nextPage,
            position: pagePosition(page + 1, pages),
          }}
          onTurn={turnTo}
        />
      )}
    </>
  );
}

function countAt(counts: DeliveryTableProps["counts"], station: number, item: number) {
  return counts.get(countKey(station, item))?.currentCount ?? noStock;
}
