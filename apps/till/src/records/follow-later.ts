/** What following the venue needs beyond the first screen of a till that is opened again: one file, fetched at once. */
export { readStream } from "#api/events.ts";

export { loadRecords, loadReferenceAgain } from "./load-records.ts";
export { forgetKeptRecords, writeKept } from "./write-kept.ts";
