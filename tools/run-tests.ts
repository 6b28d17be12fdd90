import { spawn } from "node:child_process";
import { join } from "node:path";

export type TestsEnd = "passed" | "failed" | "hung";

type Asked = {
  /** The tree in which they run. */
  readonly folder: string;
  readonly project: string;
  readonly tests: readonly string[];
  readonly seed: number;
  readonly limitMs: number;
};

const running = new Set<() => void>();

/** Ends the tests that run. A process that ends leaves none behind. */
export function endTests(): void {
  for (const stop of running) stop();
}

/**
 * Runs test files until one fails, in a process of their own: a fault may never end, and what it left in the memory of
 * a process would be counted against the next one.
 */
export async function runTests({
  folder,
  project,
  tests,
  seed,
  limitMs,
}: Asked): Promise<TestsEnd> {
  const program = join(folder, "node_modules/vitest/vitest.mjs");
  const args = ["run", `--project=${project}`, "--bail=1", "--maxWorkers=1", "--reporter=dot"];
  const env = { COMANDA_SEED: String(seed), COMANDA_TEST_ENGINE: "sqlite" };
  const child = spawn(process.execPath, [program, ...args, ...tests], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "ignore",
    // A worker that hangs does not hear that its parent ends, so all are ended as one group.
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
