import type { ReactNode } from "react";

import styles from "./setup-files-screen.module.css";

type PartProps = {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
  /** What came of it, which is told when it is there. */
  readonly result: ReactNode;
};

/** Something that can be done, what it does, and what came of it. */
export function Part({ title, hint, children, result }: PartProps) {
  return (
    <section className={styles["part"]}>
      <h2 className={styles["title"]}>{title}</h2>
      <p className={styles["hint"]}>{hint}</p>
      <div className={styles["buttons"]}>{children}</div>
      <div aria-live="polite">{result}</div>
    </section>
  );
}
