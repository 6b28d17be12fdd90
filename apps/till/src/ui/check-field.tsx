import { useId } from "react";

import { FieldNotes } from "./field-notes.tsx";
import styles from "./check-field.module.css";

type CheckFieldProps = {
  readonly label: string;
  /** What the field is for, if its label does not say it. */
  readonly hint?: string | undefined;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** A checkbox whose whole row is the target. */
export function CheckField({ label, hint, isChecked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles["with-hint"]} data-field="check">
      <label className={styles["field"]} data-checked={isChecked}>
        <input
          type="checkbox"
          className={styles["input"]}
          checked={isChecked}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} />
    </div>
  );
}
