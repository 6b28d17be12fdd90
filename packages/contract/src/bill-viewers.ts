import { Type, type Static } from "typebox";

import { billId, staffId, stationId } from "./wire.ts";

/** A member of staff at another till who has an open bill on the screen. */
const atHand = Type.Object({ bill: billId, staff: staffId, station: stationId });
export type AtHand = Static<typeof atHand>;

export const billsAtHand = Type.Array(atHand);

/** The live stream event that sends the whole list whenever it changes. */
export const billsAtHandEvent = "at-hand";
