import { Type } from "typebox";

import { billsAtHand } from "./at-hand.ts";
import { defineCall } from "./call.ts";
import { journalRow, lastMark, lastPing } from "./live.ts";
import { billId, dateTime, orNull } from "./wire.ts";

/** Asks what has changed. It is a read: it may be sent again without a key. */
export const sendPing = defineCall({
  name: "ping",
  method: "POST",
  path: "/ping",
  permission: "session",
  body: Type.Object({
    lastPing,
    mark: lastMark,
    /** That the till was loaded from. */
    release: Type.Optional(Type.String({ maxLength: 64 })),
    /** The bill on its screen, empty where there is none; the others of the location are told. */
    bill: Type.Optional(orNull(billId)),
  }),
  reply: Type.Object({
    /** The newest change there is. */
    ping: Type.Integer({ minimum: 0 }),
    datetime: dateTime,
    /** That the server serves now. */
    release: Type.String(),
    /** The till is too far behind, or of another release: it loads everything again. */
    reload: Type.Boolean(),
    /** Who else has which bill on the screen. */
    atHand: billsAtHand,
    /** One after the other, oldest first, as live push brings them; none where the till reloads. */
    rows: Type.Array(journalRow),
  }),
});
