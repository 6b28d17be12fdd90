import type { FieldsOf, FieldsSchema, OfficeCalls, OfficeUse } from "@comanda/contract/office";
import type { LocationId } from "@comanda/domain/id";
import type { Problem, RowProblem, TextRules } from "@comanda/domain/office/problem";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database, WriteTransaction } from "#database/database.ts";
import { mapInSlices } from "#database/time-slices.ts";
import { matchesSchema } from "#database/portable-columns.ts";
import type { Row } from "#journal/changes.ts";
import type { WriteContext } from "#journal/command.ts";

import type { Column } from "./columns.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A list stored in its own table, but read, saved and journalled with its owner. */
export type Part = {
  /** The owner's field, also its name in the journal. */
  readonly field: string;
  readonly table: string;
  /** The column that refers to the owner. */
  readonly owner: string;
  /** The other columns, by the field names of an entry; a single column is the entry itself. */
  readonly columns: Readonly<Record<string, string>> | string;
  /** The fields of an entry that are true or false. */
  readonly flags?: readonly string[];
  /** Whether the order matters; it is stored in `index_number`. */
  readonly isOrdered: boolean;
};

/** A use of a row, and which of the requested rows it is. */
export type FoundUse = OfficeUse & { readonly of: number };

/** Where a row can be referenced. */
export type UseRule = {
  readonly kind: string;
  readonly table: string;
  /** The column with the reference. */
  readonly column: string;
  /** The column that names the using row. */
  readonly name: string;
  /** Set if the reference is in a table in between. */
  readonly through?: { readonly table: string; readonly owner: string };
  /** Whether this use prevents retiring. */
  readonly isHolding: boolean;
  /** For a list of articles: the table of the categories that it can have besides, or null. */
  readonly besideCategories?: string | null;
  /** Only rows with this value in this column. */
  readonly where?: readonly [column: string, value: string | null];
};

/** One row to save, with its position in the call. */
export type RecordPlan<Values> = {
  readonly row: number;
  /** Null for a new row. */
  readonly id: number | null;
  readonly before: Values | null;
  readonly after: Values;
};

export type SaveContext<Values> = {
  readonly database: Database;
  readonly location: LocationId;
  readonly plans: readonly RecordPlan<Values>[];
  /** Those retired by the same call. */
  readonly retiring: ReadonlySet<number>;
  readonly at: Instant;
};

/** The rows to retire, with their positions in the call. */
export type RetireContext<Values> = {
  readonly database: Database;
  readonly location: LocationId;
  readonly rows: readonly { readonly row: number; readonly id: number; readonly values: Values }[];
};

type UpdatedRows = { readonly ids: readonly number[]; readonly columns: readonly string[] };

/** Where and when records are read: within the transaction, or before it. */
export type ReadContext = {
  readonly database: Database;
  readonly location: LocationId;
  readonly at: Instant;
};

/** Changes fields of a record, or returns it as it is. */
type FieldsChange = <Known extends Fields>(fields: Known) => Known;

/** One kind of record that the office manages. */
export type Topic = OfficeCalls & {
  /** `pay-type`, as in its path. */
  readonly name: string;
  /** `payType`, as in change lists and uses. */
  readonly kind: string;
  /** `PayType`, as in messages. */
  readonly entity: string;
  readonly table: string;
  readonly isRetirable: boolean;
  /** Whether rows can be added. */
  readonly isAddable: boolean;
  /** Whether a new row can take the name of a retired one. */
  readonly freesNames: boolean;
  readonly columns: Readonly<Record<string, Column>>;
  readonly parts: readonly Part[];
  /** The defaults of a new row. */
  readonly blank: Fields;
  readonly texts: TextRules;
  /** Keys that must be unique; each is one field or several together. */
  readonly unique: readonly (readonly string[])[];
  /** The table that a field refers to. */
  readonly refersTo: Readonly<Record<string, string>>;
  readonly fieldNames: readonly string[];
  /** The allowed values of each field. */
  readonly schema: FieldsSchema;
  readonly check: (fields: Fields) => readonly Problem[];
  /** A row in whose lists retired records are no longer named, as it holds without them. */
  readonly withoutRetired: (fields: Fields) => Fields;
  readonly checkAll: (saving: SaveContext<Fields>) => Promise<readonly RowProblem[]>;
  /** Refuses to retire certain rows, whether used or not. */
  readonly checkRetire: (retiring: RetireContext<Fields>) => Promise<readonly RowProblem[]>;
  readonly usedBy: readonly UseRule[];
  /** Uses that no rule finds: at other locations, which the location sees only as numbers, or through two tables. */
  readonly findMoreUses: (
    database: Database,
    asked: { readonly location: LocationId; readonly ids: readonly number[] },
  ) => Promise<readonly FoundUse[]>;
  /** What a stored record is at a moment, if the time alone changes it. The next save stores it so. */
  readonly asOf: (reading: ReadContext) => Promise<FieldsChange>;
  /** A row as the location's journal has it. */
  readonly toJournalRow: (row: Row, location: LocationId) => Row;
  /** Reports an updated row to the other locations that have it. */
  readonly reportElsewhere: (
    context: WriteContext,
    rows: { readonly before: Row; readonly after: Row; readonly isWhole: boolean },
  ) => Promise<void>;
  /** Stores what is made from the written rows. */
  readonly afterWrite: (
    tx: WriteTransaction,
    written: { readonly location: LocationId; readonly rows: readonly Row[] },
  ) => Promise<void>;
  /** Writes what other tables repeat of the updated rows. */
  readonly afterUpdate: (tx: WriteTransaction, updated: UpdatedRows) => Promise<void>;
};

