/** What keeps the records in step with the server, in one file, which loads while the device's cache is read. */
// oxlint-disable-next-line import/no-unassigned-import -- what is offered must be known before the records show
import "./start-offered-menu.ts";

export { followVenue } from "./follow-venue.ts";
export { clearRecordCache } from "./write-record-cache.ts";
