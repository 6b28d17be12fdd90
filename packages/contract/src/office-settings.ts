import { languages } from "@comanda/domain/venue/settings";
import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { language, settings } from "./settings.ts";
import { nameText } from "./typed-text.ts";

const settingsInput = Type.Object({
  venueName: nameText,
  language,
  allowedLanguages: Type.Array(language, { maxItems: languages.length }),
});

export const readSettings = defineCall({
  name: "office-settings-read",
  method: "GET",
  path: "/office/settings",
  permission: "keep_office",
  reply: settings,
});

/** Saves the settings of the whole house, unless they have changed since they were read. */
export const saveSettings = defineCall({
  name: "office-settings-save",
  method: "POST",
  path: "/office/settings",
  permission: "keep_office",
  body: Type.Object({ before: settingsInput, after: settingsInput }),
  reply: defineWriteReply({ settings }),
});
