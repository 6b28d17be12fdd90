import { useState } from "react";
import { useLocation } from "wouter";
import type { BillReply } from "@comanda/contract/bill-record";
import { dateTimeText } from "@comanda/domain/time/date-time-text";
import { instant } from "@comanda/domain/time/instant";
import { pressesIn } from "@comanda/sync/outbox/presses-in";

import { useFaultMessages } from "#language/fault-messages.ts";
import { useOutboxMessages } from "#language/outbox-messages.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Question } from "#ui/question.tsx";
import { useRecords, useRecordState } from "#records/use-records.ts";

import { dishFinder, itemNames } from "../item-names/index.ts";
import { showRefusal } from "../notice/index.ts";
import { TableQuestion } from "../table-question/index.ts";
import {
  requireSession,
  useOrder,
  parseStoredOrder,
  shownNumberOf,
  zoneOf,
  type StoredOrder,
} from "../order/index.ts";
import styles from "./orders-aside.module.css";
import { openOrderAside, wayToOpen } from "./set-order-aside.ts";
import {
  dishesAside,
  dropOrderAside,
  listOrdersAside,
  type OrderAside,
} from "./list-orders-aside.ts";

/** Lists this station's unsent orders that were set aside because the till failed with them. */
export function OrdersAside() {
  const fault = useFaultMessages();
  const [orders, setOrders] = useState(() => listOrdersAside(requireSession()));
  const handleChange = () => setOrders(listOrdersAside(requireSession()));
  if (orders.length === 0) return null;
  return (
    <section aria-label={fault.asideTitle} className={styles["aside"]}>
      <h2 className={styles["title"]}>{fault.asideTitle}</h2>
      <p>{fault.asideHint}</p>
      <ul className={styles["list"]}>
        {orders.map((order) => (
          <AsideRow key={order.name} order={order} onChange={handleChange} />
        ))}
      </ul>
    </section>
  );
}

type AsideRowProps = { readonly order: OrderAside; readonly onChange: () => void };

function AsideRow({ order, onChange }: AsideRowProps) {
  const fault = useFaultMessages();
  const { cancel } = useMessages();
  const [, navigate] = useLocation();
  const outbox = useOutboxMessages();
  const [isAsking, setIsAsking] = useState(false);
  const [isTableAsked, setIsTableAsked] = useState(false);
  const { name, lines, opens } = useAsideName(order);
  const handleOpen = (table?: string) => {
    const refusal = openOrderAside(order, table);
    if (refusal !== null) showRefusal(refusal);
    else if (useOrder.getState().bill !== null) navigate("/order");
  };
  const handleDrop = () => {
    dropOrderAside(order);
    onChange();
  };
  return (
    <li className={styles["row"]}>
      <p className={styles["name"]}>
        {name}
        {lines !== "" && <span className={styles["lines"]}>{lines}</span>}
      </p>
      {opens === "itself" && (
        <Button kind="plain" onClick={() => handleOpen()}>
          {fault.open}
        </Button>
      )}
      {opens === "a new order" && !isTableAsked && (
        <Button kind="plain" onClick={() => setIsTableAsked(true)}>
          {outbox.openAsNew}
        </Button>
      )}
      {isTableAsked && <TableQuestion label={outbox.whichTable} onTable={handleOpen} />}
      <Button kind="plain" onClick={() => setIsAsking(true)}>
        {fault.drop}
      </Button>
      {isAsking && (
        <Question
          title={fault.dropTitle(name)}
          no={cancel}
          yes={fault.drop}
          takesAway
          onNo={() => setIsAsking(false)}
          onYes={handleDrop}
        >
          {fault.dropText}
        </Question>
      )}
    </li>
  );
}

type AsideName = {
  readonly name: string;
  /** What it has, by name; empty for an order that cannot be read. */
  readonly lines: string;
  readonly opens: ReturnType<typeof wayToOpen>;
};

/** The table or room, the time it was set aside and the number of lines: "Table 5 · 20/11/2026 18:02 · 3 lines". */
function useAsideName({ atMs, text }: OrderAside): AsideName {
  const { order: words } = useMessages();
  const fault = useFaultMessages();
  const bills = useRecords((records) => records.bill);
  const linesOf = useLineNames();
  const session = requireSession();
  const order = parseStoredOrder(text, session.token.session)?.order ?? null;
  const time = dateTimeText(instant(atMs), zoneOf(session));
  if (order === null) return { name: `${fault.unreadable} · ${time}`, lines: "", opens: null };
  const { table, room, number } = placeOf(order, bills);
  const names = [
    number === null ? "" : words.billNumber(number),
    table === "" ? "" : words.table(table),
    room === "" ? "" : words.room(room),
  ];
  const parts = [...names, time, fault.lines(order.body.billItems.length)];
  return {
    name: parts.filter((part) => part !== "").join(" · "),
    lines: linesOf(order, text),
    opens: wayToOpen(order),
  };
}

/** The lines by name, such as "1 × Tonic with Gin" of what belongs to a dish that is not aside. */
function useLineNames(): (order: NonNullable<StoredOrder["order"]>, text: string) => string {
  const outbox = useOutboxMessages();
  const reference = useRecordState((state) => state.reference);
  const items = useRecords((records) => records.billItem);
  return ({ body }, text) => {
    if (reference === null) return "";
    const dishOf = dishFinder(dishesAside(text), items);
    return itemNames(pressesIn(body.billItems), { outbox, reference, dishOf }).join(", ");
  };
}

type BillPlace = { readonly table: string; readonly room: string; readonly number: number | null };
type Bills = ReadonlyMap<number, BillReply>;

function placeOf(order: NonNullable<StoredOrder["order"]>, bills: Bills): BillPlace {
  if (order.kind === "new") return { ...order.body, number: null };
  const bill = bills.get(order.body.id);
  return bill === undefined
    ? { table: "", room: "", number: order.body.id }
    : { ...bill, number: shownNumberOf(bill) };
}
