import { useEffect } from "react";

import { characterCount } from "./character-count.ts";
import { AttentionIcon, DoneIcon } from "./icons.tsx";
import styles from "./toast.module.css";

/** Long enough to read at arm's length, short enough not to be in the way. */
const durationMs = 4000;
/** A sentence with a button takes longer to read. */
const durationWithActionMs = 8000;

type ToastProps = {
  readonly kind: "done" | "attention" | "failure" | "offer";
  readonly text: string;
  /** Large, below the text. */
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
  const isLong = kind !== "done" && actions.length > 0;
  useEffect(() => {
    const timer = setTimeout(onClose, isLong ? durationWithActionMs : durationMs);
    return () => clearTimeout(timer);
  }, [onClose, isLong]);
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
