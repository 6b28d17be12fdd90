import { useRef, useState } from "react";

import type { Failure } from "#api/failure.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { useAllMessages } from "#language/all-messages.ts";

import { showSuccess, useAction } from "../notice/index.ts";
import { changeField } from "./change-field.ts";
import { fieldsOfEditor, isFieldShown, withDerived, type Editor } from "./editor.ts";
import type { Field } from "./field.ts";
import { labelOf } from "./field-input.tsx";
import { fieldOfProblem, problemText } from "./problem-text.ts";
import { saveRecords } from "./save-records.ts";
import { changedFields, recordName, type Fields, type OfficeRecord } from "./office-record.ts";
import type { RecordContext } from "./value-text.ts";
import { findProblem } from "./invalid-input.ts";

type Conflict = NonNullable<Failure["conflicts"]>[number];

type EditState = {
  /** The record as it was loaded; null for a new one. */
  readonly base: OfficeRecord | null;
  readonly values: Fields;
  /** Increases when other values replace the typed ones, to reset the inputs. */
  readonly version: number;
  readonly problems: ReadonlyMap<string, string>;
  readonly refusals: number;
  readonly conflict: Conflict | null;
};

type RecordToEdit = {
  readonly editor: Editor;
  readonly thing: OfficeRecord | null;
  readonly blank: Fields;
  readonly look: RecordContext;
  readonly onSaved: (thing: OfficeRecord) => void;
  /** Instead of `onSaved`, if something was typed since it was sent: the form stays open with it. */
  readonly onSavedInPart: (thing: OfficeRecord) => void;
};

type SaveOptions = {
  /** Of the version over which the user saves theirs. */
  readonly revision?: number;
  /** Instead of `onSaved`. */
  readonly onDone?: (thing: OfficeRecord) => void;
};

/** The state of an edited record: its values, problems and conflicts. */
export function useRecord({ editor, thing, blank, look: context, ...handlers }: RecordToEdit) {
  const messages = useAllMessages();
  const { isBusy, run } = useAction();
  const [edited, setEdited] = useState<EditState>(() => startEditing(editor, thing, blank));
  // A ref, so that saving uses the latest values even if it is pressed while a field loses the focus.
  const now = useRef(edited);
  const put = (next: EditState) => {
    now.current = next;
    setEdited(next);
  };
  const change = (field: Field, value: unknown) => {
    const { base, values, problems } = now.current;
    const opened = { editor, before: base ?? blank, catalog: context.catalog };
    const left = new Map([...problems].filter(([key]) => key !== field.key));
    const changed = changeField(opened, values, { field, value });
    put({ ...now.current, values: changed, problems: left });
  };
  const refuse = (problems: ReadonlyMap<string, string>): boolean => {
    if (problems.size === 0) return false;
    put({ ...now.current, problems, refusals: now.current.refusals + 1 });
    return true;
  };
  const send = async ({
    revision,
    onDone = handlers.onSaved,
  }: SaveOptions): Promise<Failure | null> => {
    const { base, values } = now.current;
    const changed = changedFields(values, base ?? {});
    const sent = editor.derivation?.toSent(changed, base === null) ?? changed;
    const kept = base === null ? {} : { id: base.id, revision: revision ?? base.revision };
    const saved = await saveRecords(editor.topic, { save: [{ ...sent, ...kept }] });
    if (!saved.ok) {
      const [conflict] = saved.failure.conflicts ?? [];
      if (conflict !== undefined) put({ ...now.current, conflict });
      else if (!refuse(problemsByField(saved.failure, editor, { values, look: context, messages })))
        return saved.failure;
    } else {
      const [after] = saved.reply.saved;
      if (after === undefined) return null;
      const next = startEditing(editor, after, blank);
      const later = changedFields(now.current.values, values);
      put({ ...next, values: { ...next.values, ...later } });
      showSuccess(context.office.records.saved(recordName(after)));
      if (Object.keys(later).length === 0) onDone(after);
      else handlers.onSavedInPart(after);
    }
    return null;
  };
  const save = (options: SaveOptions = {}) =>
    run(async () => {
      const { values } = now.current;
      return refuse(findUnsendable(editor, { values, look: context, messages }))
        ? null
        : send(options);
    });
  const takeTheirs = (theirs: OfficeRecord) =>
    put({ ...startEditing(editor, theirs, blank), version: now.current.version + 1 });
  return { edited, isBusy, change, save, takeTheirs };
}

function startEditing(editor: Editor, thing: OfficeRecord | null, blank: Fields): EditState {
  const base = thing === null ? null : withDerived(editor, thing);
  return {
    base,
    values: base ?? blank,
    version: 0,
    problems: new Map(),
    refusals: 0,
    conflict: null,
  };
}

type ValidationContext = {
  readonly values: Fields;
  readonly look: RecordContext;
  readonly messages: Parameters<typeof problemText>[2]["messages"];
};

/** The problems of values that cannot be sent, by field. */
function findUnsendable(
  editor: Editor,
  { values, look: context, messages }: ValidationContext,
): ReadonlyMap<string, string> {
  return new Map(
    fieldsOfEditor(editor).flatMap((field) => {
      const problem = findProblem(values[field.key]);
      if (problem === null) return [];
      return [[field.key, fieldProblemText(problem, labelOf(field, values, context), messages)]];
    }),
  );
}

/** The first problem of each field that is shown; a notice reports the others. */
function problemsByField(
  failure: Failure,
  editor: Editor,
  { values, look: context, messages }: ValidationContext,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  const fields = fieldsOfEditor(editor).filter((field) =>
    isFieldShown(field, values, context.catalog),
  );
  for (const problem of failure.fields) {
    const field = fields.find(({ key }) => key === fieldOfProblem(problem));
    if (field === undefined || problems.has(field.key)) continue;
    const label = labelOf(field, values, context);
    const speech = { messages, office: context.office };
    problems.set(field.key, problemText(problem, label, speech));
  }
  return problems;
}
