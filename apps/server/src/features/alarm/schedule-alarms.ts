import type { Log } from "#call/runtime.ts";

import { carryOutAlarms, type AlarmParts } from "./carry-out-alarms.ts";

/** Looks for due alarms again and again, until it is stopped. */
export function scheduleAlarms(
  { log, ...parts }: AlarmParts & { readonly log: Log },
  intervalMs: number,
): { readonly stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  let isFailing = false;
  const run = async (): Promise<void> => {
    try {
      await carryOutAlarms(parts);
      isFailing = false;
    } catch (error: unknown) {
      // An outage may last for hours, and has a log of its own.
      if (!isFailing) log.error({ err: error }, "alarms were not carried out");
      isFailing = true;
    }
    running = null;
  };
  const timer = setInterval(() => {
    running ??= run();
  }, intervalMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
