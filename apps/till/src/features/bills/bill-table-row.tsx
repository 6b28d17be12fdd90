import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { dateTimeText } from "@comanda/domain/time/date-time-text";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { memo } from "react";

import { useAllMessages } from "#language/all-messages.ts";

import styles from "./bills-table.module.css";
import type { ShownBillRow } from "./filter-and-sort-bills.ts";

type BillTableRowProps = {
  readonly row: ShownBillRow;
  /** It no longer belongs to the list nor counts in its sum, and only keeps its place. */
  readonly isGone: boolean;
  readonly zone: TimeZone;
  readonly moneyFormat: MoneyFormat;
  readonly onPress: (row: ShownBillRow) => void;
};

/** The button with the number covers the whole row. */
export const BillTableRow = memo(function BillTableRow(props: BillTableRowProps) {
  const { row, isGone, zone, moneyFormat, onPress } = props;
  const { floor, order } = useAllMessages();
  const showBill =
    row.ofDay === ""
      ? floor.showBill(row.shownNumber)
      : floor.showBillOf(row.shownNumber, row.ofDay);
  return (
    <tr className={styles["row"]} data-status={row.status} data-gone={isGone}>
      <td data-column="number">
        <button
          type="button"
          className={styles["show"]}
          aria-label={showBill}
          onClick={() => onPress(row)}
        >
          {order.billNumber(row.shownNumber)}
        </button>
        {row.ofDay !== "" && <span className={styles["of-day"]}>{row.ofDay}</span>}
      </td>
      <td data-column="updatedAt">{dateTimeText(row.updatedAt, zone)}</td>
      <td data-column="table">
        <PlaceCell label={floor.columns.table} name={row.table} />
      </td>
      <td data-column="room">
        <PlaceCell label={floor.columns.room} name={row.room} />
      </td>
      <td data-column="staff">{row.staff}</td>
      <td data-column="status">
        <span className={styles["status"]}>{order.status[row.status]}</span>
      </td>
      <td data-column="amount">{formatMoney(row.amount, moneyFormat)}</td>
    </tr>
  );
});

/** A phone has no column headings, so each place is labelled as a table or a room. */
function PlaceCell({ label, name }: { readonly label: string; readonly name: string }) {
  if (name === "") return null;
  return (
    <>
      <span className={styles["place-label"]}>{label} </span>
      {name}
    </>
  );
}
