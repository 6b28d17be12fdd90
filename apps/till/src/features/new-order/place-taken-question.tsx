import type { Place } from "@comanda/domain/bill/bill";
import type { ReactNode } from "react";

import { useAllMessages } from "#language/all-messages.ts";

import styles from "./place-taken-question.module.css";

type PlaceTakenQuestionProps = {
  readonly place: Place;
  /** The buttons that answer it. */
  readonly children: ReactNode;
};

/** A table has one open bill, unless the user asks for a second one. */
export function PlaceTakenQuestion({ place, children }: PlaceTakenQuestionProps) {
  const { order } = useAllMessages();
  return (
    <div role="alert" className={styles["taken"]}>
      <p>{order.placeTaken(order[place.kind](place.name))}</p>
      {children}
    </div>
  );
}
