import { listBills } from "@comanda/contract/list-bills";

import type { Evening, SavedBill } from "./evening.ts";
import { atLeast, atMost, named } from "./goal.ts";
import { measureInTurns, stopwatch, timingOf, type Timing } from "./measure.ts";
import { timingText, ms, printFigure, printTopic, ratioText } from "./print-figures.ts";
import { rawSave } from "./raw-save.ts";
import { readRowsOfBill, readSavedRows, type RowsOfBill } from "./rows-of-bill.ts";
import { startBareServer } from "./start-bare-server.ts";
import type { Till } from "./till.ts";

const maxGrowth = 1.1;
/** Of a save, as multiples of the same rows by SQLite alone. */
const maxRatio = { p50: 4, p99: 10 };
const minWritesPerSecond = 1000;
/** Of what a server without a product writes. */
const minShare = 0.45;

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
    printFigure({
      name: `${name}, with the year`,
      result: timingText(last),
      ratio: ratioText(last.p50, first.p50),
      goals: [atMost(last.p50 / first.p50, [maxGrowth, "times"])],
    });
  }
}

function saving({ saveBill, payBill, tills: [till] }: Evening) {
  return {
    save: async () => till !== undefined && payBill(till, await saveBill(till)),
    list: async () => till?.ask(listBills, { body: { lastPing: 0 } }),
  };
}

/** A write between two saves that made the second read the menu, prices and rules again would cost this, or more. */
const maxAfterOthers = 1.2;

/** A save right after another save, and right after what else an evening writes. Above the limit the run fails. */
export async function benchAfterOthers(
  { saveBill, takePart, payBill, tills: [till] }: Evening,
  rounds: number,
): Promise<void> {
  if (till === undefined) return;
  printTopic("A save after other writes of an evening");
  const timeAfter = async (write: (saved: SavedBill) => Promise<void>): Promise<number> => {
    const first = await saveBill(till);
    await write(first);
    const start = performance.now();
    const second = await saveBill(till);
    const took = performance.now() - start;
    // The next topics begin without these bills.
    for (const saved of [first, second]) await payBill(till, saved);
    return took;
  };
  const alone: number[] = [];
  const after: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    alone.push(await timeAfter(async () => {}));
    after.push(await timeAfter(async (saved) => takePart(till, saved)));
  }
  const [before, now] = [timingOf(alone), timingOf(after)];
  printFigure({ name: "after a save (baseline)", result: timingText(before) });
  const goal = atMost(now.p50 / before.p50, [maxAfterOthers, "times"]);
  printFigure({
    name: "after a part payment",
    result: timingText(now),
    ratio: ratioText(now.p50, before.p50),
    goals: [named("p50", goal)],
  });
  if (!goal.isMet) process.exitCode = 1;
}

type Work = Pick<Evening, "tills" | "saveBill" | "payBill">;

/** One client at a time, alternating with the lower bound, and then as many clients as there are tills. */
export async function benchSaving(
  work: Work,
  { folder, rounds }: { readonly folder: string; readonly rounds: number },
): Promise<void> {
  printTopic("Saving a bill of five lines, each bill paid between the measured saves");
  const [alone] = work.tills;
  if (alone === undefined) return;
  const sold = await sellForRows(work, alone, folder);
  const floor = await benchAlone(work, { alone, rows: sold.rows, rounds });
  await benchConcurrently(work, { sold, rounds, floor });
}

type SoldBill = {
  readonly rows: RowsOfBill;
  readonly replies: { readonly save: SavedBill; readonly pay: object };
};

async function sellForRows(
  { saveBill, payBill }: Work,
  till: Till,
  folder: string,
): Promise<SoldBill> {
  const save = await saveBill(till);
  const saved = readSavedRows(folder);
  const pay = await payBill(till, save);
  return { rows: readRowsOfBill(folder, saved), replies: { save, pay } };
}

type Alone = { readonly alone: Till; readonly rows: RowsOfBill; readonly rounds: number };

/** Returns the baseline. */
async function benchAlone(work: Work, { alone, rows, rounds }: Alone): Promise<Timing> {
  const raw = rawSave(rows);
  const floor: number[] = [];
  const saves: number[] = [];
  const pays: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    floor.push(await stopwatch(async () => raw.save()));
    const timed = await timedSave(alone, work);
    saves.push(timed.save);
    pays.push(timed.pay);
  }
  raw.remove();
  const baseline = timingOf(floor);
  const one = timingOf(saves);
  printFigure({ name: "the same rows by SQLite alone (baseline)", result: timingText(baseline) });
  printFigure({
    name: "1 client",
    result: timingText(one),
    ratio: ratioText(one.p50, baseline.p50),
    goals: [named("p50", atMost(one.p50 / baseline.p50, [maxRatio.p50, "times"]))],
  });
  printFigure({
    name: "1 client, p99",
    result: ms(one.p99),
    ratio: `${(one.p99 / baseline.p50).toFixed(2)} of the baseline's p50`,
    goals: [named("p99", atMost(one.p99 / baseline.p50, [maxRatio.p99, "times"]))],
  });
  printFigure({ name: "1 client, pay", result: timingText(timingOf(pays)) });
  return baseline;
}

type Concurrent = { readonly sold: SoldBill; readonly rounds: number; readonly floor: Timing };

/** The machine may be busier from one minute to the next, so both servers take turns. */
const turns = 5;

async function benchConcurrently(work: Work, { sold, rounds, floor }: Concurrent): Promise<void> {
  const bare = await startBareServer(work.tills, sold);
  const each = Math.ceil(rounds / 4 / turns);
  const own: Sold[] = [];
  const lower: Sold[] = [];
  // Not counted: both servers compile their code.
  await sellConcurrently({ ...work, tills: bare.tills }, each);
  for (let turn = 0; turn < turns; turn += 1) {
    lower.push(await sellConcurrently({ ...work, tills: bare.tills }, each));
    own.push(await sellConcurrently(work, each));
  }
  await bare.stop();
  const { length } = work.tills;
  const timing = medianOf(own.map((turn) => turn.timing.p50));
  const perSecond = medianOf(own.map((turn) => turn.perSecond));
  const bareRate = medianOf(lower.map((turn) => turn.perSecond));
  printFigure({
    name: `${length} clients at once, save`,
    result: `p50 ${ms(timing)}`,
    ratio: ratioText(timing, floor.p50),
  });
  printFigure({
    name: `${length} clients at a bare server (baseline)`,
    result: `${bareRate.toFixed(0)} writes per second`,
  });
  printFigure({
    name: `${length} clients, writes (saves and payments)`,
    result: `${perSecond.toFixed(0)} per second`,
    goals: [atLeast(perSecond, [minWritesPerSecond, "per second"])],
  });
  printFigure({
    name: `${length} clients, writes, as a share of the bare server's`,
    result: `${((perSecond / bareRate) * 100).toFixed(0)} %`,
    goals: [atLeast((perSecond / bareRate) * 100, [minShare * 100, "%"])],
  });
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;
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

/** Milliseconds of an order, and of its payment. */
export async function timedSave(
  till: Till,
  { saveBill, payBill }: Pick<Work, "saveBill" | "payBill">,
): Promise<{ readonly save: number; readonly pay: number }> {
  const start = performance.now();
  const saved = await saveBill(till);
  const between = performance.now();
  await payBill(till, saved);
  return { save: between - start, pay: performance.now() - between };
}
