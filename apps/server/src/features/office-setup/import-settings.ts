import { settings as settingsSchema } from "@comanda/contract/settings";
import { newUserGroup } from "@comanda/contract/staff";
import { checkSettings } from "@comanda/domain/office/check-settings";

import { fits } from "#database/portable-columns.ts";
import { refuseCall, refuseFields, type RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import type { Fields } from "../office/index.ts";
import { findUserGroups, insertUserGroups } from "../staff/index.ts";
import { readSettings, writeSettings } from "../venue/index.ts";
import type { SetupFile } from "./read-setup.ts";
import { asFieldError } from "./row-problem.ts";
import type { Counts } from "./save-section.ts";

/** What belongs to the whole house: its settings, and the groups that its staff is in. */
export async function importSettings(
  writing: Writing,
  file: SetupFile,
): Promise<Counts | RefusedCall> {
  let changed = 0;
  const [said] = file.get("settings") ?? [];
  if (said !== undefined) {
    const before = await readSettings(writing.tx);
    const after = { ...before, ...said };
    if (!fits(settingsSchema, after)) return refuse("settings", 0, said);
    const [problem] = checkSettings(after);
    if (problem !== undefined) return refuse("settings", 0, said, problem.field);
    if (JSON.stringify(before) !== JSON.stringify(after)) changed = 1;
    const isKept = await writeSettings(writing, { before, after });
    if (!isKept) return refuseCall("changed-meanwhile");
  }
  const known = new Map((await findUserGroups(writing.tx)).map(({ name, kind }) => [name, kind]));
  const rows = file.get("userGroups") ?? [];
  const wrong = rows.findIndex((row) => {
    const kind = known.get(String(row["name"]));
    return !fits(newUserGroup, row) || (kind !== undefined && kind !== row.kind);
  });
  if (wrong !== -1) return refuse("userGroups", wrong, rows[wrong] ?? {}, "kind");
  const groups = rows.filter((row) => fits(newUserGroup, row));
  const added = groups.filter(({ name }) => !known.has(name));
  await insertUserGroups(writing, added);
  return { added: added.length, changed };
}

function refuse(section: string, row: number, of: Fields, field = "settings"): RefusedCall {
  const problem = { section, row, of, field, code: "invalid", value: of[field] };
  return refuseFields("invalid-request", [asFieldError(problem)]);
}
