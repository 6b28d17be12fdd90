import { Worker } from "node:worker_threads";

const checkIntervalMs = 24 * 3_600_000;

export type PageProblem = {
  readonly sentence: string;
  /** False if the pages could not be checked. */
  readonly isDamage: boolean;
  readonly isOfFirstCheck: boolean;
};

/**
 * Checks every page of the database after a while and then once a day, beside the server and on a connection of its
 * own, and reports problems.
 */
export function schedulePageChecks(
  file: string,
  onProblem: (problem: PageProblem) => void,
  waitMs: number,
): { readonly stop: () => void } {
  let worker: Worker | null = null;
  const check = (isOfFirstCheck: boolean): void => {
    worker = new Worker(new URL("./check-pages.ts", import.meta.url), { workerData: file });
    worker.unref();
    worker.on("message", (found: unknown) => {
      if (found === "ok") return;
      const sentence = `${file} is damaged: ${String(found)}. Restore a backup.`;
      onProblem({ sentence, isDamage: true, isOfFirstCheck });
    });
    worker.on("error", (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const sentence = `${file} could not be checked: ${reason}.`;
      onProblem({ sentence, isDamage: false, isOfFirstCheck });
    });
  };
  const first = setTimeout(check, waitMs, true).unref();
  const daily = setInterval(check, checkIntervalMs, false).unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(daily);
      void worker?.terminate();
    },
  };
}
