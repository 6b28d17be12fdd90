import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

export type RunRequest = {
  readonly tests: readonly string[];
  /** The files that differ from the tree in this run. */
  readonly changed: readonly string[];
};

export type RunReply = {
  /** The first test file that failed, or the one that hung. */
  readonly failed: string | null;
  /** It never ended, or ended the process. */
  readonly isHung: boolean;
};

/** What the vitest reports: each test file when it has ended, and then the first that failed. */
export type RunNews = { readonly ended: string } | { readonly failed: string | null };

export type TestRunner = {
  /** Runs test files, nearest first, until one fails. */
  readonly run: (request: RunRequest) => Promise<RunReply>;
  readonly end: () => void;
};

/** No test file takes as long, even on a busy machine. */
const limitOfFileMs = 180_000;

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
  const run = async (request: RunRequest) => {
    child ??= startVitest(folder, seed);
    const reply = await exchange(child, request);
    if (reply.isHung) end();
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

async function exchange(child: ChildProcess, request: RunRequest): Promise<RunReply> {
  const { promise, resolve } = Promise.withResolvers<RunReply>();
  const running = new Set(request.tests);
  const giveUp = () => {
    // After the last file, what it left behind may keep the vitest from ending.
    const hung = [...running][0] ?? request.tests.at(-1) ?? null;
    resolve({ failed: hung, isHung: true });
  };
  const timer = setTimeout(giveUp, limitOfFileMs);
  const hear = (news: RunNews) => {
    timer.refresh();
    if ("ended" in news) running.delete(news.ended);
    else resolve({ ...news, isHung: false });
  };
  child.on("message", hear).on("close", giveUp).on("error", giveUp);
  child.send(request);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off("message", hear).off("close", giveUp).off("error", giveUp);
  }
}
