import { settings, type Settings } from "@comanda/contract/settings";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** The settings of the whole installation, each kept under its name on the wire. */
export async function readSettings(database: Database): Promise<Settings> {
  const rows = await database.selectFrom("setting").select(["name", "value"]).execute();
  const valueOf = new Map(rows.map(({ name, value }) => [name, value]));
  const { venueName, language, allowedLanguages } = settings.properties;
  return {
    venueName: fromJson(venueName, valueOf.get("venueName") ?? ""),
    language: fromJson(language, valueOf.get("language") ?? ""),
    allowedLanguages: fromJson(allowedLanguages, valueOf.get("allowedLanguages") ?? ""),
  };
}
