import { useId, type KeyboardEvent } from "react";

import { FieldNotes, noteIds, type Notes } from "./field-notes.tsx";
import styles from "./text-field.module.css";

type TextAreaProps = Notes & {
  readonly label: string;
  readonly value: string;
  readonly isFirst?: boolean;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
};

/** A field for a sentence or two. Enter submits the form, as in any other field. */
export function TextArea({
  label,
  value,
  hint,
  problem,
  isFirst = false,
  placeholder,
  onChange,
}: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        className={`${styles["input"]} ${styles["area"]}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is opened to type here
        autoFocus={isFirst}
        aria-invalid={problem !== undefined}
        aria-describedby={noteIds({ id, hint, problem })}
        placeholder={placeholder}
        value={value}
        onKeyDown={submitOnEnter}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  );
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
