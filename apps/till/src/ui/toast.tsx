import { useEffect } from "react";

import { characterCount } from "./character-count.ts";
import { AttentionIcon, DoneIcon } from "./icons.tsx";
import { toastDuration } from "./toast-duration.ts";
import styles from "./toast.module.css";

type ToastProps = {
  readonly kind: "done" | "attention" | "failure" | "offer";
  readonly text: string;
  /** Large, below the text; with it, the notice stays until it is closed. */
  readonly figure?: string | undefined;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Follow-up actions; using one closes the toast. */
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[];
};

const none = [] as const;

/** A short notice; a tap closes it early. */
export function Toast({ kind, text, figure, closeLabel, onClose, actions = none }: ToastProps) {
  const isDone = kind === "done" || kind === "offer";
  const duration = toastDuration({ kind, figure, actions });
  useEffect(() => {
    if (duration === null) return undefined;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [onClose, duration]);
  const look = `${styles["toast"]} ${styles[isDone ? "done" : "attention"]}`;
  return (
    <div role={isDone ? "status" : "alert"} className={styles["place"]}>
      <button
        type="button"
        aria-label={[text, figure, closeLabel].filter((part) => part !== undefined).join(" ")}
        className={look}
        onClick={onClose}
      >
        {isDone ? <DoneIcon /> : <AttentionIcon />}
        <span>
          {text}
          {/* The space separates the button's name and its text for screen readers. */}
          {figure !== undefined && <strong style={characterCount(figure)}> {figure}</strong>}
        </span>
      </button>
      {actions.map(({ label, onPress }) => (
        <button key={label} type="button" className={look} onClick={onPress}>
          {label}
        </button>
      ))}
    </div>
  );
}
