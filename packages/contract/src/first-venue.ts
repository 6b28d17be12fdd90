import { passwordMaximumLength } from "@comanda/domain/form/login-form";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { language } from "./settings.ts";
import {
  codeText,
  locationId,
  money,
  nameText,
  symbolText,
  timeZoneText,
  usernameText,
} from "./wire.ts";

/** Whether there is nobody yet, so that whoever comes first sets the venue up, and whether anyone may guess the passwords. */
export const readFirstVenue = defineCall({
  name: "read-first-venue",
  method: "GET",
  path: "/first-venue",
  permission: "public",
  reply: Type.Object({
    isEmpty: Type.Boolean(),
    /** People of the demo venue still have the password that everyone knows. */
    hasDemoPasswords: Type.Boolean(),
  }),
});

/** Makes the venue and its first manager; refused as soon as there is anybody. */
export const makeFirstVenue = defineCall({
  name: "make-first-venue",
  method: "POST",
  path: "/first-venue",
  permission: "public",
  body: Type.Object(
    {
      venueName: nameText,
      /** An IANA name such as Asia/Bangkok. */
      timeZone: timeZoneText,
      language,
      /** What its first sale point is called. */
      station: nameText,
      currency: Type.Object({
        name: nameText,
        symbol: symbolText,
        /** Three letters, such as THB. */
        code: codeText,
        hasDecimals: Type.Boolean(),
        coins: Type.Array(money, { maxItems: 30 }),
        notes: Type.Array(money, { maxItems: 30 }),
      }),
      admin: Type.Object({
        username: usernameText,
        password: Type.String({ maxLength: passwordMaximumLength }),
        firstName: nameText,
        lastName: nameText,
      }),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ location: locationId }),
});
