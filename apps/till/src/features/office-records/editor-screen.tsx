import { useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { useLanguages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { freshView, type TableView } from "#ui/data-table.tsx";
import { Waiting } from "#ui/waiting.tsx";

import { ReadFailure } from "../failure/index.ts";
import { recordsOf, useCatalog, type Catalog } from "./catalog.ts";
import { ArrangeScreen } from "./arrange-screen.tsx";
import { listedBy, topicsUsedBy, type Editor } from "./editor.ts";
import { FetchedForm } from "./fetched-form.tsx";
import { NewRecords } from "./new-records.tsx";
import { RecordForm } from "./record-form.tsx";
import { RecordTable } from "./record-table.tsx";
import type { Fields, OfficeRecord } from "./office-record.ts";
import type { RecordContext } from "./value-text.ts";

type EditorScreenProps = {
  readonly editor: Editor;
  /** The address, such as /office/articles; `new` or a record's ID follows it. */
  readonly path: string;
  readonly reference: Reference;
  readonly extra?: (values: Fields, context: RecordContext) => ReactNode;
  /** Replaces the plain table. */
  readonly Table?: (props: TableProps) => ReactNode;
};

export type TableProps = {
  readonly editor: Editor;
  readonly things: readonly OfficeRecord[];
  readonly look: RecordContext;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly onNew: () => void;
  readonly onOpen: (thing: OfficeRecord) => void;
  readonly onSaved: (things: readonly OfficeRecord[]) => void;
  readonly onArrange: (() => void) | undefined;
};

type OpenedFormProps = Parameters<typeof FetchedForm>[0] & {
  readonly things: readonly OfficeRecord[];
};

/** The form stays the same, with what is typed in it, if its record is retired or brought back meanwhile. */
function OpenedForm({ things, ...rest }: OpenedFormProps) {
  const [listed] = useState(() => things.find(({ id }) => String(id) === rest.id));
  return listed === undefined ? <FetchedForm {...rest} /> : <RecordForm {...rest} thing={listed} />;
}

/** The table of all records of a topic, or the form of one of them. */
export function EditorScreen(props: EditorScreenProps) {
  const { editor, reference } = props;
  const office = useOfficeMessages();
  const language = useLanguages().language.code;
  const { found, put } = useCatalog(topicsUsedBy(editor));
  const catalog = found.state === "ready" ? found.reply : emptyCatalog;
  const look = useMemo(
    (): RecordContext => ({
      office,
      language,
      money: reference.moneyFormat,
      catalog,
      onAdded: (topic, thing) => put(topic, [thing]),
    }),
    [office, language, reference, catalog, put],
  );
  if (found.state === "waiting") return <Waiting>{office.records.loading}</Waiting>;
  if (found.state === "failed") return <ReadFailure read={found} />;
  return <EditorPages {...props} look={look} onSaved={(things) => put(editor.topic, things)} />;
}

const emptyCatalog: Catalog = new Map();

function isReloadNeeded({ reloadsPage }: Editor, before: Fields | undefined, after: Fields) {
  return reloadsPage !== undefined && before?.[reloadsPage] !== after[reloadsPage];
}

type EditorPagesProps = EditorScreenProps & {
  readonly look: RecordContext;
  readonly onSaved: (things: readonly OfficeRecord[]) => void;
};

function EditorPages(props: EditorPagesProps) {
  const { editor, path, extra, Table = RecordTable, look: context, onSaved } = props;
  const [address, navigate] = useLocation();
  const [view, setView] = useState(freshView);
  const wanted = address.slice(path.length + 1);
  const things = listedBy(editor, recordsOf(context.catalog, editor.topic));
  // Not before the form is left: it has what was typed since.
  const isReloadDue = useRef(false);
  const leave = () => {
    navigate(path);
    if (isReloadDue.current) globalThis.location.reload();
  };
  const keep = (thing: OfficeRecord) => {
    const before = things.find(({ id }) => id === thing.id);
    isReloadDue.current ||= isReloadNeeded(editor, before, thing);
    onSaved([thing]);
  };
  const done = (saved: readonly OfficeRecord[]) => {
    onSaved(saved);
    leave();
  };
  const same = {
    editor,
    look: context,
    extra: extra === undefined ? undefined : (values: Fields) => extra(values, context),
    onSaved: (thing: OfficeRecord) => {
      keep(thing);
      leave();
    },
    onSavedInPart: keep,
    onCancel: leave,
  };
  const { arrangement } = editor;
  if (wanted === "order" && arrangement !== undefined) {
    return <ArrangeScreen {...same} arrangement={arrangement} things={things} onSaved={done} />;
  }
  if (wanted === "new" && editor.isSingle !== true) {
    return <NewRecords {...same} view={view} />;
  }
  // The key makes each record a new form.
  if (wanted !== "") return <OpenedForm {...same} key={wanted} id={wanted} things={things} />;
  return (
    <Table
      editor={editor}
      things={things}
      look={context}
      onSaved={onSaved}
      view={view}
      onView={setView}
      onNew={() => navigate(`${path}/new`)}
      onOpen={({ id }) => navigate(`${path}/${id}`)}
      onArrange={arrangement === undefined ? undefined : () => navigate(`${path}/order`)}
    />
  );
}
