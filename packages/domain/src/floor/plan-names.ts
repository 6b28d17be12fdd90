import { placeKey, placeMaximumLength } from "../bill/place.ts";
import { placeOfTable, type TableKind } from "./floor.ts";
import { roomNameLength } from "./plan-limits.ts";

type Named = { readonly kind: TableKind; readonly name: string };

/** The name of the next table after one of this name: its number counts on to the first that is free. */
export function nextTableName(after: Named, taken: readonly Named[]): string {
  const keys = new Set(taken.map((table) => placeKey(placeOfTable(table))));
  return countOn(after.name, placeMaximumLength, (name) =>
    keys.has(placeKey(placeOfTable({ kind: after.kind, name }))),
  );
}

/** The name of a copy of a room. */
export function nextRoomName(after: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(roomKey));
  return countOn(after, roomNameLength, (name) => keys.has(roomKey(name)));
}

/** Names of rooms are compared as those of places are. */
function roomKey(name: string): string {
  return placeKey({ kind: "table", name });
}

/** "Terrace 9" counts on to "Terrace 10", and "Garden" to "Garden 2"; a name that gets too long loses letters. */
function countOn(name: string, maximum: number, isTaken: (name: string) => boolean): string {
  const [, stem = "", digits] = /^(.*?)(\d{0,9})$/su.exec(name.trim()) ?? [];
  const isNumbered = digits !== undefined && digits !== "";
  const beginning = isNumbered || stem === "" ? stem : `${stem} `;
  for (let number = isNumbered ? Number(digits) + 1 : firstOf(stem); ; number += 1) {
    const ending = String(number).padStart(isNumbered ? digits.length : 0, "0");
    const next = shorten(beginning, maximum - ending.length) + ending;
    if (!isTaken(next)) return next;
  }
}

/** What has no name begins at 1; a second one of a name is 2. */
function firstOf(stem: string): number {
  return stem === "" ? 1 : 2;
}

/** Cuts between letters, not within one of two code units. */
function shorten(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, "");
}
