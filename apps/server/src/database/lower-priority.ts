import { setPriority } from "node:os";

/** Nice values go from -20 to 19; at this one a thread gets about a tenth of a processor that others want, too. */
const lowPriority = 10;

/** Lets the threads that sell go first. Only Linux has a priority for each thread; elsewhere it is the process's. */
export function lowerPriority(): void {
  if (process.platform === "linux") setPriority(lowPriority);
}
