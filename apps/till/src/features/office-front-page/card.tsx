import { useId, type ReactNode } from "react";

import styles from "./front-page.module.css";

type CardProps = {
  readonly title: string;
  /** Beside the title, such as a date. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One subject of the front page. */
export function Card({ title, aside, children }: CardProps) {
  const heading = useId();
  return (
    <section className={styles["card"]} aria-labelledby={heading}>
      <div className={styles["head"]}>
        <h2 id={heading} className={styles["title"]}>
          {title}
        </h2>
        {aside !== undefined && <p className={styles["aside"]}>{aside}</p>}
      </div>
      {children}
    </section>
  );
}
