import { spawn } from "node:child_process";
import { join } from "node:path";

export type TestsEnd = "passed" | "failed" | "hung";

type TestRun = {
  /** The tree in which the tests run. */
  readonly folder: string;
  readonly project: string;
  readonly tests: readonly string[];
  readonly seed: number;
  readonly limitMs: number;
};

const running = new Set<() => void>();

/** Ends the running tests, including their workers. */
export function endTests(): void {
  for (const stop of running) stop();
}

/**
 * Runs test files until one fails, in a process of their own: a mutant may never end, and the state that it leaves in
 * memory must not affect the next one.
 */
export async function runTests({
  folder,
  project,
  tests,
  seed,
  limitMs,
}: TestRun): Promise<TestsEnd> {
  const program = join(folder, "node_modules/vitest/vitest.mjs");
  const args = ["run", `--project=${project}`, "--bail=1", "--maxWorkers=1", "--reporter=dot"];
  const env = { COMANDA_SEED: String(seed), COMANDA_TEST_ENGINE: "sqlite" };
  const child = spawn(process.execPath, [program, ...args, ...tests], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "ignore",
    // A hanging worker does not notice that its parent has ended, so the whole process group is killed.
    detached: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<TestsEnd>();
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  running.add(stop);
  let isHung = false;
  const timer = setTimeout(() => {
    isHung = true;
    stop();
  }, limitMs);
  child.on("error", reject);
  child.on("close", (code) => {
    const end = code === 0 ? "passed" : "failed";
    resolve(isHung ? "hung" : end);
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    running.delete(stop);
  }
}
