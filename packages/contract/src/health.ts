import { Type } from "typebox";

import { defineCall } from "./call.ts";

export const readHealth = defineCall({
  name: "read-health",
  method: "GET",
  path: "/health",
  permission: "public",
  reply: Type.Object({
    status: Type.Literal("ok"),
    serverTimeMs: Type.Integer(),
    /** Whether a till has seen rows of the journal that are not here, and nobody in the office has taken note of it. */
    areRowsMissing: Type.Boolean(),
  }),
});
