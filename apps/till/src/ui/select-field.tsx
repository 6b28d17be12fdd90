import { useId, type ReactNode } from "react";
import styles from "./select-field.module.css";

type Option<Value> = {
  readonly value: Value;
  readonly name: string;
  /** Options that follow each other under one heading. */
  readonly group?: string;
};

type SelectFieldProps<Value extends string> = {
  readonly label: string;
  /** If false, the label is only read aloud; the context shows it. */
  readonly isLabelShown?: boolean;
  readonly icon: ReactNode;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
};

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, isLabelShown = true, icon, value, options, onChange } = props;
  const id = useId();
  return (
    <div className={styles["field"]}>
      {icon}
      {isLabelShown && (
        <label htmlFor={id} className={styles["label"]}>
          {label}
        </label>
      )}
      <select
        id={id}
        aria-label={isLabelShown ? undefined : label}
        className={styles["select"]}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, grouped]) =>
          group === undefined ? (
            <Options key="" options={grouped} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={grouped} />
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}

function Options({ options }: { readonly options: readonly Option<string>[] }) {
  return options.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
