import { listBills } from "@comanda/contract/bill";

import type { Evening } from "./evening.ts";
import { measureInTurns, stopwatch, timingOf } from "./measure.ts";
import { inWords, ms, printFigure, printTopic, times } from "./print-figures.ts";
import { rawSave } from "./raw-save.ts";
import type { Till } from "./till.ts";

type Both = { readonly small: Evening; readonly full: Evening };

/** The same save and the same list with almost no history, and with a year of it. */
export async function benchGrowth({ small, full }: Both, rounds: number): Promise<void> {
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
    printFigure({ name: `${name}, little past`, result: inWords(first) });
    const ratio = times(last.p50, first.p50);
    printFigure({
      name: `${name}, with the year`,
      result: inWords(last),
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
  printFigure({ name: "the same rows by SQLite alone (baseline)", result: inWords(baseline) });
  printFigure({
    name: "1 client",
    result: inWords(one),
    ratio: times(one.p50, baseline.p50),
    target: "p50 <= 2 ms, p99 <= 10 ms",
  });
  printFigure({ name: "1 client, pay", result: inWords(timingOf(pays)) });
  await benchTogether({ tills, saveBill, payBill }, { rounds, floor: baseline.p50 });
  raw.remove();
}

type Work = Pick<Evening, "tills" | "saveBill" | "payBill">;

async function benchTogether(
  { tills, ...work }: Work,
  { rounds, floor }: { readonly rounds: number; readonly floor: number },
): Promise<void> {
  const saves: number[] = [];
  const each = Math.ceil(rounds / 4);
  const seconds =
    (await stopwatch(async () => {
      await Promise.all(
        tills.map(async (till) => {
          for (let count = 0; count < each; count += 1)
            saves.push((await timedSave(till, work)).save);
        }),
      );
    })) / 1000;
  const timing = timingOf(saves);
  const perSecond = (saves.length * 2) / seconds;
  printFigure({
    name: `${tills.length} clients at once`,
    result: inWords(timing),
    ratio: times(timing.p50, floor),
    target: "p50 <= 2 ms, p99 <= 10 ms",
  });
  printFigure({
    name: `${tills.length} clients, writes (saves and payments)`,
    result: `${perSecond.toFixed(0)} per second, one each ${ms(1000 / perSecond)}`,
    ratio: times(1000 / perSecond, floor),
    target: ">= 1000 per second",
  });
}

async function timedSave(till: Till, { saveBill, payBill }: Pick<Work, "saveBill" | "payBill">) {
  const start = performance.now();
  const saved = await saveBill(till);
  const between = performance.now();
  await payBill(till, saved);
  return { save: between - start, pay: performance.now() - between };
}
