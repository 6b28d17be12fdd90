import { addLogo } from "@comanda/contract/logo";
import { writeLogo } from "@comanda/domain/paper/logo";
import type { LogoLook } from "@comanda/domain/paper/logo-shades";
import { useId, useState } from "react";

import { encodeBase64 } from "#api/base64.ts";
import type { Failure } from "#api/failure.ts";
import { useAllMessages } from "#language/all-messages.ts";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { FieldNotes, noteIds } from "#ui/field-notes.tsx";
import { FileButton } from "#ui/file-button.tsx";

import { useAction } from "../notice/index.ts";
import { drawLogo } from "./draw-logo.ts";
import { fileProblemText } from "./file-problem-text.ts";
import styles from "./logo-input.module.css";
import { LogoLookFields } from "./logo-look-fields.tsx";
import { LogoPreview } from "./logo-preview.tsx";
import { toText, type Fields } from "./office-record.ts";
import type { InputProps } from "./plain-inputs.tsx";
import { problemText } from "./problem-text.ts";
import { readLogoFile, type LogoSource } from "./read-logo-file.ts";

type LogoInputProps = InputProps & {
  /** The location, whose name is printed below the logo. */
  readonly values: Fields;
};

const firstLook: LogoLook = { size: "medium", lightness: "normal", isInverted: false };

/** A picture that becomes black dots here; the server gets it at once, and the location its hash. */
export function LogoInput(props: LogoInputProps) {
  const { label, hint, value, look, values, onChange } = props;
  const { choose, remove } = look.office.logo;
  const id = useId();
  const { chosen, isBusy, refused, notes, handleFile, handleLook, forget } = useChosenLogo(props);
  const handleRemove = () => {
    forget();
    onChange(null);
  };
  const problem = refused ?? props.problem;
  return (
    <fieldset aria-describedby={noteIds({ id, hint, problem })} className={styles["field"]}>
      <legend className={styles["label"]}>{label}</legend>
      {typeof value === "string" && (
        <div className={styles["paper"]}>
          <LogoPreview hash={toText(value)} values={values} look={look} />
        </div>
      )}
      {chosen !== null && typeof value === "string" && (
        <LogoLookFields
          chosen={chosen.look}
          isBusy={isBusy}
          office={look.office}
          onChange={handleLook}
        />
      )}
      {notes.map((note) => (
        <output key={note} className={styles["note"]}>
          {note}
        </output>
      ))}
      <div className={styles["buttons"]}>
        <FileButton label={choose} accept="image/*" disabled={isBusy} onChoose={handleFile}>
          {choose}
        </FileButton>
        {typeof value === "string" && (
          <Button kind="plain" disabled={isBusy} onClick={handleRemove}>
            {remove}
          </Button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} problem={problem} />
    </fieldset>
  );
}

type ChosenLogo = { readonly source: LogoSource; readonly look: LogoLook };

/** The picture that was chosen in this form, which can be made larger or lighter until the form is closed. */
function useChosenLogo({ label, look: { office }, onChange }: LogoInputProps) {
  const messages = useAllMessages();
  const { isBusy, run } = useAction();
  const [chosen, setChosen] = useState<ChosenLogo | null>(null);
  const [refused, setRefused] = useState<string | undefined>();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const send = async (next: ChosenLogo): Promise<Failure | null> => {
    const drawn = drawLogo(next.source, next.look);
    if (drawn === null) {
      setRefused(fileProblemText({ problem: "not-a-picture" }, office));
      return null;
    }
    const content = encodeBase64(writeLogo(drawn.dots).buffer);
    const sent = await write(addLogo, { body: { content } });
    if (!sent.ok) {
      const [wrong] = sent.failure.fields;
      if (wrong === undefined) return sent.failure;
      setRefused(problemText(wrong, label, { messages, office }));
      return null;
    }
    setRefused(undefined);
    setChosen(next);
    setNotes(drawn.notes.map((note) => office.logo.notes[note]));
    onChange(sent.reply.hash);
    return null;
  };
  const choose = async (file: Blob): Promise<Failure | null> => {
    const source = await readLogoFile(file);
    if (!("problem" in source)) return send({ source, look: chosen?.look ?? firstLook });
    setRefused(fileProblemText(source, office));
    return null;
  };
  return {
    chosen,
    isBusy,
    refused,
    notes,
    handleFile: (file: Blob) => void run(() => choose(file)),
    handleLook: (look: LogoLook) => {
      if (chosen !== null) void run(() => send({ source: chosen.source, look }));
    },
    forget: () => {
      setChosen(null);
      setRefused(undefined);
      setNotes([]);
    },
  };
}
