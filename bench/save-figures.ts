import { listBills } from "@comanda/contract/list-bills";

import type { Evening } from "./evening.ts";
import { measureInTurns, stopwatch, timingOf, type Timing } from "./measure.ts";
import { timingText, ms, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { rawSave } from "./raw-save.ts";
import type { Till } from "./till.ts";

type SmallAndFullVenue = { readonly small: Evening; readonly full: Evening };

/** The same save and the same list with almost no history, and with a year of it. */
export async function benchGrowth(
  { small, full }: SmallAndFullVenue,
  rounds: number,
): Promise<void> {
  printTopic("Growth, from a venue that has just opened to one with its year");
  const before = saving(small);
  const after = saving(full);
  const works = [before.save, after.save, before.list, after.list];
  const [saveBefore, saveAfter, listBefore, listAfter] = await measureInTurns(works, {
    warmUps: 10,
    times: rounds,
  });
  for (const [name, first, last] of [
    ["save and pay a bill", saveBefore, saveAfter],
    ["list the open bills", listBefore, listAfter],
  ] as const) {
    if (first === undefined || last === undefined) continue;
    printFigure({ name: `${name}, little past`, result: timingText(first) });
    const ratio = ratioText(last.p50, first.p50);
    printFigure({
      name: `${name}, with the year`,
      result: timingText(last),
      ratio,
      target: "<= 1.2 of it",
    });
  }
}

function saving({ saveBill, payBill, tills: [till] }: Evening) {
  return {
    save: async () => till !== undefined && payBill(till, await saveBill(till)),
    list: async () => till?.ask(listBills, { body: { lastPing: 0 } }),
  };
}

/** One client at a time, alternating with the lower bound, and then as many clients as there are tills. */
export async function benchSaving(
  { tills, saveBill, payBill }: Evening,
  { folder, rounds }: { readonly folder: string; readonly rounds: number },
): Promise<void> {
  printTopic("Saving a bill of five lines, each bill paid between the measured saves");
  const [alone] = tills;
  if (alone === undefined) return;
  await payBill(alone, await saveBill(alone));
  const raw = rawSave(folder);
  const floor: number[] = [];
  const saves: number[] = [];
  const pays: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    floor.push(await stopwatch(async () => raw.save()));
    const timed = await timedSave(alone, { saveBill, payBill });
    saves.push(timed.save);
    pays.push(timed.pay);
  }
  const baseline = timingOf(floor);
  const one = timingOf(saves);
  printFigure({ name: "the same rows by SQLite alone (baseline)", result: timingText(baseline) });
  printFigure({
    name: "1 client",
    result: timingText(one),
    ratio: ratioText(one.p50, baseline.p50),
    target: "p50 <= 2 ms, p99 <= 10 ms",
  });
  printFigure({ name: "1 client, pay", result: timingText(timingOf(pays)) });
  await benchConcurrently({ tills, saveBill, payBill }, { rounds, floor: baseline.p50 });
  raw.remove();
}

type Work = Pick<Evening, "tills" | "saveBill" | "payBill">;

async function benchConcurrently(
  work: Work,
  { rounds, floor }: { readonly rounds: number; readonly floor: number },
): Promise<void> {
  const { tills } = work;
  const { timing, perSecond } = await sellConcurrently(work, Math.ceil(rounds / 4));
  printFigure({
    name: `${tills.length} clients at once`,
    result: timingText(timing),
    ratio: ratioText(timing.p50, floor),
    target: "p50 <= 2 ms, p99 <= 10 ms",
  });
  printFigure({
    name: `${tills.length} clients, writes (saves and payments)`,
    result: `${perSecond.toFixed(0)} per second, one each ${ms(1000 / perSecond)}`,
    ratio: ratioText(1000 / perSecond, floor),
    target: ">= 1000 per second",
  });
}

type Sold = { readonly timing: Timing; readonly perSecond: number };

/** All tills at once: the time of a save, and the writes in a second. */
export async function sellConcurrently({ tills, ...work }: Work, each: number): Promise<Sold> {
  const saves: number[] = [];
  const seconds =
    (await stopwatch(async () => {
      await Promise.all(
        tills.map(async (till) => {
          for (let count = 0; count < each; count += 1)
            saves.push((await timedSave(till, work)).save);
        }),
      );
    })) / 1000;
  return { timing: timingOf(saves), perSecond: (saves.length * 2) / seconds };
}

async function timedSave(till: Till, { saveBill, payBill }: Pick<Work, "saveBill" | "payBill">) {
  const start = performance.now();
  const saved = await saveBill(till);
  const between = performance.now();
  await payBill(till, saved);
  return { save: between - start, pay: performance.now() - between };
}
