import { useState, type ReactNode } from "react";

import type { TableView } from "#ui/data-table.tsx";

import type { Editor } from "./editor.ts";
import type { Fields, OfficeRecord } from "./office-record.ts";
import { RecordForm } from "./record-form.tsx";
import { keptValues, valuesOfFilters } from "./start-values.ts";
import type { RecordContext } from "./value-text.ts";

type NewRecordsProps = {
  readonly editor: Editor;
  readonly look: RecordContext;
  readonly extra: ((values: Fields) => ReactNode) | undefined;
  /** Of the table from which the form was opened. */
  readonly view: TableView;
  readonly onSaved: (thing: OfficeRecord) => void;
  /** Also for a record that is followed by another one. */
  readonly onSavedInPart: (thing: OfficeRecord) => void;
  readonly onCancel: () => void;
};

/** The form of a new record, and of as many as the user adds after it. */
export function NewRecords({ view, ...same }: NewRecordsProps) {
  const { editor, look: context, onSavedInPart } = same;
  const [count, setCount] = useState(0);
  const [values, setValues] = useState(() => valuesOfFilters(editor, view, context.catalog));
  const handleSaved = (thing: OfficeRecord) => {
    onSavedInPart(thing);
    setValues(keptValues(editor, thing));
    setCount(count + 1);
  };
  return (
    <RecordForm
      {...same}
      key={count}
      thing={null}
      startWith={values}
      isNext={count > 0}
      onSavedNext={handleSaved}
    />
  );
}
