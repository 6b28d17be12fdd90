import { useId } from "react";

import { FieldNotes, noteIds, type Notes } from "./field-notes.tsx";
import styles from "./text-field.module.css";

type ChoiceFieldProps = Notes & {
  readonly label: string;
  /** Shown while nothing is chosen; null if there always is a choice. */
  readonly placeholder: string | null;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
};

/** A form field with a few options. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, placeholder, value, options, hint, problem, onChange } = props;
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      <select
        id={id}
        className={`${styles["input"]} ${styles["choice"]}`}
        aria-invalid={problem !== undefined}
        aria-describedby={noteIds({ id, hint, problem })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  );
}
