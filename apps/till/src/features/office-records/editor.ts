import type { OfficeMessages } from "#language/office-messages.tsx";

import type { Catalog } from "./catalog.ts";
import type { Field, FieldName } from "./field.ts";
import type { Fields } from "./office-record.ts";
import type { TopicName } from "./topics.ts";

type SectionName = keyof OfficeMessages["records"]["sections"];

export type Section = { readonly name: SectionName; readonly fields: readonly Field[] };

/** How the records of a topic are shown in a table and edited in a form. */
export type Editor = {
  readonly topic: TopicName;
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
  /** The record is a person with a right to erasure. */
  readonly isErasable?: true;
};

export function fieldsOfEditor({ sections }: Editor): readonly Field[] {
  return sections.flatMap(({ fields }) => fields);
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

export function firstId(catalog: Catalog, name: TopicName): number | null {
  return catalog.get(name)?.[0]?.id ?? null;
}
