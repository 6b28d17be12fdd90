import { withElapsedTime, changeTime } from "@comanda/domain/bill/change-time";
import { findLine } from "@comanda/domain/bill/bill";
import { lineAmount, type TimerLine } from "@comanda/domain/bill/line";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { formatMoney } from "@comanda/domain/money/format-money";
import { formatQuantity } from "@comanda/domain/money/quantity";
import { isRefusal } from "@comanda/domain/refusal";
import type { Instant } from "@comanda/domain/time/instant";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useCurrentTime } from "#records/use-current-time.ts";

import { currentWholeSecond, requireSession, useOrder, zoneOf } from "../order/index.ts";
import styles from "./time-sum.module.css";
import { parseTimes, type TypedTimes } from "./typed-times.ts";

type TimeSumProps = {
  readonly line: TimerLine;
  readonly times: TypedTimes;
  readonly reference: Reference;
};

/** The duration and its price. */
export function TimeSum({ line, times, reference }: TimeSumProps) {
  const { lines, order } = useAllMessages();
  const isRunning = times.end.text === "";
  const now = useCurrentTime(isRunning);
  const changed = useChangedLine(line, times, now);
  if (changed === null) return null;
  return (
    <p className={styles["sum"]}>
      <span>{isRunning ? lines.timedSoFar : lines.timedInAll}</span>
      <output>
        {formatQuantity(changed.quantity, reference.moneyFormat.decimalSeparator)}{" "}
        {order[changed.unit]} ·{" "}
        {formatMoney(lineAmount(changed, reference.currency), reference.moneyFormat)}
      </output>
    </p>
  );
}

function useChangedLine({ key }: TimerLine, times: TypedTimes, now: Instant): TimerLine | null {
  const bill = useOrder((state) => state.bill);
  const zone = zoneOf(requireSession());
  const read = parseTimes(times, { zone, now: currentWholeSecond() });
  if (bill === null || isRefusal(read) || isFormErrors(read)) return null;
  const changed = changeTime(bill, key, read, zone);
  const line = isRefusal(changed) ? null : findLine(withElapsedTime(changed, now, zone), key);
  return line?.type === "timer" ? line : null;
}
