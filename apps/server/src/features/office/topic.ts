import type { FieldsOf, FieldsSchema, OfficeCalls, OfficeUse } from "@comanda/contract/office";
import type { LocationId } from "@comanda/domain/id";
import type { Problem, RowProblem, TextRules } from "@comanda/domain/office/problem";

import type { Database } from "#database/database.ts";
import { mapInSlices } from "#database/in-slices.ts";
import { fits } from "#database/portable-columns.ts";
import type { Row } from "#journal/changes.ts";

import type { Column } from "./columns.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A list that is kept in a table of its own, and told, saved and journalled with the thing it belongs to. */
export type Part = {
  /** Of the thing, and its name in the journal. */
  readonly field: string;
  readonly table: string;
  /** The column that names the thing. */
  readonly owner: string;
  /** The other columns by the names that an entry has for them; where there is just one, it is the entry. */
  readonly columns: Readonly<Record<string, string>> | string;
  /** Whether the order matters, which is then kept in `index_number`. */
  readonly isOrdered: boolean;
};

/** Where something is named, and which of the things that were asked about it is. */
export type FoundUse = OfficeUse & { readonly of: number };

/** Where a thing may still be named. */
export type Use = {
  readonly kind: string;
  readonly table: string;
  /** That names the thing. */
  readonly column: string;
  /** What the user is called by: a column of its table. */
  readonly name: string;
  /** Where the user is named by a table between. */
  readonly through?: { readonly table: string; readonly owner: string };
  /** Whether the thing has to stay because of it. */
  readonly isHolding: boolean;
  /** Only users in which this column holds this. */
  readonly where?: readonly [column: string, value: string | null];
};

/** What is about to be kept of one thing, in its row of the call. */
export type Plan<Values> = {
  readonly row: number;
  /** None of a new one. */
  readonly id: number | null;
  readonly before: Values | null;
  readonly after: Values;
};

export type Saving<Values> = {
  readonly database: Database;
  readonly location: LocationId;
  readonly plans: readonly Plan<Values>[];
};

/** What is about to be retired, in its rows of the call. */
export type Retiring<Values> = {
  readonly database: Database;
  readonly location: LocationId;
  readonly rows: readonly { readonly row: number; readonly id: number; readonly values: Values }[];
};

/** One kind of thing that the back office keeps. */
export type Topic = OfficeCalls & {
  /** `pay-type`, as in its path. */
  readonly name: string;
  /** `payType`, as change lists and uses name it. */
  readonly kind: string;
  /** `PayType`, as a sentence names it. */
  readonly entity: string;
  readonly table: string;
  readonly isRetirable: boolean;
  /** Whether there may be more of them. */
  readonly isAddable: boolean;
  /** Whether a new one may be called as a retired one was. */
  readonly freesNames: boolean;
  readonly columns: Readonly<Record<string, Column>>;
  readonly parts: readonly Part[];
  /** What a new one has where nothing is said. */
  readonly blank: Fields;
  readonly texts: TextRules;
  /** Fields that no two have alike; each is one field or several together. */
  readonly unique: readonly (readonly string[])[];
  /** Which table a field refers to, where it does. */
  readonly refersTo: Readonly<Record<string, string>>;
  readonly fieldNames: readonly string[];
  /** What each field may hold. */
  readonly schema: FieldsSchema;
  readonly check: (fields: Fields) => readonly Problem[];
  readonly checkAll: (saving: Saving<Fields>) => Promise<readonly RowProblem[]>;
  /** What must not be retired, whoever uses it. */
  readonly checkRetire: (retiring: Retiring<Fields>) => Promise<readonly RowProblem[]>;
  readonly usedBy: readonly Use[];
  /** Who uses it where the location does not see it, in numbers. */
  readonly usedElsewhere: (
    database: Database,
    asked: { readonly location: LocationId; readonly ids: readonly number[] },
  ) => Promise<readonly FoundUse[]>;
  /** A row as the journal of the location has it. */
  readonly told: (row: Row, location: LocationId) => Row;
};

