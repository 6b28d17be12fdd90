import { useId, type ComponentProps } from "react";

import { FieldNotes, noteIds, type Notes } from "./field-notes.tsx";
import styles from "./text-field.module.css";

type TextFieldProps = Omit<ComponentProps<"input">, "className" | "id"> &
  Notes & { readonly label: string };

export function TextField({ label, hint, problem, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles["input"]}
        aria-invalid={problem !== undefined}
        aria-describedby={noteIds({ id, hint, problem })}
      />
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  );
}
