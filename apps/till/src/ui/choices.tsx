import { useId } from "react";

import styles from "./choices.module.css";

type ChoicesProps<Value extends string> = {
  /** Of the whole group. */
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly problem?: string | undefined;
  readonly onChange: (value: Value) => void;
};

/** One of a few options, side by side; arrow keys move between them. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, isLabelShown = false, value, options, problem, onChange } = props;
  const id = useId();
  return (
    <fieldset
      className={styles["choices"]}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend className={isLabelShown ? styles["label"] : styles["said"]}>{label}</legend>
      <div className={styles["options"]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles["option"]}
            data-checked={option.value === value}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              className={styles["input"]}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles["problem"]}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
