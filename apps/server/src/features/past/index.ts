export { writeBases, writeBaseAt } from "./base-store.ts";
export { checkLocation, checkPast, isUnchanged, type PastOptions } from "./check-past.ts";
export { parseJournalPosition } from "./journal-position.ts";
export { describeFault } from "./past-fault.ts";
export { describePast } from "./describe-past.ts";
