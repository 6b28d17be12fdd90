import { settings as settingsSchema } from "@comanda/contract/settings";
import { checkSettings } from "@comanda/domain/office/check-settings";

import { fits } from "#database/portable-columns.ts";
import { refuseCall, refuseFields, type RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import type { Fields } from "../office/index.ts";
import { readSettings, writeSettings } from "../venue/index.ts";
import type { SetupFile } from "./read-setup.ts";
import { asFieldError } from "./row-problem.ts";
import type { Counts } from "./save-section.ts";

/** The settings belong to the whole house. */
export async function importSettings(
  writing: Writing,
  file: SetupFile,
): Promise<Counts | RefusedCall> {
  const [said] = file.get("settings") ?? [];
  if (said === undefined) return { added: 0, changed: 0 };
  const before = await readSettings(writing.tx);
  const after = { ...before, ...said };
  if (!fits(settingsSchema, after)) return refuse(said);
  const [problem] = checkSettings(after);
  if (problem !== undefined) return refuse(said, problem.field);
  const isKept = await writeSettings(writing, { before, after });
  if (!isKept) return refuseCall("changed-meanwhile");
  return { added: 0, changed: JSON.stringify(before) === JSON.stringify(after) ? 0 : 1 };
}

function refuse(of: Fields, field = "settings"): RefusedCall {
  const problem = { section: "settings", row: 0, of, field, code: "invalid", value: of[field] };
  return refuseFields("invalid-request", [asFieldError(problem)]);
}
