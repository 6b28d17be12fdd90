import { Type } from "typebox";

import { fromJson } from "#database/portable-columns.ts";

import { fromStoredChange, storedChange } from "./brief-rows.ts";
import type { Change } from "./changes.ts";
import type { JournalEntry } from "./hash-entry.ts";

const storedChanges = Type.Array(storedChange);

export function readChanges({ changes }: Pick<JournalEntry, "changes">): readonly Change[] {
  return fromJson(storedChanges, changes).map(fromStoredChange);
}
