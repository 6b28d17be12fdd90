import { countCash, readShift, readWorkDay } from "@comanda/contract/day";
import { readHealth } from "@comanda/contract/health";

import { endEvening, openEvening, sellBills } from "./evening.ts";
import { withinMs } from "./goal.ts";
import { measureInTurns } from "./measure.ts";
import { timingText, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { callUnsigned, replyOf } from "./till.ts";
import type { Venue } from "./venue.ts";

const notes = { coin: [], cash: [{ bill: 100_000, qty: 1, total: 100_000 }] };

/**
 * How long a cashier waits at the end of a shift and of a day, after as many bills as a busy venue has in one. The day
 * is ended afterwards, since the data that tills hold of it would distort later measurements.
 */
export async function benchDay(
  venue: Venue,
  { bills, rounds }: { readonly bills: number; readonly rounds: number },
): Promise<void> {
  printTopic(`Reports of a day of ${bills} bills, with the past behind them`);
  const evening = await openEvening(venue, 1);
  const [till] = evening.tills;
  if (till === undefined) return;
  await sellBills(evening, bills);
  replyOf(countCash, await till.ask(countCash, { body: notes }));
  const health = () => callUnsigned(evening.origin, readHealth);
  const shift = async () => {
    replyOf(readShift, await till.ask(readShift, { params: { countedTotal: 100_000 } }));
  };
  const day = async () => void replyOf(readWorkDay, await till.ask(readWorkDay));
  const [baseline, ofShift, ofDay] = await measureInTurns([health, shift, day], {
    warmUps: 5,
    times: rounds,
  });
  await endEvening(evening);
  if (baseline === undefined || ofShift === undefined || ofDay === undefined) return;
  printFigure({ name: "the cheapest call (baseline)", result: timingText(baseline) });
  for (const [name, asked] of [
    ["shift report", ofShift],
    ["day report", ofDay],
  ] as const) {
    const ratio = ratioText(asked.p50, baseline.p50);
    printFigure({ name, result: timingText(asked), ratio, goals: withinMs(asked, { p95: 30 }) });
  }
}
