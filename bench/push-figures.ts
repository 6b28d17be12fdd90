import type { IncomingMessage } from "node:http";

import { watchChanges } from "@comanda/contract/live";

import type { Evening } from "./evening.ts";
import { withinMs } from "./goal.ts";
import { timingOf } from "./measure.ts";
import { timingText, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { signedTill, type Till } from "./till.ts";

/** From the moment a till sends a bill until the other tills receive it. */
export async function benchPush(
  evening: Evening,
  { stations, rounds }: { readonly stations: number; readonly rounds: number },
): Promise<void> {
  printTopic(`Live push to ${stations} stations`);
  const [sender] = evening.tills;
  if (sender === undefined) return;
  const watchers: Till[] = [];
  for (let count = 0; count < stations; count += 1) {
    watchers.push(await signedTill(evening.origin, { username: "waiter" }));
  }
  const saved = await evening.saveBill(sender);
  const streams = await Promise.all(watchers.map((till) => watchStream(till, saved.ping)));
  const heard: number[] = [];
  const replied: number[] = [];
  await evening.payBill(sender, saved);
  for (let count = 0; count < rounds; count += 1) {
    const start = performance.now();
    const reply = evening.saveBill(sender).then((made) => {
      replied.push(performance.now() - start);
      return made;
    });
    const arrivals = streams.map(async (stream) => stream.waitForRow((await reply).ping));
    heard.push(...(await Promise.all(arrivals)).map((at) => at - start));
    await evening.payBill(sender, await reply);
  }
  for (const stream of streams) stream.end();
  for (const till of watchers) till.leave();
  const baseline = timingOf(replied);
  const timing = timingOf(heard);
  printFigure({ name: "save to its own reply (baseline)", result: timingText(baseline) });
  printFigure({
    name: "save to the event at another station",
    result: timingText(timing),
    ratio: ratioText(timing.p50, baseline.p50),
    goals: withinMs(timing, { p50: 50, p99: 100 }),
  });
}

type Stream = {
  /** When this journal row arrived. */
  readonly waitForRow: (sequence: number) => Promise<number>;
  readonly end: () => void;
};

async function watchStream(till: Till, lastPing: number): Promise<Stream> {
  const answer = await till.listen(watchChanges, { query: { lastPing } });
  if (answer.statusCode !== 200) throw new Error(`Cannot watch: ${answer.statusCode}`);
  const moments = new Map<number, number>();
  const waiting = new Map<number, (at: number) => void>();
  readEvents(answer, (sequence) => {
    const at = performance.now();
    moments.set(sequence, at);
    waiting.get(sequence)?.(at);
  });
  return {
    waitForRow: async (sequence) => {
      const known = moments.get(sequence);
      if (known !== undefined) return known;
      return new Promise((resolve) => void waiting.set(sequence, resolve));
    },
    end: () => void answer.destroy(),
  };
}

function readEvents(answer: IncomingMessage, onRow: (sequence: number) => void): void {
  let text = "";
  answer.setEncoding("utf8");
  answer.on("data", (part: string) => {
    text += part;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const id = /^id: (\d+)$/m.exec(event)?.[1];
      if (id !== undefined) onRow(Number(id));
    }
  });
}
