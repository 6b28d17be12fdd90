import { spawn } from "node:child_process";
import { once } from "node:events";

import { measureInTurns } from "./measure.ts";
import { printFigure, printTopic, times } from "./print-figures.ts";
import type { Venue } from "./venue.ts";

/** From the start of the process until it answers; with the year behind it, and after it was killed. */
export async function benchStart(
  { small, full }: { readonly small: Venue; readonly full: Venue },
  rounds: number,
): Promise<void> {
  printTopic("Start until ready");
  await small.stop();
  await full.stop();
  const works = [
    startNode,
    startAndEnd(small, "stop"),
    startAndEnd(full, "stop"),
    startAndEnd(full, "crash"),
  ];
  // In turns: what is started after one end is ended in the other way.
  const [bare, little, afterKill, afterStop] = await measureInTurns(works, {
    warmUps: 1,
    times: rounds,
  });
  // What is measured next asks them again.
  await small.startAgain();
  await full.startAgain();
  if (bare === undefined) return;
  const figures = [
    ["bare node, start to exit (baseline)", bare, ""],
    ["server with little past, start and stop", little, ""],
    ["server with the year after a good stop, start", afterStop, "<= 500 ms"],
    ["server with the year after kill -9, start and stop", afterKill, "start <= 700 ms"],
  ] as const;
  for (const [name, timing, target] of figures) {
    if (timing === undefined) continue;
    const result = `p50 ${timing.p50.toFixed(0)} ms, p95 ${timing.p95.toFixed(0)} ms`;
    printFigure({ name, result, ratio: times(timing.p50, bare.p50), target });
  }
}

function startAndEnd(venue: Venue, end: "stop" | "crash"): () => Promise<void> {
  return async () => {
    await venue.startAgain();
    await venue[end]();
  };
}

async function startNode(): Promise<void> {
  const bare = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await once(bare, "exit");
}