type Definition<Values> = Pick<Topic, "table" | "columns"> &
  Partial<
    Pick<
      Topic,
      | "isRetirable"
      | "isAddable"
      | "freesNames"
      | "parts"
      | "unique"
      | "refersTo"
      | "usedBy"
      | "usedElsewhere"
      | "texts"
      | "told"
    >
  > & {
    readonly blank?: Partial<Values>;
    /** What a thing by itself has to be like. */
    readonly check?: (values: Values) => readonly Problem[];
    /** What those that are saved have to be like together, and with those that are there. */
    readonly checkAll?: (saving: Saving<Values>) => Promise<readonly RowProblem[]>;
    readonly checkRetire?: (retiring: Retiring<Values>) => Promise<readonly RowProblem[]>;
  };

type Contract<S extends FieldsSchema> = OfficeCalls & {
  readonly name: string;
  readonly fields: S;
};

/** Makes of what is peculiar to a topic one that can be listed, saved and retired like all others. */
export function defineTopic<S extends FieldsSchema>(
  contract: Contract<S>,
  definition: Definition<FieldsOf<S>>,
): Topic {
  const { list, save, uses, name, fields } = contract;
  const typed = (values: Fields): FieldsOf<S> => {
    if (!fits(fields, values)) throw new Error(`No ${name}: ${JSON.stringify(values)}`);
    return values;
  };
  const { check = () => [], checkAll = async () => [], blank = {} } = definition;
  const { checkRetire = async () => [] } = definition;
  return {
    isRetirable: true,
    isAddable: true,
    freesNames: false,
    parts: [],
    unique: [],
    refersTo: {},
    usedBy: [],
    usedElsewhere: async () => [],
    texts: {},
    told: (row) => row,
    ...definition,
    list,
    save,
    uses,
    name,
    kind: kindOf(name),
    entity: entityOf(name),
    blank: { ...blank },
    fieldNames: Object.keys(fields.properties),
    schema: fields,
    check: (values) => check(typed(values)),
    checkRetire: ({ rows, ...same }) =>
      checkRetire({
        ...same,
        rows: rows.map(({ values, ...row }) => ({ ...row, values: typed(values) })),
      }),
    checkAll: async ({ plans, ...same }) =>
      checkAll({
        ...same,
        plans: await mapInSlices(plans, ({ before, after, ...plan }) => ({
          ...plan,
          before: before === null ? null : typed(before),
          after: typed(after),
        })),
      }),
  };
}

function kindOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function entityOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A thing as it is told to the back office. */
export function recordOf({ columns, parts, isRetirable }: Topic, row: Row): StoredRecord {
  const fields: Record<string, unknown> = {};
  for (const [field, { column, show, isSecret }] of Object.entries(columns)) {
    if (isSecret !== true) fields[field] = show(row[column] ?? null);
  }
  for (const { field } of parts) fields[field] = JSON.parse(String(row[field] ?? "[]"));
  return {
    ...fields,
    id: Number(row["id"]),
    revision: Number(row["revision"]),
    isRetired: isRetirable && row["deleted_at"] !== null,
  };
}

export type StoredRecord = Fields & {
  readonly id: number;
  readonly revision: number;
  readonly isRetired: boolean;
};

/** The columns of a thing, with its lists as the journal tells them. */
export function columnsOf({ columns, parts }: Topic, fields: Fields): Row {
  // A secret that is not sent stays what it is.
  const own = Object.entries(columns).flatMap(([field, { column, keep, isSecret }]) =>
    isSecret === true && fields[field] === undefined ? [] : [[column, keep(fields[field])]],
  );
  const lists = parts.map((part) => [
    part.field,
    JSON.stringify(inOrder(part, fields[part.field])),
  ]);
  return Object.fromEntries([...own, ...lists]);
}

/** A list as it is always written: entries with their fields in one order, and one whose order means nothing in one too. */
export function inOrder({ isOrdered, columns }: Part, value: unknown): readonly unknown[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const made = typeof columns === "string" ? entries : entries.map((entry) => only(columns, entry));
  if (isOrdered) return made;
  const sortable = made.map((entry) => ({ entry, key: JSON.stringify(entry) }));
  return sortable
    .toSorted((one, other) => one.key.localeCompare(other.key, "en", { numeric: true }))
    .map(({ entry }) => entry);
}

function only(columns: Readonly<Record<string, string>>, entry: unknown): Fields {
  const fields = new Map(Object.entries(Object(entry)));
  return Object.fromEntries(Object.keys(columns).map((name) => [name, fields.get(name) ?? null]));
}
