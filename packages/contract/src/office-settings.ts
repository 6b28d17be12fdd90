import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { writtenReply } from "./change-lists.ts";
import { settings } from "./settings.ts";

export const readSettings = defineCall({
  name: "office-settings-read",
  method: "GET",
  path: "/office/settings",
  permission: "admin",
  reply: settings,
});

/** Those of the whole house. They are kept where they are still as they were read. */
export const saveSettings = defineCall({
  name: "office-settings-save",
  method: "POST",
  path: "/office/settings",
  permission: "admin",
  body: Type.Object({ before: settings, after: settings }),
  reply: writtenReply({ settings }),
});
