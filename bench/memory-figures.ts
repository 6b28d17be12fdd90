import { readFileSync } from "node:fs";
import { promises as timers } from "node:timers";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

import { listBills } from "@comanda/contract/list-bills";
import { sendPing } from "@comanda/contract/ping";

import { endEvening, openEvening, type Evening } from "./evening.ts";
import { atMost, withinMs, type Goal } from "./goal.ts";
import { timingOf } from "./measure.ts";
import { timingText, ms, printFigure, printTopic } from "./print-figures.ts";
import { replyOf, signedTill, type HttpReply, type Till } from "./till.ts";
import type { Venue } from "./venue.ts";

const decompress = promisify(brotliDecompress);

type DayLoad = { readonly bills: number; readonly stations: number; readonly seconds: number };

/** One till at each sale point of the venue. */
const savingTills = 8;

/**
 * The server's memory on a day with this many bills, when all stations load it at once, as after a power cut, and then
 * poll once a second while every till saves and prints far more than on any evening.
 */
export async function benchMemory(
  venue: Venue,
  { bills, stations, seconds }: DayLoad,
): Promise<void> {
  printTopic(
    `Memory, with ${stations} stations polling, ${savingTills} saving and printing for ${seconds} s, after ${bills} bills`,
  );
  const evening = await openEvening(venue, savingTills);
  await makeEarlierSales(evening, bills);
  const asking: Till[] = [];
  for (let count = 0; count < stations; count += 1) {
    asking.push(await signedTill(venue.origin, { username: "waiter" }));
  }
  printFigure({ name: "before", result: inMegabytes(residentBytes(venue)) });
  const end = performance.now() + seconds * 1000;
  const loads: number[] = [];
  const saves: number[] = [];
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, residentBytes(venue));
  }, 100);
  await Promise.all([
    ...asking.map((till) => poll(till, { end, loads })),
    ...evening.tills.map((till) => sell(evening, till, { end, saves })),
  ]);
  clearInterval(watching);
  for (const till of asking) till.leave();
  await endEvening(evening);
  printFigure({ name: "most", result: inMegabytes(most), goals: memoryGoals(most) });
  printFigure({
    name: `${stations} tills load the day at once: the slowest`,
    result: ms(Math.max(...loads)),
  });
  printFigure({
    name: "save meanwhile",
    result: `${timingText(timingOf(saves))}, most ${ms(Math.max(...saves))}`,
    goals: withinMs(timingOf(saves), { p99: 15 }),
  });
}

/** Makes the sales that the day has before the measurement, on all tills. */
async function makeEarlierSales(
  { tills, saveBill, payBill }: Evening,
  bills: number,
): Promise<void> {
  const each = Math.ceil(bills / tills.length);
  await Promise.all(
    tills.map(async (till) => {
      for (let sold = 0; sold < each; sold += 1) await payBill(till, await saveBill(till));
    }),
  );
}

/** Polls like a till that has just opened. */
async function poll(
  till: Till,
  { end, loads }: { readonly end: number; readonly loads: number[] },
): Promise<void> {
  const asked = performance.now();
  const headers = { "accept-encoding": "br" };
  const loaded = await till.ask(listBills, { body: { lastPing: 0 }, headers });
  loads.push(performance.now() - asked);
  let lastPing = await readPing(loaded);
  while (performance.now() < end) {
    lastPing = replyOf(sendPing, await till.ask(sendPing, { body: { lastPing } })).ping;
    await timers.setTimeout(1000);
  }
}

/** The rest of the reply is not checked: validating everything that all tills load would slow this process down. */
async function readPing({ status, body }: HttpReply): Promise<number> {
  if (status !== 200) throw new Error(`The day could not be loaded: ${status}`);
  const end = (await decompress(body)).subarray(-40).toString();
  return Number(/"ping":(\d+)\}$/.exec(end)?.[1]);
}

/** Each till sells up to four bills a second and prints their papers: far more than on any evening. */
async function sell(
  { saveBill, printPapers, payBill }: Evening,
  till: Till,
  { end, saves }: { readonly end: number; readonly saves: number[] },
): Promise<void> {
  while (performance.now() < end) {
    const start = performance.now();
    const saved = await saveBill(till);
    saves.push(performance.now() - start);
    await printPapers(till, saved);
    await payBill(till, saved);
    await timers.setTimeout(200 + Math.random() * 100);
  }
}

/** Read from /proc on Linux; unknown on other systems. */
export function residentBytes({ processId }: Pick<Venue, "processId">): number {
  try {
    const status = readFileSync(`/proc/${processId()}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** None where the memory is not known. */
export function memoryGoals(bytes: number): readonly Goal[] {
  return bytes === 0 ? [] : [atMost(Math.round(bytes / 1_000_000), [200, "MB"])];
}

export function inMegabytes(bytes: number): string {
  return bytes === 0 ? "not known on this system" : `${(bytes / 1_000_000).toFixed(0)} MB`;
}
