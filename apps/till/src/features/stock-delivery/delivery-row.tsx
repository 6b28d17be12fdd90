import type { StationId } from "@comanda/domain/id";
import { stockLimits } from "@comanda/domain/input-pad/pad-limits";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { isAtAlarmLevel, type StockItem } from "@comanda/domain/stock/stock";
import type { StockAmount } from "@comanda/domain/stock/stock-amount";
import { formatStockAmount } from "@comanda/domain/stock/format-stock-amount";
import { memo } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { AttentionIcon } from "#ui/icons.tsx";
import { PadField } from "#ui/pad-field.tsx";

import type { DeliveryChange } from "./delivery-state.ts";
import { deliveryText } from "./delivery-text.ts";
import styles from "./delivery-table.module.css";
import { StationSelect } from "./station-select.tsx";

type DeliveryRowProps = {
  readonly item: StockItem;
  /** At the row's station; null without a station. */
  readonly count: StockAmount | null;
  readonly station: StationId | null;
  readonly quantity: string;
  readonly isActive: boolean;
  readonly moneyFormat: MoneyFormat;
  readonly onChange: (change: DeliveryChange) => void;
};

export const DeliveryRow = memo(function DeliveryRow(props: DeliveryRowProps) {
  const { item, count, station, quantity, isActive, moneyFormat, onChange } = props;
  const { floor } = useAllMessages();
  const amount = (value: StockAmount) =>
    `${formatStockAmount(value, moneyFormat.decimalSeparator)} ${item.unit}`;
  const isLow = count !== null && isAtAlarmLevel(item, count);
  return (
    <tr
      className={styles["row"]}
      data-active={isActive}
      data-low={isLow}
      // On a phone the pad would cover the end of the list.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
    >
      <th scope="row" className={styles["name"]}>
        {item.name}
      </th>
      <td data-label={floor.alarmLevel}>{amount(item.alarmLevel)}</td>
      <td data-label={floor.standardOrder}>{amount(item.standardOrder)}</td>
      <td data-label={floor.buyingPrice}>{formatMoney(item.cost, moneyFormat)}</td>
      <td data-label={floor.size}>{amount(item.size)}</td>
      <td data-label={floor.countType}>{item.count}</td>
      <td data-label={floor.currentCount} className={styles["now"]}>
        {count === null ? "–" : amount(count)}
        {isLow && (
          <span className={styles["low"]}>
            <AttentionIcon />
            {floor.low}
          </span>
        )}
      </td>
      <td className={styles["station"]}>
        <StationSelect
          label={floor.stationOf(item.name)}
          station={station}
          onChoose={(chosen) => onChange({ kind: "aim", item: item.id, station: chosen })}
        />
      </td>
      <td className={styles["quantity"]}>
        <PadField
          label={floor.quantityOf(item.name)}
          isLabelShown={false}
          value={quantity}
          onFocus={() => onChange({ kind: "focus", item: item.id })}
          onChange={(text) => {
            const limits = stockLimits(moneyFormat);
            onChange({ kind: "type", item: item.id, text, limits });
          }}
        />
        <span className={styles["measure"]}>{deliveryText(item, quantity, moneyFormat)}</span>
      </td>
    </tr>
  );
});
