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
    /**
     * Whether a till has seen journal rows that the server does not have, and no user of the office has acknowledged
     * that.
     */
    areRowsMissing: Type.Boolean(),
  }),
});
