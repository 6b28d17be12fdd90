import type { Bill } from "@comanda/domain/bill/bill";
import type { LineKey } from "@comanda/domain/bill/line";
import { dateTimeText } from "@comanda/domain/time/date-time-text";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { useEffect, useMemo, useRef } from "react";

import type { Messages } from "#language/english.ts";
import { useMessages } from "#language/use-language.ts";
import { useOutbox } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";
import { Empty } from "#ui/empty.tsx";

import { lineTexts } from "./line-texts.ts";
import { OrderLine } from "./order-line.tsx";
import styles from "./order-list.module.css";
import { orderBlocks, type OrderBlock } from "./order-rows.ts";

type OrderListProps = {
  readonly bill: Bill;
  readonly selected: LineKey | null;
  readonly reference: Reference;
  readonly staffNames: ReadonlyMap<number, string>;
  readonly zone: TimeZone;
  readonly isOpened: boolean;
  readonly onPress: (line: LineKey) => void;
};

/** The sent rounds, and the new lines below them. */
export function OrderList(props: OrderListProps) {
  const { bill, selected, reference, staffNames, zone, isOpened, onPress } = props;
  const messages = useMessages();
  const end = useRef<HTMLDivElement>(null);
  const articles = useMemo(
    () => new Map(reference.menu.articles.map((article) => [article.id, article])),
    [reference],
  );
  const parts = useMemo(
    () => ({ articles, reference, staffNames, messages }),
    [articles, reference, staffNames, messages],
  );
  // Scrolls to the line that was pressed last.
  const count = bill.lines.length;
  useEffect(() => {
    if (count > 0 || isOpened) end.current?.scrollIntoView({ block: "nearest" });
  }, [count, isOpened]);
  const lines = useOutbox((state) => state.pendingLineKeys);
  const blocks = orderBlocks(bill, reference.currency);
  if (blocks.length === 0) {
    return <Empty title={messages.order.emptyOrder} hint={messages.order.emptyOrderHint} />;
  }
  return (
    <div className={styles["list"]}>
      {blocks.map((block) => (
        <section key={block.rows[0]?.key} className={styles["block"]}>
          <h2 className={styles["heading"]}>{headingOf(block, { zone, lines, messages })}</h2>
          <ul>
            {block.rows.map((row) => (
              <OrderLine
                key={row.key}
                lineKey={row.key}
                texts={lineTexts(row, parts)}
                isUnder={row.isUnder}
                isCredit={row.isCredit}
                isRunning={row.isRunning}
                isSelected={row.key === selected}
                onPress={onPress}
              />
            ))}
          </ul>
        </section>
      ))}
      <div ref={end} />
    </div>
  );
}

type Heading = {
  readonly zone: TimeZone;
  /** Keys of the lines that the server does not have. */
  readonly lines: ReadonlySet<string>;
  readonly messages: Messages;
};

function headingOf({ at, rows }: OrderBlock, { zone, lines, messages }: Heading): string {
  const { offline, order } = messages;
  if (at === null) return order.newLines;
  const isSent = !rows.some(({ key }) => lines.has(key));
  return isSent ? order.sentAt(dateTimeText(at, zone).slice(-5)) : offline.notSent;
}
