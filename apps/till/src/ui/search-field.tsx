import { useEffect, useId, useRef } from "react";
import { SearchIcon } from "./icons.tsx";
import styles from "./search-field.module.css";

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly isDisabled: boolean;
  /** The screen is there to search: whatever is typed on it, by hand or by a card reader, goes in here. */
  readonly takesAllTyping?: boolean;
  readonly onChange: (value: string) => void;
};

export function SearchField(props: SearchFieldProps) {
  const { label, value, isDisabled, takesAllTyping = false, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesAllTyping) return undefined;
    const focus = () => input.current?.focus();
    const handleKey = ({ key, target }: KeyboardEvent) => {
      const isCharacter = key.length === 1 && key !== " ";
      if (isCharacter && !(target instanceof HTMLInputElement)) focus();
    };
    focus();
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [takesAllTyping]);
  return (
    <div className={styles["field"]}>
      <SearchIcon />
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      <input
        ref={input}
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
