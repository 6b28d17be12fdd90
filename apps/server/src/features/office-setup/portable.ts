import type { AllowedContent } from "@comanda/contract/allowed-content";
import type { FieldProblem } from "@comanda/domain/form/field-error";
import type { NumberSeparators } from "@comanda/domain/money/read-number";

import { tidyField, type Fields } from "../office/index.ts";
import { oneOfNames } from "./allowed.ts";
import { findId, type NamesByTable } from "./names.ts";
import type { Section } from "./sections.ts";
import { allowedInUnit, toPlainNumber, parseUnit, formatUnit, type Unit } from "./units.ts";

/** What is wrong with a value of a row, and what is allowed. */
export type ValueProblem = {
  readonly field: string;
  readonly code: "not-found" | FieldProblem["code"];
  readonly value: unknown;
  readonly maximum?: number;
  readonly allowed?: AllowedContent;
};

/** Marks a reference to a retired row, which the file leaves out. */
const retiredReference = Symbol("gone");

/** A row in set-up form: names instead of ids, and only the fields that differ from a new row. */
export function toPortableRow(section: Section, names: NamesByTable, record: Fields): Fields {
  const full = toPortableFields(section, names, record);
  const blank = portableDefaults(section, full);
  return Object.fromEntries(
    Object.entries(full).filter(
      ([field, value]) => !meansSame(section, field, value, blank[field]),
    ),
  );
}

/**
 * The record without the retired rows that it names, which the file leaves out. Null if it could not be saved without
 * them, as a promotion whose only article was retired.
 */
export function leaveOutRetired(
  { topic }: Section,
  names: NamesByTable,
  record: Fields,
): Fields | null {
  const kept = Object.entries(topic.refersTo).flatMap(([path, table]): [string, unknown][] => {
    const [field = path, name] = path.split(".");
    const list = record[field];
    const known = names.get(table)?.nameOf;
    if (!Array.isArray(list) || known === undefined) return [];
    const left = list.filter((entry: unknown) => {
      const named: unknown = name === undefined ? entry : Reflect.get(Object(entry), name);
      return named === null || known.has(Number(named));
    });
    return left.length === list.length ? [] : [[field, left]];
  });
  if (kept.length === 0) return record;
  const row = topic.withoutRetired({ ...record, ...Object.fromEntries(kept) });
  return topic.check(row).length === 0 ? row : null;
}

/** All or some fields of a row, in set-up form. */
export function toPortableFields(
  section: Section,
  names: NamesByTable,
  record: Fields,
  fields: readonly string[] = section.topic.fieldNames,
): Fields {
  return Object.fromEntries(
    fields.map((field) => [field, toPortableField(section, names, record, field)]),
  );
}

/** The defaults of a new row, in set-up form. */
export function portableDefaults({ topic, units }: Section, row: Fields): Fields {
  return Object.fromEntries(
    Object.entries(topic.blank).map(([field, value]) => {
      const unit = unitAt(units, field, row);
      return [field, unit === null || typeof value !== "number" ? value : formatUnit(unit, value)];
    }),
  );
}

function toPortableField(
  section: Section,
  names: NamesByTable,
  record: Fields,
  field: string,
): unknown {
  const value = toPortableValue(section, { names, record }, field, record[field]);
  const { topic } = section;
  if (value === retiredReference) return null;
  const isOrdered = topic.parts.find((part) => part.field === field)?.isOrdered ?? true;
  return isOrdered || !Array.isArray(value) ? value : value.toSorted(byText);
}

function toPortableValue(
  section: Section,
  from: { readonly names: NamesByTable; readonly record: Fields },
  path: string,
  value: unknown,
): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) {
    return value
      .map((entry) => toPortableValue(section, from, path, entry))
      .filter((one) => one !== retiredReference);
  }
  if (typeof value === "object") {
    const entries = Object.entries(value).map(([name, inner]) => [
      name,
      toPortableValue(section, from, `${path}.${name}`, inner),
    ]);
    return entries.some(([, inner]) => inner === retiredReference)
      ? retiredReference
      : Object.fromEntries(entries);
  }
  if (typeof value !== "number") return value;
  const table = section.topic.refersTo[path];
  if (table !== undefined) return from.names.get(table)?.nameOf.get(value) ?? retiredReference;
  const unit = unitAt(section.units, path, from.record);
  return unit === null ? value : formatUnit(unit, value);
}

