import type { Bill } from "@comanda/domain/bill/bill";
import type { LineKey } from "@comanda/domain/bill/line";
import { timeSinceText } from "@comanda/domain/time/date-time-text";
import type { TimeZone } from "@comanda/domain/time/local-time";
import { useMemo, useRef } from "react";

import { useMessages } from "#language/use-language.ts";
import { useOutbox } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";
import { useCurrentMinute } from "#records/use-current-minute.ts";
import { Empty } from "#ui/empty.tsx";

import type { OrderParts } from "./order-parts.ts";
import { OrderLine } from "./order-line.tsx";
import styles from "./order-list.module.css";
import { orderBlocks, type OrderBlock } from "./order-rows.ts";
import { createRows, type ShownRow } from "./shown-rows.ts";

type OrderListProps = {
  readonly bill: Bill;
  readonly selected: LineKey | null;
  readonly opened: LineKey | null;
  readonly parts: OrderParts | null;
  readonly reference: Reference;
  readonly staffNames: ReadonlyMap<number, string>;
  readonly zone: TimeZone;
  readonly isOpened: boolean;
  readonly onPress: (line: LineKey) => void;
};

/** The sent rounds, and the new lines below them. */
export function OrderList(props: OrderListProps) {
  const { bill, selected, opened, parts, reference, staffNames, zone, isOpened, onPress } = props;
  const messages = useMessages();
  const articles = useMemo(
    () => new Map(reference.menu.articles.map((article) => [article.id, article])),
    [reference],
  );
  const rowOf = useMemo(
    () => createRows({ articles, reference, staffNames, messages }),
    [articles, reference, staffNames, messages],
  );
  const list = useRef<HTMLDivElement>(null);
  const lines = useOutbox((state) => state.pendingLineKeys);
  const blocks = (parts?.courseBlocks ?? orderBlocks)(bill, rowOf);
  const fresh = blocks.filter(({ at }) => at === null);
  const hasManyNew = fresh.length > 1 || (fresh[0]?.rows.length ?? 0) > 1;
  if (blocks.length === 0) {
    return <Empty title={messages.order.emptyOrder} hint={messages.order.emptyOrderHint} />;
  }
  return (
    <>
      <div ref={list} className={styles["list"]} onPointerDown={parts?.startSwipe}>
        {blocks.map((block) => (
          <section key={block.rows[0]?.key} className={styles["block"]}>
            <div className={styles["head"]}>
              {parts !== null && typeof block.course === "number" ? (
                <parts.CourseHeading bill={bill} block={block} className={styles["heading"]} />
              ) : (
                <BlockHeading block={block} zone={zone} lines={lines} />
              )}
              {block === fresh[0] && hasManyNew && parts !== null && <parts.DropUnsent />}
            </div>
            <ul>
              {block.rows.map((row) => (
                <OrderLine
                  key={row.key}
                  lineKey={row.key}
                  texts={row.texts}
                  isUnder={row.isUnder}
                  isCredit={row.isCredit}
                  isRunning={row.isRunning}
                  isSelected={row.key === selected}
                  onPress={onPress}
                  tools={
                    row.key === opened && parts !== null ? (
                      <parts.LineTools lineKey={row.key} reference={reference} />
                    ) : null
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {parts !== null && <parts.NewLinesInSight list={list} bill={bill} isOpened={isOpened} />}
    </>
  );
}

type BlockHeadingProps = {
  readonly block: OrderBlock<ShownRow>;
  readonly zone: TimeZone;
  /** Keys of the lines that the server does not have. */
  readonly lines: ReadonlySet<string>;
};

function BlockHeading({ block: { at, rows }, zone, lines }: BlockHeadingProps) {
  const { offline, order } = useMessages();
  const now = useCurrentMinute();
  const isSent = !rows.some(({ key }) => lines.has(key));
  // Each press draws all headings.
  const time = useMemo(() => (at === null ? "" : timeSinceText(at, now, zone)), [at, now, zone]);
  const sentText = isSent ? order.sentAt(time) : offline.notSent;
  return <h2 className={styles["heading"]}>{at === null ? order.newLines : sentText}</h2>;
}
