import type { Log } from "#call/runtime.ts";

import { carryOutAlarms, type AlarmFaults, type AlarmParts } from "./carry-out-alarms.ts";

/** Looks for due alarms again and again, until it is stopped. */
export function scheduleAlarms(
  { log, ...parts }: AlarmParts & { readonly log: Log },
  intervalMs: number,
): { readonly stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  let known: AlarmFaults = new Map();
  let isOut = false;
  const run = async (): Promise<void> => {
    try {
      const faults = await carryOutAlarms(parts);
      for (const [alarm, err] of faults) {
        if (!known.has(alarm)) log.error({ err, alarm }, "an alarm was not carried out");
      }
      known = faults;
      isOut = false;
    } catch (error: unknown) {
      // An outage may last for hours, and has a log of its own.
      if (!isOut) log.error({ err: error }, "alarms were not carried out");
      isOut = true;
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