type TopicDefinition<Values> = Pick<Topic, "table" | "columns"> &
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
      | "findMoreUses"
      | "asOf"
      | "texts"
      | "toJournalRow"
      | "reportElsewhere"
      | "afterUpdate"
      | "afterWrite"
    >
  > & {
    readonly blank?: Partial<Values>;
    /** The rules for a single row. */
    readonly check?: (values: Values) => readonly Problem[];
    readonly withoutRetired?: (values: Values) => Values;
    /** The rules for the saved rows together, and against the stored ones. */
    readonly checkAll?: (saving: SaveContext<Values>) => Promise<readonly RowProblem[]>;
    readonly checkRetire?: (retiring: RetireContext<Values>) => Promise<readonly RowProblem[]>;
  };

type TopicContract<S extends FieldsSchema> = OfficeCalls & {
  readonly name: string;
  readonly fields: S;
};

/** Completes a definition to a topic that can be listed, saved and retired like all others. */
export function defineTopic<S extends FieldsSchema>(
  contract: TopicContract<S>,
  definition: TopicDefinition<FieldsOf<S>>,
): Topic {
  const { list, save, uses, name, fields } = contract;
  const typed = (values: Fields): FieldsOf<S> => {
    if (!matchesSchema(fields, values)) throw new Error(`No ${name}: ${JSON.stringify(values)}`);
    return values;
  };
  const { check = () => [], checkAll = async () => [], blank = {} } = definition;
  const { checkRetire = async () => [], withoutRetired = (values) => values } = definition;
  return {
    isRetirable: true,
    isAddable: true,
    freesNames: false,
    parts: [],
    unique: [],
    refersTo: {},
    usedBy: [],
    findMoreUses: async () => [],
    asOf: async () => (record) => record,
    texts: {},
    toJournalRow: (row) => row,
    reportElsewhere: async () => {},
    afterUpdate: async () => {},
    afterWrite: async () => {},
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
    withoutRetired: (values) => ({ ...values, ...withoutRetired(typed(values)) }),
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

/** A row as the office receives it. */
export function recordOf({ columns, parts, isRetirable }: Topic, row: Row): StoredRecord {
  const fields: Record<string, unknown> = {};
  for (const [field, { column, fromColumn, isSecret }] of Object.entries(columns)) {
    if (isSecret !== true) fields[field] = fromColumn(row[column] ?? null);
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

/** The columns of a row, with its lists as the journal has them. */
export function columnsOf({ columns, parts }: Topic, fields: Fields): Row {
  // A secret that is not sent remains unchanged.
  const own = Object.entries(columns).flatMap(([field, { column, toColumn, isSecret }]) =>
    isSecret === true && fields[field] === undefined ? [] : [[column, toColumn(fields[field])]],
  );
  const lists = parts.map((part) => [
    part.field,
    JSON.stringify(canonicalList(part, fields[part.field])),
  ]);
  return Object.fromEntries([...own, ...lists]);
}

/** A list in canonical form: the fields of entries in a fixed order, and sorted if its order has no meaning. */
export function canonicalList({ isOrdered, columns }: Part, value: unknown): readonly unknown[] {
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
