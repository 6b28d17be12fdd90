import { useId } from "react";
import { SearchIcon } from "./icons.tsx";
import styles from "./search-field.module.css";

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
};

export function SearchField({ label, value, isDisabled, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <SearchIcon />
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={styles["input"]}
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        disabled={isDisabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
