import type { ReactNode } from "react";

import styles from "./visually-hidden.module.css";

/** Read out, but not seen: for what the eye knows from its place. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles["hidden"]}>{children}</span>;
}
