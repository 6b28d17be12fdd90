import { Type, type Static } from "typebox";

import { fromJson } from "#database/portable-columns.ts";

import type { Change } from "./changes.ts";
import type { JournalEntry } from "./hash-entry.ts";

const row = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]));
const record = { table: Type.String(), id: Type.Integer() };

const changesSchema = Type.Array(
  Type.Union([
    Type.Object({ kind: Type.Literal("insert"), ...record, row }),
    Type.Object({ kind: Type.Literal("update"), ...record, old: row, new: row }),
    Type.Object({ kind: Type.Literal("delete"), ...record, row }),
  ]),
);

export function readChanges({ changes }: Pick<JournalEntry, "changes">): readonly Change[] {
  const read: Static<typeof changesSchema> = fromJson(changesSchema, changes);
  return read;
}
