import { Type, type Static } from "typebox";

import { billId, staffId, stationId } from "./wire.ts";

/** A member of staff at another till who has an open bill on the screen. */
const billViewer = Type.Object({ bill: billId, staff: staffId, station: stationId });
export type BillViewer = Static<typeof billViewer>;

export const billViewers = Type.Array(billViewer);

/**
 * The live stream event that sends the whole list whenever it changes. The event's name is older than the word
 * presence, and so is the field `atHand` of a ping.
 */
export const billViewersEvent = "at-hand";
