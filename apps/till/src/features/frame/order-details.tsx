import type { Bill } from "@comanda/domain/bill/bill";

import type { Session } from "#api/session.ts";
import type { Messages } from "#language/language.ts";
import { useMessages } from "#language/use-language.ts";
import { isProvisionalId } from "#records/outbox-link.ts";
import { useOtherViewers } from "#records/use-other-viewers.ts";
import { useRecords, useStaffNames } from "#records/use-records.ts";

import { shownNumber, useOrder } from "../order/index.ts";
import styles from "./order-details.module.css";
import { useChangeFacts } from "./use-change-facts.ts";

/** Number, table or room, covers, customer, staff and status of the current order; a touch on a fact changes it. */
export function OrderDetails({ session }: { readonly session: Session }) {
  const messages = useMessages();
  const { order, customers: texts } = messages;
  const bill = useOrder((state) => state.bill);
  const customers = useRecords((records) => records.customer);
  const staffNames = useStaffNames();
  const viewersOf = useOtherViewers();
  const change = useChangeFacts(session);
  if (bill === null) return <p className={styles["none"]}>{order.noBill}</p>;
  const number = shownNumber(bill);
  const others = bill.id === null ? "" : viewersOf(bill.id);
  const { place } = bill;
  const placeText = place === null ? "" : order[place.kind](place.name);
  const customer =
    bill.customer === null ? order.walkIn : (customers.get(bill.customer)?.name ?? texts.guest);
  const staff = bill.staff === null ? undefined : staffNames.get(bill.staff);
  const facts = [
    { text: bill.cover === null ? "" : order.covers(bill.cover), onPress: change.covers },
    { text: customer, onPress: change.customer },
    { text: staff ?? "", onPress: change.staff },
  ].filter(({ text }) => text !== "");
  return (
    <div className={styles["details"]}>
      <button type="button" className={styles["fact"]} onClick={change.place}>
        <span className={styles["place"]}>
          <span className={styles["mark"]}>{orderTitle(bill, number, messages)}</span>
          <span className={styles["where"]}> · {placeText}</span>
        </span>
        <span className={styles["more"]}>
          {others !== "" && <span className={styles["others"]}>{order.onThisBill(others)}</span>}
          <span className={styles["status"]}>{order.status[bill.status]}</span>
          <span className={styles["rest"]}>{facts.map(({ text }) => text).join(" · ")}</span>
        </span>
      </button>
      {facts.map(({ text, onPress }) => (
        <button key={text} type="button" className={styles["chip"]} onClick={onPress}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** Its number, once the server has assigned one. */
function orderTitle({ id }: Bill, number: number | null, { offline, order }: Messages): string {
  if (isProvisionalId(id)) return offline.notSent;
  return number === null ? order.newOrderMark : order.billNumber(number);
}
