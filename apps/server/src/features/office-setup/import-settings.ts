import type { FieldsSchema } from "@comanda/contract/office";
import { settings as settingsSchema } from "@comanda/contract/settings";
import { checkSettings } from "@comanda/domain/office/check-settings";

import { matchesSchema } from "#database/portable-columns.ts";
import { refuseCall, refuseFields, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { tidyField, type Fields } from "../office/index.ts";
import { readSettings, writeSettings } from "../venue/index.ts";
import { oneOf, describeMisfit } from "./allowed.ts";
import type { KeptFields } from "./import-setup.ts";
import type { SetupFile } from "./read-setup.ts";
import { toFieldError, type FileProblem } from "./row-problem.ts";
import type { Counts } from "./save-section.ts";

/** The settings belong to all locations. */
export async function importSettings(
  context: WriteContext,
  { file, kept }: { readonly file: SetupFile; readonly kept?: KeptFields },
): Promise<Counts | RefusedCall> {
  const [inFile] = file.get("settings") ?? [];
  if (inFile === undefined) return { added: 0, changed: 0 };
  const stay = kept?.get("settings");
  const wanted = Object.entries(inFile).filter(([field]) => !stay?.has(field));
  const said = Object.fromEntries(wanted.map(([field, value]) => [field, tidyField(field, value)]));
  const before = await readSettings(context.tx);
  const after = { ...before, ...said };
  const problems = findWrongFields(settingsSchema, after);
  if (problems.length > 0) return refuseSettings(said, problems);
  if (!matchesSchema(settingsSchema, after))
    throw new Error("Fields that all fit do not fit together");
  const unfit = checkSettings(after);
  if (unfit.length > 0) return refuseSettings(said, unfit);
  const isKept = await writeSettings(context, { before, after });
  if (!isKept) return refuseCall("changed-meanwhile");
  return { added: 0, changed: JSON.stringify(before) === JSON.stringify(after) ? 0 : 1 };
}

type SettingProblem = Pick<FileProblem, "field" | "code" | "maximum" | "allowed">;

function refuseSettings(of: Fields, wrong: readonly SettingProblem[]): RefusedCall {
  const place = { section: "settings", row: 0, of };
  const problems = wrong.map((one) => ({ ...place, ...one, value: of[one.field] }));
  return refuseFields("invalid-request", problems.map(toFieldError));
}

/** Unknown fields, and fields with invalid values. */
function findWrongFields({ properties }: FieldsSchema, fields: Fields): SettingProblem[] {
  const known = Object.keys(properties);
  const unknown = Object.keys(fields)
    .filter((field) => !known.includes(field))
    .map((field): SettingProblem => ({ field, code: "no-such-field", allowed: oneOf(known) }));
  const unfit = Object.entries(properties).filter(
    ([field, schema]) => !matchesSchema(schema, fields[field]),
  );
  return [
    ...unknown,
    ...unfit.map(([field, schema]) => ({ field, ...describeMisfit(schema, fields[field]) })),
  ];
}
