import { useEffect } from "react";

import { AttentionIcon, DoneIcon } from "./icons.tsx";
import styles from "./toast.module.css";

/** Long enough to be read at arm's length, short enough not to stand in the way. */
const shownMs = 4000;
/** A sentence and a button take longer to read than a sentence. */
const withStepMs = 8000;

type ToastProps = {
  readonly kind: "done" | "attention";
  readonly text: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** What can be done about it; whoever does it takes the toast away. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** Says something in passing; a touch sends it away sooner. */
export function Toast({ kind, text, closeLabel, onClose, action }: ToastProps) {
  const hasStep = kind === "attention" && action !== undefined;
  useEffect(() => {
    const timer = setTimeout(onClose, hasStep ? withStepMs : shownMs);
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
