import { settings, type Settings } from "@comanda/contract/settings";

import { defaultLanguage, languages } from "@comanda/domain/venue/settings";

import type { Database, WriteTransaction } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** The settings of the whole installation, each kept under its name on the wire; a house without any speaks all languages. */
export async function readSettings(database: Database): Promise<Settings> {
  const rows = await database.selectFrom("setting").select(["name", "value"]).execute();
  const valueOf = new Map(rows.map(({ name, value }) => [name, value]));
  const { venueName, language, allowedLanguages } = settings.properties;
  return {
    venueName: fromJson(venueName, valueOf.get("venueName") ?? `"Comanda"`),
    language: fromJson(language, valueOf.get("language") ?? JSON.stringify(defaultLanguage)),
    allowedLanguages: fromJson(
      allowedLanguages,
      valueOf.get("allowedLanguages") ?? JSON.stringify(languages),
    ),
  };
}

/** Keeps them where they are as they were read; false where somebody has changed them meanwhile. */
export async function writeSettings(
  tx: WriteTransaction,
  { before, after }: { readonly before: Settings; readonly after: Settings },
): Promise<boolean> {
  const rows = Object.entries(after).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const old = new Map<string, unknown>(Object.entries(before));
  for (const { name, value } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in one transaction
    const { numUpdatedRows } = await tx
      .updateTable("setting")
      .set({ value })
      .where("name", "=", name)
      .where("value", "=", JSON.stringify(old.get(name)))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}
