import { Type } from "typebox";
import { defineCall } from "./call.ts";
import { signedIn } from "./session-record.ts";

export const signIn = defineCall({
  name: "sign-in",
  method: "POST",
  path: "/auth",
  permission: "public",
  body: Type.Object(
    {
      username: Type.String({ maxLength: 64 }),
      password: Type.String({ maxLength: 256 }),
      /** From the last login on this device, so that failed attempts elsewhere do not slow down the login here. */
      device: Type.Optional(Type.String({ maxLength: 100 })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    ...signedIn.properties,
    /** To be sent with the next login on this device. */
    device: Type.String(),
  }),
});
