import type { RefundableLine } from "@comanda/contract/refund";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";

import styles from "./refund.module.css";
import type { ChosenLines } from "./use-refund.ts";

type RefundLinesProps = {
  readonly lines: readonly RefundableLine[];
  readonly chosen: ChosenLines;
  readonly onChoose: (chosen: ChosenLines) => void;
};

/** What is left of the bill, and how many of each go back. */
export function RefundLines({ lines, chosen, onChoose }: RefundLinesProps) {
  const { refunds } = useAllMessages();
  const left = lines.filter((line) => line.left > 0);
  const isWhole = left.every((line) => chosen.get(line.key) === line.left);
  const all = new Map(left.map((line) => [line.key, line.left]));
  return (
    <>
      <Button
        kind="plain"
        aria-pressed={isWhole}
        onClick={() => onChoose(isWhole ? new Map() : all)}
      >
        {refunds.wholeBill}
      </Button>
      <ul className={styles["lines"]} aria-label={refunds.lines}>
        {left.map((line) => (
          <li key={line.key} className={line.parent === null ? undefined : styles["under"]}>
            <RefundLine
              line={line}
              count={chosen.get(line.key) ?? 0}
              onCount={(count) => onChoose(withCount(chosen, line.key, count))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function withCount(chosen: ChosenLines, key: string, count: number): ChosenLines {
  const others = [...chosen].filter(([other]) => other !== key);
  return new Map(count === 0 ? others : [...others, [key, count]]);
}

type RefundLineProps = {
  readonly line: RefundableLine;
  readonly count: number;
  readonly onCount: (count: number) => void;
};

function RefundLine({ line, count, onCount }: RefundLineProps) {
  const { refunds } = useAllMessages();
  const { name, left } = line;
  return (
    <>
      <span className={styles["name"]}>{name}</span>
      <Button
        kind="plain"
        aria-label={refunds.less(name)}
        disabled={count === 0}
        onClick={() => onCount(count - 1)}
      >
        −
      </Button>
      <output className={styles["count"]}>{refunds.of(count, left)}</output>
      <Button
        kind="plain"
        aria-label={refunds.more(name)}
        disabled={count >= left}
        onClick={() => onCount(count + 1)}
      >
        +
      </Button>
    </>
  );
}
