import type { FieldsSchema } from "@comanda/contract/office";
import { settings as settingsSchema } from "@comanda/contract/settings";
import { newUserGroup } from "@comanda/contract/staff";
import { problemMessages } from "@comanda/contract/refusal-messages";
import { checkSettings } from "@comanda/domain/office/check-settings";
import type { Problem } from "@comanda/domain/office/problem";
import { fillIn } from "@comanda/domain/text/fill-in";

import { fits } from "#database/portable-columns.ts";
import { refuseFields, type RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import type { Fields } from "../office/index.ts";
import { findUserGroups, insertUserGroups } from "../staff/index.ts";
import { readSettings, writeSettings } from "../venue/index.ts";
import { allowedBy, oneOf } from "./allowed.ts";
import type { SetupFile } from "./read-setup.ts";
import { asFieldError, type FileProblem } from "./row-problem.ts";
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
    const place = { section: "settings", row: 0, of: said };
    const problems = wrongFields(settingsSchema, after);
    if (problems.length > 0) return refuse(place, problems);
    if (!fits(settingsSchema, after)) throw new Error("Fields that all fit do not fit together");
    const unfit = checkSettings(after);
    if (unfit.length > 0) return refuse(place, unfit.map(inWords));
    if (JSON.stringify(before) !== JSON.stringify(after)) changed = 1;
    await writeSettings(writing.tx, { before, after });
  }
  const known = new Map((await findUserGroups(writing.tx)).map(({ name, kind }) => [name, kind]));
  const rows = file.get("userGroups") ?? [];
  for (const [row, of] of rows.entries()) {
    const kind = known.get(String(of["name"]));
    const problems = wrongFields(newUserGroup, of);
    if (kind !== undefined && kind !== of["kind"]) {
      problems.push({ field: "kind", code: "invalid", allowed: oneOf([kind]) });
    }
    if (problems.length > 0) return refuse({ section: "userGroups", row, of }, problems);
  }
  const groups = rows.filter((row) => fits(newUserGroup, row));
  const added = groups.filter(({ name }) => !known.has(name));
  await insertUserGroups(writing, added);
  return { added: added.length, changed };
}

type Place = Pick<FileProblem, "section" | "row"> & { readonly of: Fields };
type Wrong = Pick<FileProblem, "field" | "code" | "error" | "maximum" | "allowed">;

function refuse(place: Place, wrong: readonly Wrong[]): RefusedCall {
  const problems = wrong.map((one) => ({ ...place, ...one, value: place.of[one.field] }));
  return refuseFields("invalid-request", problems.map(asFieldError));
}

/** The fields that are none, and those that hold what they cannot. */
function wrongFields({ properties }: FieldsSchema, fields: Fields): Wrong[] {
  const known = Object.keys(properties);
  const unknown = Object.keys(fields).filter((field) => !known.includes(field));
  const unfit = Object.entries(properties).filter(
    ([field, schema]) => !fits(schema, fields[field]),
  );
  return [
    ...unknown.map((field) => ({ field, code: "no-such-field", allowed: oneOf(known) })),
    ...unfit.map(([field, schema]) => {
      const allowed = allowedBy(schema);
      return { field, code: "invalid", ...(allowed && { allowed }) };
    }),
  ];
}

function inWords({ field, code, maximum }: Problem): Wrong {
  const error = fillIn(problemMessages[code], { field, maximum });
  return { field, code, error, ...(maximum !== undefined && { maximum }) };
}
