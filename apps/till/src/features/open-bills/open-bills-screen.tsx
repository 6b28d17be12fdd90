import { countOpenBills, sortBills } from "@comanda/domain/bill/list-bills";
import { formatMoney } from "@comanda/domain/money/format-money";
import { isRefusal } from "@comanda/domain/refusal";
import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { useTitle } from "#language/use-title.ts";
import { billRow } from "#records/bill-row.ts";
import { isProvisional, useOutbox } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";
import { useAtHand } from "#records/use-at-hand.ts";
import { useRecords, useStaffNames } from "#records/use-records.ts";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";

import { sayRefusal } from "../notice/index.ts";
import { loadBill } from "../order/index.ts";
import styles from "./open-bills-screen.module.css";

/** Every bill that guests still sit at; a touch brings it to the order. */
export function OpenBillsScreen({ reference }: { readonly reference: Reference }) {
  const { offline, order } = useMessages();
  useTitle(order.openBillsTitle);
  const [, navigate] = useLocation();
  const bills = useRecords((records) => records.bill);
  const staffNames = useStaffNames();
  const atHand = useAtHand();
  const waiting = useOutbox((state) => state.waiting);
  const rows = [...bills.values()]
    .filter(({ status }) => status === 0)
    .map((bill) => billRow(bill, staffNames));
  const { count, total } = countOpenBills(rows);
  const handlePress = (id: (typeof rows)[number]["id"]) => {
    const loaded = loadBill(id);
    if (isRefusal(loaded)) sayRefusal(loaded);
    else navigate("/order");
  };
  return (
    <Screen
      title={order.openBillsTitle}
      aside={
        <p className={styles["sum"]}>
          {order.openBillsSum(count, formatMoney(total, reference.moneyFormat))}
        </p>
      }
    >
      {count === 0 && <Empty title={order.noOpenBills} hint={order.noOpenBillsHint} />}
      <ul className={styles["bills"]}>
        {sortBills(rows, { column: "number", direction: "down" }).map((row) => (
          <li key={row.id}>
            <button type="button" className={styles["bill"]} onClick={() => handlePress(row.id)}>
              <span className={styles["place"]}>
                {row.table === "" ? order.room(row.room) : order.table(row.table)}
              </span>
              <span className={styles["amount"]}>
                {formatMoney(row.amount, reference.moneyFormat)}
              </span>
              <span className={styles["more"]}>
                {isProvisional(row.id) ? offline.notSent : order.billNumber(row.number)} ·{" "}
                {row.staff}
              </span>
              {waiting.has(row.id) && !isProvisional(row.id) && (
                <span className={styles["others"]}>{offline.notSent}</span>
              )}
              {atHand(row.id) !== "" && (
                <span className={styles["others"]}>{order.onThisBill(atHand(row.id))}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
