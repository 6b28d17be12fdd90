import { languages } from "@comanda/domain/venue/settings";
import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";

export const language = Type.Enum([...languages]);
export type Language = Static<typeof language>;

export const settings = Type.Object({
  venueName: Type.String(),
  language,
  /** The languages that staff can choose. */
  allowedLanguages: Type.Array(language),
});
export type Settings = Static<typeof settings>;

/** Public, because the login screen offers the languages. */
export const listSettings = defineCall({
  name: "list-settings",
  method: "GET",
  path: "/setting/list",
  permission: "public",
  reply: settings,
});
