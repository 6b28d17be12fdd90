import { Type } from "typebox";

import { fromJson } from "#database/portable-columns.ts";

import { fromStoredChange, storedChange } from "./brief-rows.ts";
import type { Change } from "./changes.ts";
import { storedChanges, type StoredEntry } from "./packed-entry.ts";

const changeList = Type.Array(storedChange);

/** What a row changed, whether it is packed or plain. */
export function readChanges(
  row: Pick<StoredEntry, "changes"> & Partial<Pick<StoredEntry, "packed">>,
): readonly Change[] {
  return fromJson(changeList, storedChanges(row)).map(fromStoredChange);
}
