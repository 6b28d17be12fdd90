import { settings, type Settings } from "@comanda/contract/settings";

import { defaultLanguage, languages } from "@comanda/domain/venue/settings";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import type { Row } from "#journal/changes.ts";
import type { WriteContext } from "#journal/command.ts";

/**
 * The settings of the whole installation, each stored under its wire name; without any, all languages are available.
 */
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

/** Saves the settings if they are unchanged since they were read; otherwise returns false. */
export async function writeSettings(
  { tx, changes }: Pick<WriteContext, "tx" | "changes">,
  { before, after }: { readonly before: Settings; readonly after: Settings },
): Promise<boolean> {
  const [old, rows] = [rowsOf(before), rowsOf(after)];
  const oldValue = new Map(old.map(({ name, value }) => [name, value]));
  for (const { name, value } of rows) {
    const { numUpdatedRows } = await tx
      .updateTable("setting")
      .set({ value })
      .where("name", "=", name)
      .where("value", "=", oldValue.get(name) ?? "")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  changes.updatedRow("setting", settingsToJournalRow(old), settingsToJournalRow(rows));
  return true;
}

type SettingRow = { readonly name: string; readonly value: string };

function rowsOf(kept: Settings): readonly SettingRow[] {
  return Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}

/** The journal holds all settings as one record. */
export function settingsToJournalRow(rows: readonly SettingRow[]): Row {
  return { id: 1, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}

/** Whether this is the demo venue, or began as it. */
export async function isDemo(database: Database): Promise<boolean> {
  const row = await database
    .selectFrom("setting")
    .select("value")
    .where("name", "=", "isDemo")
    .executeTakeFirst();
  return row?.value === "true";
}
