import { setPriority } from "node:os";

/** A thread with this nice value gets a quarter of a processor that another one wants, too; a report must still end. */
const lowPriority = 5;

/** Lets the threads that sell go first. Only Linux has a priority for each thread; elsewhere it is the process's. */
export function lowerPriority(): void {
  if (process.platform === "linux") setPriority(lowPriority);
}
