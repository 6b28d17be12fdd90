import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { orNull } from "./wire.ts";

/** Reports a fault of a till to the server's log, without anything that was typed and without the venue's data. */
export const reportFault = defineCall({
  name: "report-fault",
  method: "POST",
  path: "/fault",
  // A till may fail before a user logs in.
  permission: "public",
  body: Type.Object(
    {
      /** The release of the page; null in development. */
      release: orNull(Type.String({ maxLength: 64 })),
      /** The path of the screen, without digits. */
      screen: Type.String({ maxLength: 80 }),
      /** What the till was doing, such as `screen` or `event`. */
      during: Type.String({ maxLength: 60 }),
      /** The kind of the error, such as `TypeError`. */
      kind: Type.String({ maxLength: 60 }),
      /** The message of the error, without anything quoted in it. */
      message: Type.String({ maxLength: 200 }),
      /** Function, file, line and column of each stack frame, the innermost first. */
      frames: Type.Array(Type.String({ maxLength: 160 }), { maxItems: 12 }),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ isLogged: Type.Literal(true) }),
});
