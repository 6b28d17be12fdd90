import type { OfficeMessages } from "#language/office-messages.tsx";

import type { Catalog } from "./catalog.ts";
import type { Field, FieldName } from "./field.ts";
import type { Fields } from "./thing.ts";
import type { TopicName } from "./topics.ts";

type SectionName = keyof OfficeMessages["records"]["sections"];

export type Section = { readonly name: SectionName; readonly fields: readonly Field[] };

/** How one kind of thing is shown in a table and edited in a form. */
export type Editor = {
  readonly topic: TopicName;
  /** What its table shows, most important first. */
  readonly columns: readonly FieldName[];
  /** What a phone has room for. */
  readonly mainColumns?: readonly FieldName[];
  /** Fields that the table can be filtered by. */
  readonly filters?: readonly FieldName[];
  readonly sections: readonly Section[];
  /** What a new one has, before anything is typed. */
  readonly blank: (catalog: Catalog) => Fields;
  /** There is one, which stays. */
  readonly isSingle?: true;
  /** It is a person who has a right to be forgotten. */
  readonly isErasable?: true;
};

export function fieldsOfEditor({ sections }: Editor): readonly Field[] {
  return sections.flatMap(({ fields }) => fields);
}

/** Whatever its forms let people choose from, and itself. */
export function sourcesOf(editor: Editor): readonly TopicName[] {
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
