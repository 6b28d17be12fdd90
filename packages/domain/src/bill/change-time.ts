import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { timerQuantity } from "../timer/timer-quantity.ts";
import { findLine, replaceLine, requireOpen, type Bill } from "./bill.ts";
import { requireNoDiscount } from "./discountable-pieces.ts";
import { isCredit, type Line, type LineKey, type TimerLine } from "./line.ts";
import { hasCredit } from "./net-quantity.ts";

export type TimerTimes = { readonly startedAt: Instant; readonly endedAt: Instant | null };

/** Corrects the start and end of a timer and recomputes its quantity. Without an end, the timer keeps running. */
export function changeTime(bill: Bill, key: LineKey, times: TimerTimes): Bill | Refusal {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const line = findLine(bill, key);
  if (line === null) return refuse("select-an-item");
  if (line.type !== "timer" || isCredit(line)) return refuse("not-a-timer");
  if (hasCredit(bill, line)) return refuse("invalid-credit-back");
  const discounted = requireNoDiscount(bill, line);
  if (discounted !== null) return discounted;
  if (times.endedAt !== null && times.endedAt < times.startedAt) return refuse("time-invalid");
  return replaceLine(bill, withTimerQuantity({ ...line, ...times }, times.startedAt));
}

/** Stops all running timers when the guests ask for the bill. */
export function stopTimers(bill: Bill, at: Instant): Bill {
  return {
    ...bill,
    lines: bill.lines.map((line) =>
      isRunning(line) ? { ...withTimerQuantity(line, at), endedAt: timerEnd(line, at) } : line,
    ),
  };
}

export function isRunning(line: Line): line is TimerLine {
  return line.type === "timer" && !isCredit(line) && line.endedAt === null;
}

/** Returns the bill with the quantities of running timers as of now. */
export function withElapsedTime(bill: Bill, now: Instant): Bill {
  return {
    ...bill,
    lines: bill.lines.map((line) => (isRunning(line) ? withTimerQuantity(line, now) : line)),
  };
}

function withTimerQuantity(line: TimerLine, now: Instant): TimerLine {
  return { ...line, quantity: timerQuantity(line.unit, line.startedAt, timerEnd(line, now)) };
}

/** A timer with a start in the future must not end before its start. */
function timerEnd(line: TimerLine, now: Instant): Instant {
  return line.endedAt ?? (now < line.startedAt ? line.startedAt : now);
}
