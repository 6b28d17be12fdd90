import type { LineKey } from "@comanda/domain/bill/line";
import { memo, type ReactNode } from "react";

import { useMessages } from "#language/use-language.ts";
import { ClockIcon } from "#ui/icons.tsx";
import { useTap } from "#ui/use-tap.ts";

import styles from "./order-line.module.css";

export type OrderLineTexts = {
  readonly quantity: string;
  readonly name: string;
  /** Level, note, or who earns the commission. */
  readonly details: string;
  readonly amount: string;
};

type OrderLineProps = {
  readonly lineKey: LineKey;
  readonly texts: OrderLineTexts;
  readonly isUnder: boolean;
  readonly isCredit: boolean;
  readonly isRunning: boolean;
  readonly isSelected: boolean;
  readonly onPress: (line: LineKey) => void;
  /** What can be done to the line, if it is open. */
  readonly tools: ReactNode;
};

/** A line of the order. Its texts are passed in as strings, so that an unchanged line is not rendered again. */
export const OrderLine = memo(
  function OrderLine(props: OrderLineProps) {
    const { lineKey, texts, isUnder, isCredit, isRunning, isSelected, onPress, tools } = props;
    const { order } = useMessages();
    const tap = useTap(() => onPress(lineKey));
    const kinds = [isUnder && "under", isCredit && "credit"].filter((kind) => kind !== false);
    return (
      <li>
        <button
          type="button"
          aria-pressed={isSelected}
          data-line={lineKey}
          className={[styles["line"], ...kinds.map((kind) => styles[kind])].join(" ")}
          {...tap}
        >
          <span className={styles["quantity"]}>{texts.quantity}</span>
          <span className={styles["name"]}>
            {texts.name}
            {isRunning && (
              <span className={styles["running"]}>
                <ClockIcon /> {order.running}
              </span>
            )}
            {texts.details !== "" && <span className={styles["details"]}>{texts.details}</span>}
          </span>
          <span className={styles["amount"]}>{texts.amount}</span>
        </button>
        {tools}
      </li>
    );
  },
  (one, other) =>
    one.lineKey === other.lineKey &&
    one.isSelected === other.isSelected &&
    one.isRunning === other.isRunning &&
    one.onPress === other.onPress &&
    one.tools === other.tools &&
    one.texts.quantity === other.texts.quantity &&
    one.texts.name === other.texts.name &&
    one.texts.details === other.texts.details &&
    one.texts.amount === other.texts.amount,
);
