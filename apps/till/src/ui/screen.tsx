import type { ReactNode } from "react";

import styles from "./screen.module.css";

type ScreenProps = {
  readonly title: string;
  /** Stands beside the title: a sum, a search. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Stays in sight below, however long the content is. */
  readonly foot?: ReactNode;
};

/** A screen of its own, with its title; long content scrolls under it. */
export function Screen({ title, aside, children, foot }: ScreenProps) {
  return (
    <div className={styles["screen"]}>
      <div className={styles["head"]}>
        <h1 className={styles["title"]}>{title}</h1>
        {aside}
      </div>
      <div className={styles["content"]}>{children}</div>
      {foot}
    </div>
  );
}
