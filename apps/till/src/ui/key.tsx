import type { MouseEvent, PointerEvent, ReactNode } from "react";

import styles from "./key.module.css";

type KeyProps = {
  readonly label?: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly kind?: "key" | "word";
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** A key that acts on touch-down, so that typing does not wait for the finger to lift. */
export function Key({
  label,
  isDisabled = false,
  isPressed,
  kind = "key",
  onPress,
  children,
}: KeyProps) {
  const handlePointerDown = (event: PointerEvent) => {
    if (event.button === 0) onPress();
  };
  // A click without a pointer comes from a keyboard or a screen reader.
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail === 0) onPress();
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      className={`${styles["key"]} ${styles[kind]}`}
      onPointerDown={handlePointerDown}
      // Keeps the focus in the field that is being filled.
      onMouseDown={(event) => event.preventDefault()}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}
