import { Type } from "typebox";

import { billViewers } from "./bill-viewers.ts";
import { defineCall } from "./call.ts";
import { journalRow, lastHashPrefix, lastPing } from "./live.ts";
import { billId, dateTime, orNull } from "./wire.ts";

/** Returns what has changed. It is a read, and may be repeated without a key. */
export const sendPing = defineCall({
  name: "ping",
  method: "POST",
  path: "/ping",
  permission: "session",
  body: Type.Object({
    lastPing,
    mark: lastHashPrefix,
    /** The release that the till was loaded from. */
    release: Type.Optional(Type.String({ maxLength: 64 })),
    /** The bill on its screen, null for none; the location's other tills are notified. */
    bill: Type.Optional(orNull(billId)),
  }),
  reply: Type.Object({
    /** The newest row. */
    ping: Type.Integer({ minimum: 0 }),
    datetime: dateTime,
    /** The release that the server serves now. */
    release: Type.String(),
    /** The till is too far behind, or of another release, and must reload everything. */
    reload: Type.Boolean(),
    /** Which bills the other tills have on their screens. */
    atHand: billViewers,
    /** In order, oldest first, as in the live stream; none if the till has to reload. */
    rows: Type.Array(journalRow),
  }),
});
