import { readFileSync } from "node:fs";
import { promises as timers } from "node:timers";

import { listBills } from "@comanda/contract/bill";
import { sendPing } from "@comanda/contract/ping";

import type { Evening } from "./evening.ts";
import { timingOf } from "./measure.ts";
import { inWords, printFigure, printTopic } from "./print-figures.ts";
import { replyOf, signedTill, type Till } from "./till.ts";
import type { Venue } from "./venue.ts";

type Busy = { readonly stations: number; readonly seconds: number };

/** What the server weighs while stations ask once a second what is new, and every till saves as fast as guests order. */
export async function benchMemory(
  venue: Venue,
  evening: Evening,
  { stations, seconds }: Busy,
): Promise<void> {
  const savers = evening.tills.length;
  printTopic(`Memory, with ${stations} stations polling and ${savers} saving for ${seconds} s`);
  const asking: Till[] = [];
  for (let count = 0; count < stations; count += 1) {
    asking.push(await signedTill(venue.origin, { username: "waiter" }));
  }
  printFigure({ name: "before", result: inMegabytes(residentBytes(venue)) });
  const end = performance.now() + seconds * 1000;
  const saves: number[] = [];
  let most = 0;
  const watchMemory = async (): Promise<void> => {
    while (performance.now() < end) {
      most = Math.max(most, residentBytes(venue));
      await timers.setTimeout(250);
    }
  };
  await Promise.all([
    watchMemory(),
    ...asking.map((till) => poll(till, end)),
    ...evening.tills.map((till) => sell(evening, till, { end, saves })),
  ]);
  for (const till of asking) till.leave();
  printFigure({ name: "most", result: inMegabytes(most), target: "<= 200 MB" });
  printFigure({
    name: "save meanwhile",
    result: inWords(timingOf(saves)),
    target: "p99 <= 15 ms",
  });
}

/** As a till does that has loaded everything. */
async function poll(till: Till, end: number): Promise<void> {
  let lastPing = replyOf(listBills, await till.ask(listBills, { body: { lastPing: 0 } })).ping;
  while (performance.now() < end) {
    lastPing = replyOf(sendPing, await till.ask(sendPing, { body: { lastPing } })).ping;
    await timers.setTimeout(1000);
  }
}

/** Each till a bill about four times a second: far more than any evening. */
async function sell(
  { saveBill, payBill }: Evening,
  till: Till,
  { end, saves }: { readonly end: number; readonly saves: number[] },
): Promise<void> {
  while (performance.now() < end) {
    const start = performance.now();
    const saved = await saveBill(till);
    saves.push(performance.now() - start);
    await payBill(till, saved);
    await timers.setTimeout(200 + Math.random() * 100);
  }
}

/** Linux tells; elsewhere it is not known. */
export function residentBytes({ processId }: Pick<Venue, "processId">): number {
  try {
    const status = readFileSync(`/proc/${processId()}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

export function inMegabytes(bytes: number): string {
  return bytes === 0 ? "not known on this system" : `${(bytes / 1_000_000).toFixed(0)} MB`;
}
