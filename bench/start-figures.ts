import { spawn } from "node:child_process";
import { once } from "node:events";

import { withinMs } from "./goal.ts";
import { measureInTurns } from "./measure.ts";
import { printFigure, printTopic, ratioText } from "./print-figures.ts";
import type { Venue } from "./venue.ts";

/** From starting the process until it replies; with a year of bills, and after it was killed. */
export async function benchStart(
  { small, full }: { readonly small: Venue; readonly full: Venue },
  rounds: number,
): Promise<void> {
  printTopic("Start until ready");
  await small.stop();
  await full.stop();
  // Alternating: a server that was stopped is killed next, and the other way round. A stop may wait for the check of
  // the pages, and no test waits for a stop.
  const works = [
    startNode,
    small.startAgain,
    small.stop,
    full.startAgain,
    full.stop,
    full.startAgain,
    full.crash,
  ];
  const [bare, little, , afterKill, , afterStop] = await measureInTurns(works, {
    warmUps: 1,
    times: rounds,
  });
  // Later benchmarks call them again.
  await small.startAgain();
  await full.startAgain();
  if (bare === undefined) return;
  const figures = [
    ["bare node, start to exit (baseline)", bare, {}],
    ["server with little past", little, {}],
    ["server with the year, after a good stop", afterStop, { p50: 500 }],
    ["server with the year, after kill -9", afterKill, { p50: 700 }],
  ] as const;
  for (const [name, timing, limits] of figures) {
    if (timing === undefined) continue;
    const result = `p50 ${timing.p50.toFixed(0)} ms, p95 ${timing.p95.toFixed(0)} ms`;
    printFigure({
      name,
      result,
      ratio: ratioText(timing.p50, bare.p50),
      goals: withinMs(timing, limits),
    });
  }
}

async function startNode(): Promise<void> {
  const bare = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await once(bare, "exit");
}
