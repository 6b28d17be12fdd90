import { checkForm } from "./check-form.ts";
import { formErrors, type FormErrors } from "./field-error.ts";
import { freeTextRules, type FormRules } from "./field-rule.ts";
import { joinedNoteMaximumLength, noteMaximumLength } from "./maximum-lengths.ts";

export type NoteFormValues = { readonly note: string };

export const noteFormRules: FormRules<keyof NoteFormValues> = {
  note: freeTextRules(noteMaximumLength),
};

/** A note as tills send it, which several typed ones may have been joined into. */
export const sentNoteRules: FormRules<keyof NoteFormValues> = {
  note: freeTextRules(joinedNoteMaximumLength),
};

/** A note to the kitchen, which may be empty. */
export function parseNoteForm(values: NoteFormValues): NoteFormValues | FormErrors {
  const errors = checkForm(noteFormRules, values);
  return errors.length > 0 ? formErrors(errors) : { note: values.note.trim() };
}
