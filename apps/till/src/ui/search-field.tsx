import { useEffect, useId, useRef } from "react";
import { SearchIcon } from "./icons.tsx";
import styles from "./search-field.module.css";

type SearchFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly isDisabled: boolean;
  /** Receives all typing on the screen, by keyboard or card reader. */
  readonly takesAllTyping?: boolean;
  /** Focused when the screen opens. */
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
  /** Enter never submits the form around the field. */
  readonly onEnter?: (field: HTMLInputElement) => void;
};

export function SearchField(props: SearchFieldProps) {
  const { label, value, isDisabled, takesAllTyping = false, isFirst = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
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
        data-takes-typing={takesAllTyping ? "" : undefined}
        onChange={(event) => props.onChange(event.target.value)}
        aria-keyshortcuts={takesAllTyping ? "/" : undefined}
        onKeyDown={(event) => {
          // These keys end what an input method is composing, such as a Vietnamese word, and mean nothing more.
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") {
            // What is sought is not yet in the form around the field.
            event.preventDefault();
            props.onEnter?.(event.currentTarget);
          }
          if (event.key !== "Escape" || value === "") return;
          // Not every browser clears it, and the screen must not close for the same press.
          event.preventDefault();
          props.onChange("");
        }}
      />
    </div>
  );
}
