import type { Failure } from "#api/failure.ts";
import { fits } from "#api/fits.ts";
import type { OfficeCalls } from "@comanda/contract/office";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { ConflictNotice } from "#ui/form-frame.tsx";

import { fieldsOfEditor, type Editor } from "./editor.ts";
import type { Fields, Thing } from "./office-record.ts";
import { topics } from "./topics.ts";
import type { RecordLook } from "./value-text.ts";
import { VersionsTable } from "./versions-table.tsx";

type Conflict = NonNullable<Failure["conflicts"]>[number];

type ConflictQuestionProps = {
  readonly editor: Editor;
  readonly look: RecordLook;
  readonly conflict: Conflict;
  readonly base: Thing;
  readonly mine: Fields;
  readonly onTakeTheirs: (theirs: Thing) => void;
  readonly onKeepMine: (revision: number) => void;
};

/** Shows what another user saved meanwhile beside the local changes. */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { editor, look, conflict, base, mine, onTakeTheirs, onKeepMine } = props;
  const { parts } = useOfficeMessages();
  const theirs = thingIn(editor, conflict.record);
  if (theirs === null) return null;
  const texts = parts.form;
  return (
    <ConflictNotice
      title={texts.conflictTitle(conflict.changedBy ?? look.office.records.somebody)}
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
        look={look}
      />
    </ConflictNotice>
  );
}

function thingIn({ topic }: Editor, record: Fields): Thing | null {
  const calls: OfficeCalls = topics[topic];
  const things: unknown = [record];
  return fits<OfficeCalls["list"]["reply"]>(calls.list.reply, things) ? (things[0] ?? null) : null;
}
