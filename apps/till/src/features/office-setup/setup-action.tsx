import type { ReactNode } from "react";

import styles from "./setup-files-screen.module.css";

type SetupActionProps = {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
  /** The result of the action, announced by screen readers when it appears. */
  readonly result: ReactNode;
};

/** An action with its explanation and result. */
export function SetupAction({ title, hint, children, result }: SetupActionProps) {
  return (
    <section className={styles["part"]}>
      <h2 className={styles["title"]}>{title}</h2>
      <p className={styles["hint"]}>{hint}</p>
      <div className={styles["buttons"]}>{children}</div>
      <div aria-live="polite">{result}</div>
    </section>
  );
}
