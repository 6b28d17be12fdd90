import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { dateTime, orNull, staffId, stationId } from "./wire.ts";

/** Journal rows that a till has seen and the server no longer has. */
const missingRows = Type.Object({
  /** The user who was signed in at that till, and the station. */
  user: staffId,
  station: orNull(stationId),
  /** The least number of missing rows; 0 if the journal has continued since and has other rows in their place. */
  missing: Type.Integer({ minimum: 0 }),
  /** The time of the newest row that the server had when this was noticed; null if it had none. */
  since: orNull(dateTime),
  noticed: dateTime,
});

/** Those that are not acknowledged yet. */
export const listMissingRows = defineCall({
  name: "office-missing-rows",
  method: "GET",
  path: "/office/missing-rows",
  permission: "keep_office",
  reply: Type.Array(missingRows),
});

/** Acknowledges that a person has read it and is dealing with it. */
export const acknowledgeMissingRows = defineCall({
  name: "office-missing-rows-seen",
  method: "POST",
  path: "/office/missing-rows/seen",
  permission: "keep_office",
  reply: defineWriteReply({}),
});
