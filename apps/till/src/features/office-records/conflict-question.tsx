import type { Failure } from "#api/failure.ts";
import { matchesSchema } from "#api/matches-schema.ts";
import type { OfficeCalls } from "@comanda/contract/office";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { ConflictNotice } from "#ui/form-frame.tsx";

import { fieldsOfEditor, withDerived, type Editor } from "./editor.ts";
import type { Fields, OfficeRecord } from "./office-record.ts";
import { topics } from "./topics.ts";
import type { RecordContext } from "./value-text.ts";
import { VersionsTable } from "./versions-table.tsx";

type Conflict = NonNullable<Failure["conflicts"]>[number];

type ConflictQuestionProps = {
  readonly editor: Editor;
  readonly look: RecordContext;
  readonly conflict: Conflict;
  readonly base: OfficeRecord;
  readonly mine: Fields;
  readonly onTakeTheirs: (theirs: OfficeRecord) => void;
  readonly onKeepMine: (revision: number) => void;
};

/** Shows what another user saved meanwhile beside the local changes. */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { editor, look: context, conflict, base, mine, onTakeTheirs, onKeepMine } = props;
  const { parts } = useOfficeMessages();
  const theirs = parseRecord(editor, conflict.record);
  if (theirs === null) return null;
  const texts = parts.form;
  return (
    <ConflictNotice
      title={texts.conflictTitle(conflict.changedBy ?? context.office.records.somebody)}
      text={texts.conflictText}
      texts={texts}
      onTakeTheirs={() => onTakeTheirs(theirs)}
      onKeepMine={() => onKeepMine(theirs.revision)}
    >
      <VersionsTable
        fields={fieldsOfEditor(editor)}
        base={base}
        theirs={theirs}
        mine={mine}
        look={context}
      />
    </ConflictNotice>
  );
}

/** The record that a conflict names, as another user has saved it. */
export function parseRecord(editor: Editor, record: Fields): OfficeRecord | null {
  const calls: OfficeCalls = topics[editor.topic];
  const things: unknown = [record];
  if (!matchesSchema<OfficeCalls["list"]["reply"]>(calls.list.reply, things)) return null;
  const [theirs] = things;
  return theirs === undefined ? null : withDerived(editor, theirs);
}
