/** What syncing needs after the first screen of a restored till, in one file. */
// oxlint-disable-next-line import/no-unassigned-import -- what is offered must be known before the records show
import "./start-offer.ts";

export { readStream } from "#api/events.ts";

export { loadRecords, reloadReference } from "./load-records.ts";
export { loadRest } from "./load-rest.ts";
export { clearRecordCache, writeRecordCache } from "./write-record-cache.ts";
