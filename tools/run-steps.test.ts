import { once } from "node:events";
import { expect, test } from "vitest";
import { noOutcome, tallyLine } from "./outcome.ts";
import { runSteps, type FinishedStep, type Step } from "./run-steps.ts";

const passing = { ...noOutcome, passed: 1 };

async function finishedSteps(steps: readonly Step[], signal = new AbortController().signal) {
  const finished: FinishedStep[] = [];
  await runSteps(steps, {
    lanes: 2,
    timeoutMs: 100,
    signal,
    onFinished: (step) => finished.push(step),
  });
  return finished.map((step) => `${step.name}: ${tallyLine(step)}`);
}

test("a crashing step counts as one failure, and the others still run", async () => {
  const crash = async () => await Promise.reject(new Error("no disk"));
  const steps = [
    { name: "crash", run: crash },
    { name: "next", run: async () => await Promise.resolve(passing) },
  ];
  expect((await finishedSteps(steps)).toSorted()).toEqual([
    "crash: 0 passed, 1 failed",
    "next: 1 passed, 0 failed",
  ]);
});

test("steps start in order, and never more at once than there are lanes", async () => {
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

test("an interrupted run starts no further step", async () => {
  const steps = [{ name: "late", run: async () => await Promise.resolve(passing) }];
  expect(await finishedSteps(steps, AbortSignal.abort())).toEqual([]);
});

test("a hanging step is aborted and fails", async () => {
  const hang = async (signal: AbortSignal) => {
    await once(signal, "abort");
    return passing;
  };
  expect(await finishedSteps([{ name: "hang", run: hang }])).toEqual(["hang: 1 passed, 1 failed"]);
});
