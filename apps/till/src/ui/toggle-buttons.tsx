import { useId } from "react";

import { Button } from "./button.tsx";
import { FieldNotes, noteIds } from "./field-notes.tsx";
import styles from "./toggle-buttons.module.css";

export type ToggleButtonsProps = {
  /** Of the whole group. */
  readonly label: string;
  readonly options: readonly string[];
  readonly isPressed: (option: string) => boolean;
  readonly isBusy: boolean;
  /** What is wrong with the choice, if anything. */
  readonly problem?: string | undefined;
  readonly onPress: (option: string) => void;
};

/** Frequent texts, each with one touch. */
export function ToggleButtons(props: ToggleButtonsProps) {
  const { label, options, isPressed, isBusy, problem, onPress } = props;
  const id = useId();
  return (
    <fieldset className={styles["options"]} aria-describedby={noteIds({ id, problem })}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Button
          key={option}
          kind="plain"
          aria-pressed={isPressed(option)}
          disabled={isBusy}
          onClick={() => onPress(option)}
        >
          {option}
        </Button>
      ))}
      <FieldNotes id={id} problem={problem} />
    </fieldset>
  );
}
