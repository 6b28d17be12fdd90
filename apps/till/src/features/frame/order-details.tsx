import type { Bill } from "@comanda/domain/bill/bill";

import type { Messages } from "#language/english.ts";
import { useMessages } from "#language/use-language.ts";
import { isProvisionalId } from "#records/outbox-link.ts";
import { useOtherViewers } from "#records/use-other-viewers.ts";
import { useRecords, useStaffNames } from "#records/use-records.ts";

import { shownNumber, useOrder } from "../order/index.ts";
import styles from "./order-details.module.css";

/** Number, table or room, covers, customer, staff and status of the current order. */
export function OrderDetails() {
  const messages = useMessages();
  const { order, customers: texts } = messages;
  const bill = useOrder((state) => state.bill);
  const customers = useRecords((records) => records.customer);
  const staffNames = useStaffNames();
  const atHand = useOtherViewers();
  if (bill === null) return <p className={styles["none"]}>{order.noBill}</p>;
  const number = shownNumber(bill);
  const others = bill.id === null ? "" : atHand(bill.id);
  const { place } = bill;
  const placeText = place === null ? "" : order[place.kind](place.name);
  const customer =
    bill.customer === null ? order.walkIn : (customers.get(bill.customer)?.name ?? texts.guest);
  const staff = bill.staff === null ? undefined : staffNames.get(bill.staff);
  const more = [bill.cover === null ? "" : order.covers(bill.cover), customer, staff ?? ""];
  return (
    <div className={styles["details"]}>
      <p className={styles["place"]}>
        <span className={styles["mark"]}>{orderTitle(bill, number, messages)}</span>
        <span className={styles["where"]}> · {placeText}</span>
      </p>
      <p className={styles["more"]}>
        {others !== "" && <span className={styles["others"]}>{order.onThisBill(others)}</span>}
        <span className={styles["status"]}>{order.status[bill.status]}</span>
        {more.filter((text) => text !== "").join(" · ")}
      </p>
    </div>
  );
}

/** Its number, once the server has assigned one. */
function orderTitle({ id }: Bill, number: number | null, { offline, order }: Messages): string {
  if (isProvisionalId(id)) return offline.notSent;
  return number === null ? order.newOrderMark : order.billNumber(number);
}
