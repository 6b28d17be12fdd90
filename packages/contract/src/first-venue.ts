import { passwordMaximumLength } from "@comanda/domain/form/maximum-lengths";
import { currencySignPositions } from "@comanda/domain/money/format-money";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { language } from "./settings.ts";
import { locationId, money } from "./wire.ts";
import { codeText, nameText, symbolText, timeZoneText, usernameText } from "./typed-text.ts";

/**
 * Whether the venue has no users yet, so that the first visitor sets it up, and whether well-known demo passwords are
 * in use.
 */
export const readFirstVenue = defineCall({
  name: "read-first-venue",
  method: "GET",
  path: "/first-venue",
  permission: "public",
  reply: Type.Object({
    isEmpty: Type.Boolean(),
    /** Users of the demo venue still have the publicly known password. */
    hasDemoPasswords: Type.Boolean(),
  }),
});

/** Creates the venue and its first manager; refused as soon as there is a user. */
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
      /** How the location writes amounts: 1,234.50 unless these say otherwise. */
      decimalSeparator: Type.Optional(symbolText),
      thousandSeparator: Type.Optional(symbolText),
      /** Where bills and totals show the currency sign; they have none unless this says so. */
      currencySign: Type.Optional(Type.Enum([...currencySignPositions])),
      /** The name of its first sale point. */
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
