import { useContext, type ReactNode } from "react";

import styles from "./screen.module.css";
import { useTitleId } from "./sheet-link.ts";
import { TitleEnd } from "./title-end.ts";

type ScreenProps = {
  readonly title: string;
  /** Beside the title, such as a sum or a search. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Sticks to the bottom, however long the content is. */
  readonly foot?: ReactNode;
};

/** A screen with a title; long content scrolls below it. */
export function Screen({ title, aside, children, foot }: ScreenProps) {
  const titleId = useTitleId();
  return (
    <div className={styles["screen"]}>
      <div className={styles["head"]}>
        <h1 id={titleId} className={styles["title"]}>
          {title}
        </h1>
        {aside}
        <div className={styles["end"]}>{useContext(TitleEnd)}</div>
      </div>
      <div className={styles["content"]}>{children}</div>
      {foot}
    </div>
  );
}
