import type { Catalog } from "./catalog.ts";
import { fieldsOfEditor, isFieldShown, type Editor } from "./editor.ts";
import type { Field } from "./field.ts";
import type { Fields } from "./office-record.ts";

type EditedRecord = {
  readonly editor: Editor;
  /** As it was loaded, or a new one as it begins. */
  readonly before: Fields;
  readonly catalog: Catalog;
};

type FieldChange = { readonly field: Field; readonly value: unknown };

/**
 * Changes a field and what follows from it. A field that this hides gets back its value from
 * before: nobody could correct a mistake in a field that is not on the screen.
 */
export function changeField(
  { editor, before, catalog }: EditedRecord,
  values: Fields,
  { field, value }: FieldChange,
): Fields {
  const typed = { ...values, [field.key]: value };
  const also = field.alsoSets?.(typed) ?? {};
  const changed = { ...typed, ...also };
  const hidden = fieldsOfEditor(editor)
    .filter((one) => isFieldShown(one, values, catalog) && !isFieldShown(one, changed, catalog))
    .map(({ key }): string => key)
    .filter((key) => !(key in also));
  const others = Object.entries(changed).filter(([key]) => !hidden.includes(key));
  const restored = hidden.filter((key) => key in before).map((key) => [key, before[key]]);
  return Object.fromEntries([...others, ...restored]);
}
