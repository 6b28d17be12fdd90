import type { ReactNode } from "react";

import styles from "./visually-hidden.module.css";

/** Text for screen readers only, where the position makes it clear to the eye. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles["hidden"]}>{children}</span>;
}
