import { useState } from "react";
import { useLocation } from "wouter";

import { useFaultMessages } from "#language/fault-messages.ts";
import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";
import { Question } from "#ui/question.tsx";

import { showRefusal } from "../notice/index.ts";
import { requireSession, useOrder } from "../order/index.ts";
import { useAsideName } from "./aside-name.ts";
import styles from "./orders-aside.module.css";
import { openOrderAside } from "./set-order-aside.ts";
import { dropOrderAside, listOrdersAside, type OrderAside } from "./list-orders-aside.ts";

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
  const [isAsking, setIsAsking] = useState(false);
  const { name, canBeOpened } = useAsideName(order);
  const handleOpen = () => {
    const refusal = openOrderAside(order);
    if (refusal !== null) showRefusal(refusal);
    else if (useOrder.getState().bill !== null) navigate("/order");
  };
  const handleDrop = () => {
    dropOrderAside(order);
    onChange();
  };
  return (
    <li className={styles["row"]}>
      <p className={styles["name"]}>{name}</p>
      {canBeOpened && (
        <Button kind="plain" onClick={handleOpen}>
          {fault.open}
        </Button>
      )}
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
