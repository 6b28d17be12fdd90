import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { orNull } from "./wire.ts";

/** Tells the server's log that something broke on a till. It holds neither what was typed nor what the venue knows. */
export const reportFault = defineCall({
  name: "report-fault",
  method: "POST",
  path: "/fault",
  // A till may break before anybody signs in.
  permission: "public",
  body: Type.Object(
    {
      /** The release of the page; null while the till is being developed. */
      release: orNull(Type.String({ maxLength: 64 })),
      /** The path of the screen, without digits. */
      screen: Type.String({ maxLength: 80 }),
      /** What the till was doing, such as `screen` or `event`. */
      during: Type.String({ maxLength: 60 }),
      /** The kind of the error, such as `TypeError`. */
      kind: Type.String({ maxLength: 60 }),
      /** The message of the error, without anything quoted in it. */
      message: Type.String({ maxLength: 200 }),
      /** Function, file, line and column of each call that led there, the innermost first. */
      frames: Type.Array(Type.String({ maxLength: 160 }), { maxItems: 12 }),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ isLogged: Type.Literal(true) }),
});
