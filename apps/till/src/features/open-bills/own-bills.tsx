import type { BillId } from "@comanda/domain/id";
import { isRefusal } from "@comanda/domain/refusal";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

import { useAllMessages } from "#language/all-messages.ts";
import { useOutbox } from "#records/outbox-link.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";

import { BillTile, EndedBillTile } from "../bill-tile/index.ts";
import { showRefusal } from "../notice/index.ts";
import type { OwnBillsProps } from "../order-screen/index.ts";
import { loadBill, useCounter } from "../order/index.ts";
import { firstOnPhone } from "./first-on-phone.ts";
import styles from "./own-bills.module.css";
import { useOpenBillCards } from "./use-open-bill-cards.ts";
import { useWholeCards } from "./use-whole-cards.ts";

/** More fit on no screen of a till. */
const mostCards = 24;

/**
 * Stands where the order will be as long as there is none: the bills of the user, those that have waited longest first,
 * as many as fit, and how many more there are. A touch loads one.
 */
export function OwnBills({ reference, children, onFound }: OwnBillsProps) {
  const { order } = useAllMessages();
  const { places, cardOf } = useOpenBillCards(reference, "own");
  // Null until the file that knows it is here.
  const isCounter = useCounter(({ counter }) => counter?.isHere() ?? null);
  const [, navigate] = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const shown = useWholeCards(list);
  const hasBills = places.length > 0;
  const isDecided = useRef(false);
  const isOutboxHere = useOutbox(({ enqueue }) => enqueue !== null);
  const first = firstOnPhone({ isCounter, isOutboxHere, hasBills });
  // Once: the user may go back to the menu.
  useEffect(() => {
    if (isDecided.current || first === null) return;
    isDecided.current = true;
    if (first === "bills") onFound();
  }, [first, onFound]);
  if (!hasBills) {
    return isCounter === true ? (
      <Empty title={order.noBill} hint={order.emptyOrderHint} />
    ) : (
      children
    );
  }
  const more = places.slice(shown).filter((id) => cardOf(id)?.row.status === "open").length;
  return (
    <div className={styles["own"]} data-own-bills="">
      <h2 className={styles["heading"]}>{order.ownBills}</h2>
      <div className={styles["box"]}>
        <ul ref={list} aria-label={order.ownBills} className={styles["cards"]}>
          {places.slice(0, mostCards).map((id) => {
            const card = cardOf(id);
            return card?.row.status === "open" ? (
              <BillTile key={id} {...card} format={reference.moneyFormat} onPress={pressBill} />
            ) : (
              <EndedBillTile key={id} row={card?.row ?? null} />
            );
          })}
        </ul>
      </div>
      {more > 0 && (
        <Button kind="quiet" onClick={() => navigate("/bills-open")}>
          {order.moreOwnBills(more)}
        </Button>
      )}
    </div>
  );
}

function pressBill(id: BillId): void {
  const loaded = loadBill(id);
  if (isRefusal(loaded)) showRefusal(loaded);
}
