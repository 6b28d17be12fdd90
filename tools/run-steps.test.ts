import { once } from "node:events";
import { expect, test } from "vitest";
import { runSteps, type FinishedStep, type Step } from "./run-steps.ts";

const passing = { tally: { passed: 1, failed: 0, skipped: 0 }, output: "" };

async function finishedSteps(steps: readonly Step[], signal = new AbortController().signal) {
  const finished: FinishedStep[] = [];
  await runSteps(steps, {
    lanes: 2,
    patienceMs: 100,
    signal,
    onFinished: (step) => finished.push(step),
  });
  return finished.map(({ name, tally }) => `${name} ${tally.passed} ${tally.failed}`);
}

test("a step that crashes counts as one failure, and the others still run", async () => {
  const crash = async () => await Promise.reject(new Error("no disk"));
  const steps = [
    { name: "crash", run: crash },
    { name: "next", run: async () => await Promise.resolve(passing) },
  ];
  expect((await finishedSteps(steps)).toSorted()).toEqual(["crash 0 1", "next 1 0"]);
});

test("the first steps come first, and no more of them at once than there are lanes", async () => {
  let running = 0;
  const begun: string[] = [];
  const mostAtOnce: number[] = [];
  const steps = ["one", "two", "three", "four"].map((name) => ({
    name,
    run: async () => {
      begun.push(name);
      running += 1;
      mostAtOnce.push(running);
      await new Promise((resolve) => void setTimeout(resolve, 10));
      running -= 1;
      return passing;
    },
  }));
  expect(await finishedSteps(steps)).toHaveLength(4);
  expect(begun).toEqual(["one", "two", "three", "four"]);
  expect(Math.max(...mostAtOnce)).toBe(2);
});

test("an interrupted run begins no further step", async () => {
  const steps = [{ name: "late", run: async () => await Promise.resolve(passing) }];
  expect(await finishedSteps(steps, AbortSignal.abort())).toEqual([]);
});

test("a step that hangs is told to end", async () => {
  const hang = async (signal: AbortSignal) => {
    await once(signal, "abort");
    return { tally: { passed: 0, failed: 1, skipped: 0 }, output: "" };
  };
  expect(await finishedSteps([{ name: "hang", run: hang }])).toEqual(["hang 0 1"]);
});
