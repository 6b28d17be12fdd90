import styles from "./chips.module.css";
import { ToggleButtons, type ToggleButtonsProps } from "./toggle-buttons.tsx";

/** Choices in small buttons, in a row of their own among other tools. */
export function Chips(props: ToggleButtonsProps) {
  return (
    <div className={styles["chips"]}>
      <ToggleButtons {...props} />
    </div>
  );
}
