import type { Bill } from "@comanda/domain/bill/bill";
import type { LineKey } from "@comanda/domain/bill/line";
import type { SplitSide } from "@comanda/domain/bill/split-bill";
import { formatMoney } from "@comanda/domain/money/format-money";
import { totalsOfOpenBill } from "@comanda/domain/payment/bill-totals";
import { useMemo } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useStaffNames } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { NextIcon, PreviousIcon } from "#ui/icons.tsx";
import { AllBackIcon, AllOverIcon } from "#ui/move-icons.tsx";

import { lineTexts, orderRow, seatsText } from "../order-screen/index.ts";
import styles from "./split-lines.module.css";

type SplitLinesProps = {
  readonly title: string;
  readonly bill: Bill;
  readonly side: SplitSide;
  readonly reference: Reference;
  readonly onMoveOne: (line: LineKey) => void;
  readonly onMoveAll: () => void;
};

/** One of the two bills, with an arrow at each line and one for all lines. */
export function SplitLines(props: SplitLinesProps) {
  const { title, bill, side, reference, onMoveOne, onMoveAll } = props;
  const messages = useAllMessages();
  const { money } = messages;
  const staffNames = useStaffNames();
  const { menu, payTypes, currency, moneyFormat } = reference;
  const articles = useMemo(() => new Map(menu.articles.map((one) => [one.id, one])), [menu]);
  const parts = { articles, reference, staffNames, messages };
  const isFirst = side === "first";
  const { amount } = totalsOfOpenBill(bill, payTypes, currency);
  return (
    <section aria-label={title} className={styles["bill"]}>
      <header className={styles["head"]}>
        <h2>{title}</h2>
        <strong>{formatMoney(amount, moneyFormat)}</strong>
        <Button
          kind="plain"
          aria-label={isFirst ? money.moveAll : money.moveAllBack}
          disabled={bill.lines.length === 0}
          onClick={onMoveAll}
        >
          {isFirst ? <AllOverIcon /> : <AllBackIcon />}
        </Button>
      </header>
      {bill.lines.length === 0 && <Empty title={money.nothingHere} hint={money.nothingHereHint} />}
      <ul className={styles["lines"]}>
        {bill.lines.map((line) => {
          const row = orderRow(bill, line, currency);
          const texts = lineTexts(row, parts);
          return (
            <li key={line.key} className={row.isUnder ? styles["under"] : undefined}>
              <span>{texts.quantity}</span>
              <span>
                {texts.name}
                {row.seats.length > 0 && (
                  <span className={styles["seats"]}>{seatsText(row, messages)}</span>
                )}
              </span>
              <span>{texts.amount}</span>
              <Button
                kind="plain"
                aria-label={isFirst ? money.moveOne(texts.name) : money.moveOneBack(texts.name)}
                onClick={() => onMoveOne(line.key)}
              >
                {isFirst ? <NextIcon /> : <PreviousIcon />}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
