import type { TableView } from "#ui/data-table.tsx";

import type { Catalog } from "./catalog.ts";
import { fieldsOfEditor, type Editor } from "./editor.ts";
import type { Fields } from "./office-record.ts";

/** What a new record keeps of the one saved before it: what it belongs to, but not what it is. */
const keptKinds: ReadonlySet<string> = new Set(["reference", "choice", "color", "rights"]);

export function keptValues(editor: Editor, saved: Fields): Fields {
  const kept = fieldsOfEditor(editor).filter(({ kind }) => keptKinds.has(kind));
  return Object.fromEntries(kept.map(({ key }) => [key, saved[key]]));
}

/** A new record belongs to what the table is filtered by. */
export function valuesOfFilters(editor: Editor, { chosen }: TableView, catalog: Catalog): Fields {
  const fields = new Map(fieldsOfEditor(editor).map((field) => [field.key, field]));
  const values = (editor.filters ?? []).flatMap((name): readonly (readonly [string, unknown])[] => {
    const [field, value = ""] = [fields.get(name), chosen[name]];
    if (value === "") return [];
    return [[name, field?.kind === "reference" ? Number(value) : value]];
  });
  const started = Object.fromEntries(values);
  const category = catalog.get("category")?.find(({ id }) => id === started["category"]);
  // As a tile gets the colour of its category.
  return category === undefined ? started : { ...started, color: category["color"] };
}
