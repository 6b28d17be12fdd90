import type { BillId } from "@comanda/domain/id";
import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";
import { memo, type ReactNode } from "react";

import { useMessages } from "#language/use-language.ts";
import type { toBillRow } from "#records/bill-row.ts";
import { isProvisionalId, useOutbox } from "#records/outbox-link.ts";

import styles from "./bill-tile.module.css";
import { useGrowingCount } from "./use-growing-count.ts";

type BillRow = ReturnType<typeof toBillRow>;

type TilesProps = {
  readonly label?: string;
  readonly rows: readonly BillRow[];
  readonly children: (row: BillRow) => ReactNode;
};

export function BillTiles({ label, rows, children }: TilesProps) {
  const { count, end } = useGrowingCount(rows.length);
  return (
    <ul className={styles["tiles"]} aria-label={label}>
      {rows.slice(0, count).map(children)}
      {count < rows.length && <li ref={end} aria-hidden="true" className={styles["end"]} />}
    </ul>
  );
}

type BillTileProps = {
  readonly row: BillRow;
  readonly format: MoneyFormat;
  readonly onPress: (bill: BillId) => void;
  /** Omitted where a touch opens the bill instead of selecting it. */
  readonly isChosen?: boolean;
  /** Other users who have the bill open. */
  readonly others?: string;
};

/** Readable at arm's length. Memoized: of a thousand tiles, one changes at a time. */
export const BillTile = memo(function BillTile(props: BillTileProps) {
  const { row, format, onPress, isChosen, others = "" } = props;
  const { offline, order } = useMessages();
  const isWaiting = useOutbox(({ pendingCounts }) => pendingCounts.has(row.id));
  const isNew = isProvisionalId(row.id);
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        className={styles["tile"]}
        onClick={() => onPress(row.id)}
      >
        <span className={styles["place"]}>
          {row.table === "" ? order.room(row.room) : order.table(row.table)}
        </span>
        <span className={styles["amount"]}>{formatMoneyWithSign(row.amount, format)}</span>
        <span className={styles["more"]}>
          {isNew ? offline.notSent : order.billNumber(row.number)} · {row.staff}
        </span>
        {isWaiting && !isNew && <span className={styles["others"]}>{offline.notSent}</span>}
        {others !== "" && <span className={styles["others"]}>{order.onThisBill(others)}</span>}
      </button>
    </li>
  );
});
