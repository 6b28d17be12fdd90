// Keeps one vitest ready and runs the test files that its parent names. Started by run-tests.ts, in a copy of the tree.
import { join, relative } from "node:path";
import { BaseSequencer, createVitest, type TestSpecification } from "vitest/node";

import type { RunNews, RunRequest } from "./run-tests.ts";

/** The nearest test most likely fails, so the files run in the order in which they were named. */
class InGivenOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

const vitest = await createVitest("test", {
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{ onTestModuleEnd: ({ moduleId }) => report({ ended: nameOf(moduleId) }) }],
  sequence: { sequencer: InGivenOrder },
});
await vitest.globTestSpecifications();

process.on("message", (request: RunRequest) => void answer(request));
process.once("disconnect", () => process.exit());

async function answer({ tests, changed }: RunRequest): Promise<void> {
  const forget = () => changed.forEach((path) => vitest.invalidateFile(pathOf(path)));
  const asked = new Set(tests.map(pathOf));
  const specifications = [...asked].flatMap((path) => vitest.getModuleSpecifications(path));
  forget();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  forget();
  const ended = testModules.filter(({ moduleId }) => asked.has(moduleId));
  const isPassed = (test: string) => ended.some((one) => one.moduleId === pathOf(test) && one.ok());
  // After the first failure, the others are not run any more.
  const failed = tests.find((test) => !isPassed(test)) ?? null;
  report({ failed: unhandledErrors.length > 0 ? (failed ?? tests[0] ?? null) : failed });
}

function report(news: RunNews): void {
  process.send?.(news);
}

function nameOf(path: string): string {
  return relative(process.cwd(), path).replaceAll("\\", "/");
}

function pathOf(path: string): string {
  return join(process.cwd(), path).replaceAll("\\", "/");
}
