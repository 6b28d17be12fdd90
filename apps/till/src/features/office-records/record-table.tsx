import { useRead } from "#records/use-read.ts";
import type { OfficeCalls } from "@comanda/contract/office";
import { useMemo, useState, type ReactNode } from "react";
import { useLocation } from "wouter";

import { callApi } from "#api/call.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/choices.tsx";
import type { TableColumn, TableFilter } from "#ui/data-rows.ts";
import { DataTable, type Selection, type TableView } from "#ui/data-table.tsx";
import { Screen } from "#ui/screen.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { fieldsOfEditor, listedBy, type Editor } from "./editor.ts";
import { labelOf } from "./field-input.tsx";
import { optionsOf, type Field, type FieldName } from "./field.ts";
import styles from "./record-form.module.css";
import { recordName, type OfficeRecord } from "./office-record.ts";
import { topics } from "./topics.ts";
import { valueText, codeText, type RecordContext } from "./value-text.ts";

type RecordTableProps = {
  readonly editor: Editor;
  readonly things: readonly OfficeRecord[];
  readonly look: RecordContext;
  readonly selection?: Selection | undefined;
  /** Batch actions for the selected rows. */
  readonly tools?: ReactNode;
  /** Survives the form of a record, from which one comes back to the table. */
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly onNew: () => void;
  readonly onOpen: (thing: OfficeRecord) => void;
  /** For records whose order matters. */
  readonly onArrange?: (() => void) | undefined;
};

/** The table of a topic's records, active or retired. */
export function RecordTable(props: RecordTableProps) {
  const { editor, things, look: context, tools, onNew, onArrange } = props;
  const { records } = context.office;
  const title = records.titles[editor.name];
  const [isRetired, setIsRetired] = useState(false);
  const [, navigate] = useLocation();
  useTitle(title);
  return (
    <Screen
      title={title}
      aside={
        editor.isSingle !== true && (
          <div className={styles["aside"]}>
            {editor.topic === "article" && (
              <>
                <Button kind="plain" onClick={() => navigate("/office/import")}>
                  {context.office.menuImport.open}
                </Button>
                <Button kind="plain" onClick={() => navigate("/office/grid")}>
                  {context.office.menuGrid.open}
                </Button>
              </>
            )}
            <Button kind="next" onClick={onNew}>
              {records.addNew}
            </Button>
          </div>
        )
      }
    >
      <div className={styles["part"]}>
        {editor.isSingle !== true && (
          <div className={styles["tools"]}>
            <Choices
              label={records.which}
              value={isRetired ? "retired" : "inUse"}
              options={[
                { value: "inUse", name: records.inUse },
                { value: "retired", name: records.retired },
              ]}
              onChange={(value) => setIsRetired(value === "retired")}
            />
            {!isRetired && tools}
            {!isRetired && onArrange !== undefined && things.length > 1 && (
              <Button kind="plain" onClick={onArrange}>
                {context.office.tools.arrange.open}
              </Button>
            )}
          </div>
        )}
        <div className={styles["table"]}>
          {isRetired ? <RetiredTable {...props} /> : <RecordRows {...props} />}
        </div>
      </div>
    </Screen>
  );
}

function RetiredTable(props: RecordTableProps) {
  const { editor, look: context } = props;
  const calls: OfficeCalls = topics[editor.topic];
  const request = useRead(() => callApi(calls.list, { query: { retired: 1 } }), editor.topic);
  if (request.state === "waiting") return <Waiting>{context.office.records.loading}</Waiting>;
  if (request.state === "failed") return <ReadFailure read={request} />;
  const things = listedBy(editor, request.reply);
  return <RecordRows {...props} isRetired things={things} selection={undefined} />;
}

const idOf = ({ id }: OfficeRecord) => id;

type RecordRowsProps = RecordTableProps & { readonly isRetired?: boolean };

function RecordRows(props: RecordRowsProps) {
  const { editor, things, look: context, selection, isRetired = false, onOpen } = props;
  const { parts, records } = useOfficeMessages();
  const none = { noRows: records.noneRetired, noRowsHint: records.noneRetiredHint };
  const columns = useMemo(() => columnsOf(editor, things, context), [editor, things, context]);
  const filters = useMemo(() => filtersOf(editor, context), [editor, context]);
  return (
    <DataTable
      label={context.office.records.titles[editor.name]}
      texts={isRetired ? { ...parts.table, ...none } : parts.table}
      rows={things}
      keyOf={idOf}
      columns={columns}
      filters={filters}
      onOpen={onOpen}
      view={isRetired ? undefined : props.view}
      onView={isRetired ? undefined : props.onView}
      {...(selection !== undefined && { selection })}
    />
  );
}

function findField(editor: Editor, name: FieldName): Field | undefined {
  return fieldsOfEditor(editor).find(({ key }) => key === name);
}

function columnsOf(
  editor: Editor,
  things: readonly OfficeRecord[],
  context: RecordContext,
): readonly TableColumn<OfficeRecord>[] {
  const main = new Set(editor.mainColumns ?? editor.columns);
  return editor.columns.flatMap((name): readonly TableColumn<OfficeRecord>[] => {
    const field = findField(editor, name);
    if (field === undefined) return [];
    const { tableText } = field;
    const isEmpty = (thing: OfficeRecord) => tableText?.(thing, context) === "";
    if (tableText !== undefined && things.every(isEmpty)) return [];
    // A number whose unit differs by row is aligned like text.
    const isNumber = field.kind === "number" && typeof field.as === "string";
    return [
      {
        key: name,
        title: labelOf(field, {}, context),
        text: (thing) => field.tableText?.(thing, context) ?? valueText(field, thing, context),
        isSecondary: !main.has(name),
        ...(isNumber && { isNumber, order: (thing: OfficeRecord) => Number(thing[name] ?? 0) }),
      },
    ];
  });
}

/** A filter for each of these fields; without them, the filters of the table. */
export function filtersOf(
  editor: Editor,
  context: RecordContext,
  names: readonly FieldName[] = editor.filters ?? [],
): readonly TableFilter<OfficeRecord>[] {
  return names.flatMap((name): readonly TableFilter<OfficeRecord>[] => {
    const field = findField(editor, name);
    if (field?.kind !== "reference" && field?.kind !== "choice") return [];
    return [
      {
        key: name,
        label: context.office.records.fields[name],
        options:
          field.kind === "choice"
            ? optionsOf(field, {}).map((value) => ({
                value,
                name: codeText(value, field, context),
              }))
            : (context.catalog.get(field.of) ?? []).map((thing) => ({
                value: String(thing.id),
                name: recordName(thing),
              })),
        isIn: (thing, value) => String(thing[name]) === value,
      },
    ];
  });
}
