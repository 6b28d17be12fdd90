/** What syncing needs after the first screen of a restored till, in one file. */
export { readStream } from "#api/events.ts";

export { loadRecords, loadReferenceAgain } from "./load-records.ts";
export { forgetKeptRecords, writeKept } from "./write-record-cache.ts";
