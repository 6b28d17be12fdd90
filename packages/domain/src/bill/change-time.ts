import { refuse, type Refusal } from "../refusal.ts";
import { laterOf, msPerDay, type Instant } from "../time/instant.ts";
import type { TimeZone } from "../time/local-time.ts";
import { timerQuantity } from "../timer/timer-quantity.ts";
import { findLine, replaceLine, requireOpen, type Bill } from "./bill.ts";
import { requireNoDiscount } from "./discountable-pieces.ts";
import { isCredit, type Line, type LineKey, type TimerLine } from "./line.ts";
import { hasCredit } from "./net-quantity.ts";

export type TimerTimes = { readonly startedAt: Instant; readonly endedAt: Instant | null };

/** Corrects the start and end of a timer and recomputes its quantity. Without an end, the timer keeps running. */
export function changeTime(
  bill: Bill,
  key: LineKey,
  times: TimerTimes,
  zone: TimeZone,
): Bill | Refusal {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const line = findLine(bill, key);
  if (line === null) return refuse("select-an-item");
  if (line.type !== "timer" || isCredit(line)) return refuse("not-a-timer");
  if (hasCredit(bill, line)) return refuse("invalid-credit-back");
  const discounted = requireNoDiscount(bill, line);
  if (discounted !== null) return discounted;
  const wrong = checkTimes(times, line);
  if (wrong !== null) return wrong;
  return replaceLine(bill, withTimerQuantity({ ...line, ...times }, times.startedAt, zone));
}

/** Longer than anything is rented by the hour: a wrong year would charge millions. */
const longestMs = 366 * msPerDay;

function checkTimes(
  { startedAt, endedAt }: TimerTimes,
  { createdAt }: Pick<Line, "createdAt">,
): Refusal | null {
  if (endedAt !== null && endedAt < startedAt) return refuse("time-invalid");
  return (endedAt ?? createdAt) - startedAt > longestMs ? refuse("time-too-long") : null;
}

/** Stops all running timers when the guests ask for the bill. */
export function stopTimers(bill: Bill, at: Instant, zone: TimeZone): Bill {
  return {
    ...bill,
    lines: bill.lines.map((line) =>
      isRunning(line)
        ? { ...withTimerQuantity(line, at, zone), endedAt: timerEnd(line, at) }
        : line,
    ),
  };
}

export function isRunning(line: Line): line is TimerLine {
  return line.type === "timer" && !isCredit(line) && line.endedAt === null;
}

/** Returns the bill with the quantities of running timers as of now. */
export function withElapsedTime(bill: Bill, now: Instant, zone: TimeZone): Bill {
  return {
    ...bill,
    lines: bill.lines.map((line) => (isRunning(line) ? withTimerQuantity(line, now, zone) : line)),
  };
}

function withTimerQuantity(line: TimerLine, now: Instant, zone: TimeZone): TimerLine {
  const { unit, startedAt } = line;
  const endedAt = timerEnd(line, now);
  return { ...line, quantity: timerQuantity(unit, { startedAt, endedAt, zone }) };
}

/** A timer with a start in the future must not end before its start. */
function timerEnd(line: TimerLine, now: Instant): Instant {
  return line.endedAt ?? laterOf(now, line.startedAt);
}
