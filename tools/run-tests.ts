import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

export type RunRequest = {
  readonly tests: readonly string[];
  /** The files that differ from the tree in this run. */
  readonly changed: readonly string[];
};

export type RunReply = {
  readonly isPassed: boolean;
  /** The test files that failed, or did not run. */
  readonly failed: readonly string[];
  readonly msByTest: readonly (readonly [test: string, ms: number])[];
};

export type TestRunner = {
  /** Runs test files, nearest first, until one fails; null if they hang or end the process. */
  readonly run: (request: RunRequest, limitMs: number) => Promise<RunReply | null>;
  readonly end: () => void;
};

/**
 * Keeps a vitest ready for the tests of a folder, because starting it takes longer than most of them. It runs every
 * request in a new process of its own, so that what a mutant leaves in memory does not affect the next one.
 */
export function createTestRunner(folder: string, seed: number): TestRunner {
  let child: ChildProcess | null = null;
  const end = () => {
    // A hanging worker does not notice that its parent has ended, so the whole process group is killed.
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    child = null;
  };
  const run = async (request: RunRequest, limitMs: number) => {
    child ??= startVitest(folder, seed);
    const reply = await exchange(child, request, limitMs);
    if (reply === null) end();
    return reply;
  };
  return { run, end };
}

function startVitest(folder: string, seed: number): ChildProcess {
  return spawn(process.execPath, [join(folder, "tools/vitest-process.ts")], {
    cwd: folder,
    env: { ...process.env, COMANDA_SEED: String(seed), COMANDA_TEST_ENGINE: "sqlite" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    detached: true,
  });
}

async function exchange(
  child: ChildProcess,
  request: RunRequest,
  limitMs: number,
): Promise<RunReply | null> {
  const { promise, resolve } = Promise.withResolvers<RunReply | null>();
  const give = (reply: RunReply) => resolve(reply);
  const giveUp = () => resolve(null);
  const timer = setTimeout(giveUp, limitMs);
  child.on("message", give).on("close", giveUp).on("error", giveUp);
  child.send(request);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off("message", give).off("close", giveUp).off("error", giveUp);
  }
}
