import { Worker } from "node:worker_threads";

const firstMs = 60_000;
const everyMs = 24 * 3_600_000;

/**
 * Looks through every page of the database a minute after the start and then once a day, beside the server and on a
 * connection of its own, and tells what is damaged.
 */
export function checkLater(
  file: string,
  onDamage: (problem: string) => void,
  waitMs: number = firstMs,
): { readonly stop: () => void } {
  let worker: Worker | null = null;
  const check = (): void => {
    worker = new Worker(new URL("check-pages.ts", import.meta.url), { workerData: file });
    worker.unref();
    worker.on("message", (found: unknown) => {
      if (found !== "ok") onDamage(`${file} is damaged: ${String(found)}. Restore a backup.`);
    });
    worker.on("error", (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      onDamage(`${file} could not be checked: ${reason}.`);
    });
  };
  const first = setTimeout(check, waitMs).unref();
  const daily = setInterval(check, everyMs).unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(daily);
      void worker?.terminate();
    },
  };
}
