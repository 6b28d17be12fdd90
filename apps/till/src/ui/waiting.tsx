import styles from "./waiting.module.css";

/** A loading message, visible after 100 ms. */
export function Waiting({ children }: { readonly children: string }) {
  return <output className={styles["waiting"]}>{children}</output>;
}
