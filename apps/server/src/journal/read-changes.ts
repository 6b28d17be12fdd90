import { Type } from "typebox";

import { fromJson } from "#database/portable-columns.ts";

import { fromStoredChange, storedChange } from "./brief-rows.ts";
import type { Change } from "./changes.ts";
import { storedChanges, type StoredChanges } from "./packed-entry.ts";

const changeList = Type.Array(storedChange);

/** What a row changed, whether it is packed or plain. */
export function readChanges(row: StoredChanges): readonly Change[] {
  return fromJson(changeList, storedChanges(row)).map(fromStoredChange);
}
