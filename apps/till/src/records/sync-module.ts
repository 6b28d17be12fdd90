/** What syncing needs after the first screen of a restored till, in one file. */
export { readStream } from "#api/events.ts";

export { loadRecords, reloadReference } from "./load-records.ts";
export { clearRecordCache, writeRecordCache } from "./write-record-cache.ts";
