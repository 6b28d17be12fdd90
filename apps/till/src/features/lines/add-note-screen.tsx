import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseNoteForm } from "@comanda/domain/form/note-form";
import { isCredit, type Line } from "@comanda/domain/bill/line";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";

import { fieldProblemText } from "#language/field-problem-text.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { useTitle } from "#language/use-title.ts";
import type { Reference } from "#records/reference.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useStoredText } from "#ui/use-stored-text.ts";

import { useSaving } from "../notice/index.ts";
import { requireNotable, requireReasonable, selectedLine } from "../order/index.ts";
import { ReasonOptions } from "../reasons/index.ts";
import { setLineNote } from "./change-line.ts";
import { NoteOptions } from "./note-options.tsx";

type AddNoteScreenProps = { readonly reference: Reference };

/** Edits the note of a line for the kitchen, or why a credit goes back. */
export function AddNoteScreen({ reference }: AddNoteScreenProps) {
  // The line that was selected when the screen opened, whatever is selected later.
  const [line] = useState(() =>
    requireNotable() === null || requireReasonable() === null ? selectedLine() : null,
  );
  if (line === null) return <Redirect to="/order" replace />;
  return <NoteForm line={line} reference={reference} />;
}

function NoteForm({ line, reference }: AddNoteScreenProps & { readonly line: Line }) {
  const messages = useAllMessages();
  const { lines, money, cancel, ok } = messages;
  const isReason = isCredit(line);
  const label = isReason ? money.reason : lines.note;
  useTitle(isReason ? money.reason : lines.addNote);
  const [, navigate] = useLocation();
  const { isBusy, save } = useSaving();
  const [note, setNote] = useStoredText(`note.${line.key}`, line.note);
  const [problem, setProblem] = useState<string>();
  const article = reference.menu.articles.find(({ id }) => id === line.article);
  const options = article?.cookingOptions ?? [];
  const handleSubmit = () => {
    const parsed = parseNoteForm({ note });
    if (isFormErrors(parsed)) {
      const [error] = parsed.fieldErrors;
      setProblem(error && fieldProblemText(error, label, messages));
    } else void save(() => setLineNote(line.key, parsed.note));
  };
  return (
    <FormScreen
      title={(isReason ? lines.reasonFor : lines.noteFor)(article?.name ?? "")}
      texts={{ cancel, submit: ok }}
      isBusy={isBusy}
      isTyped={note.trim() !== line.note}
      onSubmit={handleSubmit}
      onCancel={() => navigate("/order")}
    >
      {isReason ? (
        <ReasonOptions what="credit" reason={note} onChange={setNote} />
      ) : (
        <NoteOptions options={options} note={note} onChange={setNote} />
      )}
      <TextArea
        label={label}
        value={note}
        problem={problem}
        // If there are quick buttons, the device's keyboard would only cover them.
        isFirst={options.length === 0 && !isReason}
        onChange={setNote}
      />
    </FormScreen>
  );
}
