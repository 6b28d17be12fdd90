import type { Settings } from "@comanda/contract/settings";
import { checkSettings } from "@comanda/domain/office/check-settings";
import type { Problem } from "@comanda/domain/office/problem";
import { languages } from "@comanda/domain/venue/settings";

import type { Field, Fields } from "../office-records/index.ts";

export const nameFields: readonly Field[] = [{ key: "venueName", kind: "text" }];
export const languageFields: readonly Field[] = [
  { key: "allowedLanguages", kind: "several", options: languages },
  { key: "language", kind: "choice", options: languages },
];
export const settingsFields: readonly Field[] = [...nameFields, ...languageFields];

/** The typed values as settings, or their problems. */
export function parseSettings(values: Fields): Settings | readonly Problem[] {
  const { venueName, allowedLanguages } = values;
  const language = languages.find((code) => code === values["language"]);
  if (language === undefined) return [{ field: "language", code: "required" }];
  const chosen = new Set<unknown>(Array.isArray(allowedLanguages) ? allowedLanguages : []);
  const settings: Settings = {
    venueName: typeof venueName === "string" ? venueName : "",
    language,
    allowedLanguages: languages.filter((code) => chosen.has(code)),
  };
  const problems = checkSettings(settings);
  return problems.length > 0 ? problems : settings;
}
