import { useId } from "react";

import styles from "./text-field.module.css";
import { useScannedKeys } from "./use-scanned-keys.ts";

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
  readonly onFocus: () => void;
  readonly onChange: (value: string) => void;
  /** If a scanner types here, its Enter does not send the form, and this gets the text before the scan. */
  readonly onScan?: (textBefore: string) => void;
};

/** A field that is filled from the pad beside it or from a connected keyboard. */
export function PadField(props: PadFieldProps) {
  const { label, isLabelShown = true, value, problem, isFirst, onFocus, onBlur, onChange } = props;
  const id = useId();
  useScannedKeys(id, value, props.onScan);
  return (
    <div className={styles["field"]}>
      {isLabelShown && (
        <label htmlFor={id} className={styles["label"]}>
          {label}
        </label>
      )}
      <input
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
        placeholder={props.placeholder}
        value={value}
        onFocus={({ target }) => {
          if (props.isSelectedOnFocus === true) target.select();
          onFocus();
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
