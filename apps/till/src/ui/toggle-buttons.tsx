import { Button } from "./button.tsx";
import styles from "./toggle-buttons.module.css";

export type ToggleButtonsProps = {
  /** Of the whole group. */
  readonly label: string;
  readonly options: readonly string[];
  readonly isPressed: (option: string) => boolean;
  readonly isBusy: boolean;
  readonly onPress: (option: string) => void;
};

/** Frequent texts, each with one touch. */
export function ToggleButtons({ label, options, isPressed, isBusy, onPress }: ToggleButtonsProps) {
  return (
    <fieldset className={styles["options"]}>
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
    </fieldset>
  );
}
