import { useEffect, useId, useRef, type RefObject } from "react";

import { useScanReport } from "./scan-event.ts";
import styles from "./text-field.module.css";

type PadFieldProps = {
  readonly label: string;
  /** If false, the label is only read aloud; the context shows it. */
  readonly isLabelShown?: boolean;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly isFirst?: boolean;
  /** The value is a suggestion, which typing replaces. */
  readonly isSelectedOnFocus?: boolean;
  readonly placeholder?: string;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
  readonly onChange: (value: string) => void;
  /** For a field in a dialog, over which no message shows: gets the text before a scan, and says that it is refused. */
  readonly onScan?: (textBefore: string) => void;
  /** Whether codes are scanned here, such as the ID on a badge; elsewhere they are refused. */
  readonly takesScans?: boolean;
};

/** A field that is filled from the pad beside it or from a connected keyboard. */
export function PadField(props: PadFieldProps) {
  const { label, isLabelShown = true, value, problem, isFirst, onFocus, onBlur, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useScanReport(input, props.onScan);
  useShownWhenFilled(input, value);
  return (
    <div className={styles["field"]}>
      {isLabelShown && (
        <label htmlFor={id} className={styles["label"]}>
          {label}
        </label>
      )}
      <input
        ref={input}
        id={id}
        aria-label={isLabelShown ? undefined : label}
        className={styles["input"]}
        // The pad replaces the device's keyboard, which would cover half of the screen.
        inputMode="none"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is opened to type here
        autoFocus={isFirst}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        data-scans={props.takesScans === true ? "taken" : undefined}
        placeholder={props.placeholder}
        value={value}
        onFocus={({ target }) => {
          if (props.isSelectedOnFocus === true) target.select();
          onFocus?.();
        }}
        onBlur={onBlur}
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

/** The keys fill the field also while it is scrolled away, or has no focus. One that is only cleared stays there. */
function useShownWhenFilled(input: RefObject<HTMLInputElement | null>, value: string): void {
  const shown = useRef(value);
  useEffect(() => {
    const isChanged = shown.current !== value;
    shown.current = value;
    const field = input.current;
    if (!isChanged || (value === "" && field !== document.activeElement)) return;
    field?.scrollIntoView({ block: "nearest" });
  }, [input, value]);
}
