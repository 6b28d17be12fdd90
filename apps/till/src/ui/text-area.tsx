import { useId, type KeyboardEvent } from "react";

import styles from "./text-field.module.css";

type TextAreaProps = {
  readonly label: string;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly isFirst?: boolean;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
};

/** Room for a sentence or two. Enter is the next step of its form, as in any other field. */
export function TextArea({
  label,
  value,
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
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        placeholder={placeholder}
        value={value}
        onKeyDown={submitOnEnter}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles["problem"]}>
          {problem}
        </p>
      )}
    </div>
  );
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
