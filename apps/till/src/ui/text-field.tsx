import { useId, type ComponentProps } from "react";
import styles from "./text-field.module.css";

type TextFieldProps = Omit<ComponentProps<"input">, "className" | "id"> & {
  readonly label: string;
  /** What is wrong with what was typed, or nothing. */
  readonly problem?: string | undefined;
};

export function TextField({ label, problem, ...rest }: TextFieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
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
        aria-describedby={problem === undefined ? undefined : problemId}
      />
      {problem !== undefined && (
        <p id={problemId} className={styles["problem"]}>
          {problem}
        </p>
      )}
    </div>
  );
}
