import { useId } from "react";

import { CheckField } from "./check-field.tsx";
import { FieldNotes, noteIds, type Notes } from "./field-notes.tsx";
import styles from "./list-field.module.css";

type Option = {
  readonly value: string;
  readonly name: string;
  readonly hint?: string;
};

type CheckGroupProps = Notes & {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

/** A group of checkboxes. */
export function CheckGroup(props: CheckGroupProps) {
  const { label, options, chosen, hint, problem, onChange } = props;
  const id = useId();
  const toggle = (value: string, isChecked: boolean) => {
    const next = new Set(chosen);
    if (isChecked) next.add(value);
    else next.delete(value);
    onChange(next);
  };
  return (
    <fieldset className={styles["list"]} aria-describedby={noteIds({ id, hint, problem })}>
      <legend className={styles["label"]}>{label}</legend>
      <div className={styles["checks"]}>
        {options.map(({ value, name, hint: ofOption }) => (
          <CheckField
            key={value}
            label={name}
            hint={ofOption}
            isChecked={chosen.has(value)}
            onChange={(isChecked) => toggle(value, isChecked)}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} problem={problem} />
    </fieldset>
  );
}
