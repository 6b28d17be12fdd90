import { Type, type Static } from "typebox";

import { billId, staffId, stationId } from "./wire.ts";

/** Somebody at another till who has an open bill on the screen. */
const atHand = Type.Object({ bill: billId, staff: staffId, station: stationId });
export type AtHand = Static<typeof atHand>;

export const billsAtHand = Type.Array(atHand);

/** The event of a live stream that tells them anew whenever they have changed. */
export const billsAtHandEvent = "at-hand";
