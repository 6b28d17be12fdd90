import type { BillId } from "@comanda/domain/id";
import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";
import { memo, type ReactNode } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { toBillRow } from "#records/bill-row.ts";
import { isProvisionalId, useOutbox } from "#records/outbox-link.ts";
import { AttentionIcon, DoneIcon, PrinterIcon } from "#ui/icons.tsx";

import { shownNumber } from "../order/index.ts";
import styles from "./bill-tile.module.css";
import { useGrowingCount } from "./use-growing-count.ts";

type BillRow = ReturnType<typeof toBillRow>;

type TilesProps<Item> = {
  readonly label?: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
};

export function BillTiles<Item>({ label, items, children }: TilesProps<Item>) {
  const { count, end } = useGrowingCount(items.length);
  return (
    <ul className={styles["tiles"]} aria-label={label}>
      {items.slice(0, count).map(children)}
      {count < items.length && <li ref={end} aria-hidden="true" className={styles["end"]} />}
    </ul>
  );
}

type BillTileProps = {
  readonly row: BillRow;
  readonly format: MoneyFormat;
  readonly onPress: (bill: BillId) => void;
  /** Omitted where a touch opens the bill instead of selecting it. */
  readonly isChosen?: boolean;
  /** It cannot be chosen for now. */
  readonly isDisabled?: boolean;
  /** Other users who have the bill open. */
  readonly others?: string;
  readonly covers?: number | null;
  /** Since the last round. */
  readonly minutes?: number;
  /** Whether guests have a paper with all that was sent; omitted where it does not matter. */
  readonly isPrinted?: boolean;
};

/** Readable at arm's length. Memoized: of a thousand tiles, one changes at a time. */
export const BillTile = memo(function BillTile(props: BillTileProps) {
  const { row, format, onPress, isChosen, isDisabled = false } = props;
  const { others = "", covers = null, minutes, isPrinted } = props;
  const { order, floor, lines } = useAllMessages();
  const isWaiting = useOutbox(({ pendingCounts }) => pendingCounts.has(row.id));
  const isNew = isProvisionalId(row.id);
  const facts = [
    ...(row.servingWay === "here" ? [] : [lines.servingWays[row.servingWay]]),
    ...(covers === null ? [] : [order.covers(covers)]),
    ...(minutes === undefined ? [] : [floor.waited(minutes)]),
  ];
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={isDisabled}
        className={styles["tile"]}
        data-card={minutes !== undefined}
        onClick={() => onPress(row.id)}
      >
        <span className={styles["head"]}>
          <PlaceName row={row} />
          <span className={styles["amount"]}>{formatMoneyWithSign(row.amount, format)}</span>
        </span>
        {facts.length > 0 && <span className={styles["facts"]}>{facts.join(" · ")}</span>}
        <span className={styles["more"]}>
          {[...(isNew ? [] : [order.billNumber(shownNumber(row))]), row.staff].join(" · ")}
        </span>
        {isWaiting || isNew ? (
          <BillState state="not-sent" />
        ) : (
          isPrinted !== undefined && <BillState state={isPrinted ? "printed" : "sent"} />
        )}
        {others !== "" && <span className={styles["others"]}>{order.onThisBill(others)}</span>}
      </button>
    </li>
  );
});

/** The place of a bill that has ended since the screen was opened: no other bill moves there. */
export function EndedBillTile({ row }: { readonly row: BillRow | null }) {
  const { order } = useAllMessages();
  if (row === null) return <li aria-hidden="true" className={styles["ended"]} />;
  return (
    <li className={styles["ended"]}>
      <PlaceName row={row} />
      <span className={styles["more"]}>
        {order.billNumber(shownNumber(row))} · {order.status[row.status]}
      </span>
    </li>
  );
}

function PlaceName({ row: { table, room } }: { readonly row: BillRow }) {
  const { order } = useAllMessages();
  return (
    <span className={styles["place"]}>{table === "" ? order.room(room) : order.table(table)}</span>
  );
}

const stateIcons = { sent: DoneIcon, printed: PrinterIcon, "not-sent": AttentionIcon } as const;

/** Shown by a sign and a word, which colour-blind users can distinguish, too. */
function BillState({ state }: { readonly state: keyof typeof stateIcons }) {
  const { offline, floor } = useAllMessages();
  const words = { sent: floor.sent, printed: floor.billPrinted, "not-sent": offline.notSent };
  const StateIcon = stateIcons[state];
  return (
    <span className={styles["state"]} data-state={state}>
      <StateIcon />
      {words[state]}
    </span>
  );
}
