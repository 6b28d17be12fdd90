import { useId } from "react";

import { CheckField } from "./check-field.tsx";
import styles from "./list-field.module.css";

type CheckGroupProps = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly chosen: ReadonlySet<string>;
  readonly problem?: string | undefined;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

/** Any of some things. */
export function CheckGroup({ label, options, chosen, problem, onChange }: CheckGroupProps) {
  const id = useId();
  const toggle = (value: string, isChecked: boolean) => {
    const next = new Set(chosen);
    if (isChecked) next.add(value);
    else next.delete(value);
    onChange(next);
  };
  return (
    <fieldset
      className={styles["list"]}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend className={styles["label"]}>{label}</legend>
      <div className={styles["checks"]}>
        {options.map(({ value, name }) => (
          <CheckField
            key={value}
            label={name}
            isChecked={chosen.has(value)}
            onChange={(isChecked) => toggle(value, isChecked)}
          />
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
