import type { ReactNode } from "react";

import styles from "./design.module.css";

type DesignPartProps = {
  readonly name: string;
  readonly layout?: "row" | "tiles";
  readonly children: ReactNode;
};

/** A component in all of its states. */
export function DesignPart({ name, layout = "row", children }: DesignPartProps) {
  return (
    <section className={styles["part"]}>
      <h2>{name}</h2>
      <div className={styles[layout]}>{children}</div>
    </section>
  );
}

/** Buttons on this page do nothing. */
export function doNothing(): void {}
