import type { ReactNode } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { useTitle } from "#language/use-title.ts";
import { Button } from "#ui/button.tsx";
import { FormFrame, FormSection } from "#ui/form-frame.tsx";

import { ConflictQuestion } from "./conflict-question.tsx";
import { isFieldShown, type Editor } from "./editor.ts";
import { EraseButton } from "./erase-button.tsx";
import type { Field } from "./field.ts";
import { FieldInput, hintOf } from "./field-input.tsx";
import { RetireButton } from "./retire-button.tsx";
import styles from "./record-form.module.css";
import { changedFields, recordName, type Fields, type OfficeRecord } from "./office-record.ts";
import { useRecord } from "./use-record.ts";
import type { RecordContext } from "./value-text.ts";

type RecordFormProps = {
  readonly editor: Editor;
  /** Null for a new record. */
  readonly thing: OfficeRecord | null;
  readonly look: RecordContext;
  /** Additional sections, rendered from the typed values. */
  readonly extra?: ((values: Fields) => ReactNode) | undefined;
  /** What a new record has besides its defaults. */
  readonly startWith?: Fields;
  /** Whether it follows another new record that was just saved. */
  readonly isNext?: boolean;
  readonly onSaved: (thing: OfficeRecord) => void;
  readonly onSavedInPart: (thing: OfficeRecord) => void;
  /** Instead of `onSaved`, if the user wants to add another one. */
  readonly onSavedNext?: (thing: OfficeRecord) => void;
  readonly onCancel: () => void;
};

/** The form of one record. */
export function RecordForm(props: RecordFormProps) {
  const { editor, thing, look: context, extra, onSaved, onSavedInPart, onCancel } = props;
  const { parts } = useOfficeMessages();
  const { startWith, isNext = false, onSavedNext } = props;
  const blank = { ...editor.blank(context.catalog), ...startWith };
  const record = useRecord({ editor, thing, blank, look: context, onSaved, onSavedInPart });
  const { edited, isBusy, change, save } = record;
  const { values, base, problems, refusals } = edited;
  const named = base === null ? "" : recordName(base);
  const title =
    named === ""
      ? context.office.records.newOne(context.office.records.titles[editor.name])
      : named;
  useTitle(title);
  return (
    <FormFrame
      title={title}
      texts={parts.form}
      isChanged={Object.keys(changedFields(values, base ?? blank)).length > 0}
      isBusy={isBusy}
      refusals={refusals}
      aside={
        <RecordActions
          editor={editor}
          thing={base}
          look={context}
          isBusy={isBusy}
          onBringBack={() => void save()}
          onDone={onSaved}
        />
      }
      notice={<FormConflict editor={editor} look={context} record={record} />}
      isNext={isNext}
      onSave={() => void save()}
      onSaveAndAdd={
        onSavedNext === undefined ? undefined : () => void save({ onDone: onSavedNext })
      }
      onCancel={onCancel}
    >
      <FormSections
        key={edited.version}
        editor={editor}
        values={values}
        problems={problems}
        look={context}
        onChange={change}
      />
      {extra?.(values)}
    </FormFrame>
  );
}

type FormConflictProps = {
  readonly editor: Editor;
  readonly look: RecordContext;
  readonly record: ReturnType<typeof useRecord>;
};

/** Asks which version stays, if another user has saved one meanwhile. */
function FormConflict({ editor, look: context, record }: FormConflictProps) {
  const { conflict, base, values } = record.edited;
  if (conflict === null || base === null) return null;
  return (
    <ConflictQuestion
      editor={editor}
      look={context}
      conflict={conflict}
      base={base}
      mine={values}
      onTakeTheirs={record.takeTheirs}
      onKeepMine={(revision) => void record.save({ revision })}
    />
  );
}

type RecordActionsProps = {
  readonly editor: Editor;
  readonly thing: OfficeRecord | null;
  readonly look: RecordContext;
  readonly isBusy: boolean;
  readonly onBringBack: () => void;
  readonly onDone: (thing: OfficeRecord) => void;
};

/** The actions beside the title: retire or restore the record, and for a customer, erase. */
function RecordActions({
  editor,
  thing,
  look: context,
  isBusy,
  onBringBack,
  onDone,
}: RecordActionsProps) {
  if (thing === null || editor.isSingle === true) return null;
  const same = { thing, look: context, onDone };
  const useButton = thing.isRetired ? (
    <Button kind="plain" isBusy={isBusy} onClick={onBringBack}>
      {context.office.records.bringBack}
    </Button>
  ) : (
    <RetireButton {...same} editor={editor} />
  );
  if (editor.isErasable !== true) return useButton;
  return (
    <div className={styles["aside"]}>
      {useButton}
      <EraseButton {...same} />
    </div>
  );
}

type FormSectionsProps = {
  readonly editor: Editor;
  readonly values: Fields;
  readonly problems: ReadonlyMap<string, string>;
  readonly look: RecordContext;
  readonly onChange: (field: Field, value: unknown) => void;
};

function FormSections({ editor, values, problems, look: context, onChange }: FormSectionsProps) {
  return editor.sections.map(({ name, fields }) => {
    const shown = fields.filter((field) => isFieldShown(field, values, context.catalog));
    if (shown.length === 0) return null;
    return (
      <FormSection key={name} title={context.office.records.sections[name]}>
        {shown.map((field) => (
          <FieldInput
            key={field.key}
            field={field}
            values={values}
            hint={hintOf(editor.name, field, values, context)}
            problem={problems.get(field.key)}
            look={context}
            onChange={(value) => onChange(field, value)}
          />
        ))}
      </FormSection>
    );
  });
}
