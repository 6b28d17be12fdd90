import type { ReplyOf } from "@comanda/contract/call";
import type { OfficeCalls } from "@comanda/contract/office";

export type Fields = Readonly<Record<string, unknown>>;

/** A record of the back office, with its ID and revision. */
export type OfficeRecord = ReplyOf<OfficeCalls["list"]>[number];

/** The display name of a record. */
export function recordName(thing: Fields): string {
  const { name, ref, firstName, lastName } = thing;
  if (typeof name === "string") return name;
  return [ref, firstName, lastName].filter((part) => typeof part === "string").join(" ");
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** An entry of a list with fields, such as a line of a recipe. */
export function toEntry(value: unknown): Fields {
  return Object.fromEntries(Object.entries(Object(value)));
}

/** Whether two values have the same content. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of `now` that differ from `before`. */
export function changedFields(now: Fields, before: Fields): Fields {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !isEqual(value, before[key])),
  );
}
