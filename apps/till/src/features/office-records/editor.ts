import type { OfficeMessages } from "#language/office-messages.tsx";

import type { Catalog } from "./catalog.ts";
import type { Field, FieldName } from "./field.ts";
import type { Fields, OfficeRecord } from "./office-record.ts";
import type { TopicName } from "./topics.ts";

type SectionName = keyof OfficeMessages["records"]["sections"];

export type Section = { readonly name: SectionName; readonly fields: readonly Field[] };

export type EditorName = keyof OfficeMessages["records"]["titles"];

/** Fields of a form that follow from stored ones, such as what a way to pay is. */
type Derivation = {
  readonly of: (record: Fields) => Fields;
  /** Replaces them by what the server stores. */
  readonly toSent: (changed: Fields, isNew: boolean) => Fields;
};

/** Records whose order matters. */
type Arrangement = {
  readonly explanation: keyof OfficeMessages["tools"]["arrange"]["hints"];
  readonly placeOf: (record: Fields) => number;
  /** Whether it always is at the beginning. */
  readonly isFirst: (record: Fields) => boolean;
  /** What changes in each record for a new order; null if there is no room for it. */
  readonly arrange: (
    order: readonly OfficeRecord[],
    all: readonly OfficeRecord[],
  ) => readonly Fields[] | null;
};

/** How the records of a topic are shown in a table and edited in a form. */
export type Editor = {
  readonly name: EditorName;
  readonly topic: TopicName;
  /** Which records of the topic it lists, if not all. */
  readonly isListed?: (record: Fields) => boolean;
  readonly derivation?: Derivation;
  readonly arrangement?: Arrangement;
  /** The table's columns, most important first. */
  readonly columns: readonly FieldName[];
  /** The columns that a phone has room for. */
  readonly mainColumns?: readonly FieldName[];
  /** Fields that can filter the table. */
  readonly filters?: readonly FieldName[];
  readonly sections: readonly Section[];
  /** The initial values of a new record. */
  readonly blank: (catalog: Catalog) => Fields;
  /** There is exactly one record, which cannot be added or retired. */
  readonly isSingle?: true;
  /** A page may contact only what was saved here when it was loaded, so it is loaded again if this changes. */
  readonly reloadsPage?: FieldName;
  /** The record is a person with a right to erasure. */
  readonly isErasable?: true;
};

export function fieldsOfEditor({ sections }: Editor): readonly Field[] {
  return sections.flatMap(({ fields }) => fields);
}

export function isFieldShown({ isShown }: Field, values: Fields, catalog: Catalog): boolean {
  return isShown?.(values, catalog) ?? true;
}

/** The topics that its forms refer to, and its own. */
export function topicsUsedBy(editor: Editor): readonly TopicName[] {
  const named = fieldsOfEditor(editor).flatMap((field) => {
    if (field.kind === "reference" || field.kind === "references") return [field.of];
    if (field.kind !== "entries") return [];
    return field.columns.flatMap((column) => (column.kind === "reference" ? [column.of] : []));
  });
  return [...new Set([editor.topic, ...named])];
}

/** The record with the fields that its form derives. */
export function withDerived<Known extends Fields>({ derivation }: Editor, record: Known): Known {
  return { ...record, ...derivation?.of(record) };
}

/** The records that an editor lists, in their order. */
export function listedBy(
  editor: Editor,
  records: readonly OfficeRecord[],
): readonly OfficeRecord[] {
  const { isListed, arrangement } = editor;
  const listed = records
    .filter((record) => isListed?.(record) ?? true)
    .map((record) => withDerived(editor, record));
  if (arrangement === undefined) return listed;
  const { placeOf } = arrangement;
  return listed.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function firstId(catalog: Catalog, name: TopicName): number | null {
  return catalog.get(name)?.[0]?.id ?? null;
}
