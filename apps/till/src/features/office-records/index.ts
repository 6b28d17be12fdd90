export { createEditorPart } from "./create-editor-part.tsx";
export { recordsOf, useCatalog, type Catalog, type NamedRecord } from "./catalog.ts";
export { parseRecord } from "./conflict-question.tsx";
export { fieldsOfEditor, topicsUsedBy } from "./editor.ts";
export { articleEditor } from "./menu-editors.ts";
export { isInvalidInput } from "./invalid-input.ts";
export { parseNumber, numberText } from "./number-text.ts";
export { saveRecords, type RecordDraft } from "./save-records.ts";
export type { Field } from "./field.ts";
export { FieldInput, labelOf } from "./field-input.tsx";
export { problemText } from "./problem-text.ts";
export {
  changedFields,
  toList,
  recordName,
  type Fields,
  type OfficeRecord,
} from "./office-record.ts";
export { filtersOf } from "./record-table.tsx";
export { VersionsTable } from "./versions-table.tsx";
export { codeText, valueText, type RecordContext } from "./value-text.ts";
