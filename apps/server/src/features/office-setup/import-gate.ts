import type { WriteGate } from "#http/register-writes.ts";
import { refuseCall } from "#call/refused-call.ts";

/**
 * Runs one import at a time: two of a hundred thousand rows would fill the memory, and take twice as long in parallel.
 */
export function importGate(): WriteGate {
  let isTaken = false;
  return async (work) => {
    if (isTaken) return refuseCall("import-running");
    isTaken = true;
    try {
      return await work();
    } finally {
      isTaken = false;
    }
  };
}
