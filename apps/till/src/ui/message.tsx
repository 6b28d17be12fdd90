import type { ReactNode } from "react";
import { AttentionIcon } from "./icons.tsx";
import styles from "./message.module.css";

type MessageProps = {
  readonly title: string;
  readonly hint: string | null;
  readonly action?: ReactNode;
};

/** An error and what to do about it; screen readers announce it. */
export function Message({ title, hint, action }: MessageProps) {
  return (
    <div role="alert" className={styles["message"]}>
      <AttentionIcon />
      <div className={styles["text"]}>
        <p className={styles["title"]}>{title}</p>
        {hint !== null && <p>{hint}</p>}
      </div>
      {action}
    </div>
  );
}
