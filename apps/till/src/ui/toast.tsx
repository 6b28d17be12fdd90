import { useEffect } from "react";

import { AttentionIcon, DoneIcon } from "./icons.tsx";
import styles from "./toast.module.css";

/** Long enough to read at arm's length, short enough not to be in the way. */
const durationMs = 4000;
/** A sentence with a button takes longer to read. */
const durationWithActionMs = 8000;

type ToastProps = {
  readonly kind: "done" | "attention";
  readonly text: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** An optional follow-up action; using it closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** A short notice; a tap closes it early. */
export function Toast({ kind, text, closeLabel, onClose, action }: ToastProps) {
  const hasStep = kind === "attention" && action !== undefined;
  useEffect(() => {
    const timer = setTimeout(onClose, hasStep ? durationWithActionMs : durationMs);
    return () => clearTimeout(timer);
  }, [onClose, hasStep]);
  return (
    <div role={kind === "done" ? "status" : "alert"} className={styles["place"]}>
      <button
        type="button"
        aria-label={`${text} ${closeLabel}`}
        className={`${styles["toast"]} ${styles[kind]}`}
        onClick={onClose}
      >
        {kind === "done" ? <DoneIcon /> : <AttentionIcon />}
        <span>{text}</span>
      </button>
      {action !== undefined && (
        <button
          type="button"
          className={`${styles["toast"]} ${styles[kind]}`}
          onClick={action.onPress}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
