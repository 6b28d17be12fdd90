export { layBase, layBaseAt } from "./base-store.ts";
export { checkLocation, checkPast, isUnchanged, type PastOptions } from "./check-past.ts";
export { readMark } from "./journal-position.ts";
export { faultLine } from "./past-fault.ts";
export { pastLines } from "./describe-past.ts";
