import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { writtenReply } from "./change-lists.ts";
import { dateTime, orNull, staffId, stationId } from "./wire.ts";

/** Rows of the journal that somebody's till has seen and the server does not have any more. */
const missingRows = Type.Object({
  /** Who was signed in there, and where. */
  user: staffId,
  station: orNull(stationId),
  /** How many there are at least; 0 where the journal has gone on since, and has other rows in their place. */
  missing: Type.Integer({ minimum: 0 }),
  /** When the last row was written that was there when it was noticed; null where there was none. */
  since: orNull(dateTime),
  noticed: dateTime,
});

/** Those of which nobody has taken note yet. */
export const listMissingRows = defineCall({
  name: "office-missing-rows",
  method: "GET",
  path: "/office/missing-rows",
  permission: "admin",
  reply: Type.Array(missingRows),
});

/** Somebody has read it and does something about it. */
export const takeNoteOfMissingRows = defineCall({
  name: "office-missing-rows-seen",
  method: "POST",
  path: "/office/missing-rows/seen",
  permission: "admin",
  reply: writtenReply({}),
});