export type RowReading = {
  readonly names: NamesByTable;
  readonly row: Fields;
  /** The number format of the file; null if unknown. */
  readonly signs: NumberSeparators | null;
  readonly report: (wrong: ValueProblem) => void;
};

/** Converts a file value to the office's value. A wrong value is reported and returned unchanged. */
export function toStoredValue(
  section: Section,
  from: RowReading,
  path: string,
  value: unknown,
): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((entry) => toStoredValue(section, from, path, entry));
  if (typeof value === "object") return toStoredEntry(section, from, path, value);
  const [field = path] = path.split(".");
  const table = section.topic.refersTo[path];
  if (table !== undefined) {
    const book = from.names.get(table);
    const id = typeof value === "string" && book !== undefined ? findId(book, value) : undefined;
    if (id === undefined) {
      from.report({
        field,
        code: "not-found",
        value,
        allowed: oneOfNames([...(book?.idOf.keys() ?? [])]),
      });
    }
    return id ?? value;
  }
  const unit = unitAt(section.units, path, from.row);
  if (unit === null) return value;
  const whole = parseUnit(unit, value, from.signs);
  if (typeof whole === "number") return whole;
  from.report({ field, value, ...whole, allowed: allowedInUnit(unit) });
  return value;
}

/** Converts texts that mean numbers, so that rows are compared by meaning. */
export function withParsedNumbers(
  section: Section,
  row: Fields,
  signs: NumberSeparators | null,
): Fields {
  const fields = new Set(Object.keys(section.units).map((path) => path.split(".")[0] ?? path));
  const numbers = (path: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((entry) => numbers(path, entry));
    if (typeof value !== "object" || value === null) {
      return toPlainNumber(unitAt(section.units, path, row), value, signs);
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, numbers(`${path}.${name}`, inner)]),
    );
  };
  const changed = Object.keys(row).filter((field) => fields.has(field));
  return {
    ...row,
    ...Object.fromEntries(changed.map((field) => [field, numbers(field, row[field])])),
  };
}

/** A reference that an entry leaves out is null. */
function toStoredEntry(
  section: Section,
  from: Parameters<typeof toStoredValue>[1],
  path: string,
  value: object,
): unknown {
  const part = section.topic.parts.find(({ field }) => field === path);
  const names = part === undefined || typeof part.columns === "string" ? {} : part.columns;
  const entry: Fields = {
    ...Object.fromEntries(Object.keys(names).map((name) => [name, null])),
    ...value,
  };
  return Object.fromEntries(
    Object.entries(entry).map(([name, inner]) => [
      name,
      toStoredValue(section, from, `${path}.${name}`, inner),
    ]),
  );
}

/** Whether two file values mean the same. */
export function meansSame(section: Section, field: string, one: unknown, other: unknown): boolean {
  // In large files most values are identical, so the cheap comparison comes first.
  return one === other || canonical(section, field, one) === canonical(section, field, other);
}

/** A text that two values of a field share if they mean the same. */
export function canonical({ topic }: Section, field: string, value: unknown): string {
  if (typeof value === "string")
    return JSON.stringify(field in topic.texts ? tidyField(field, value) : value);
  if (!Array.isArray(value)) return JSON.stringify(value ?? null);
  const part = topic.parts.find((each) => each.field === field);
  const entries = value.map((entry: unknown) => {
    if (part === undefined || typeof part.columns === "string") return JSON.stringify(entry);
    const fields = new Map(Object.entries(Object(entry)));
    return JSON.stringify(Object.keys(part.columns).map((name) => fields.get(name) ?? null));
  });
  return JSON.stringify(part?.isOrdered === false ? entries.toSorted() : entries);
}

function byText(one: unknown, other: unknown): number {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

export function unitAt(units: Section["units"], path: string, row: Fields): Unit | null {
  const unit = units[path];
  return typeof unit === "function" ? unit(row) : (unit ?? null);
}
