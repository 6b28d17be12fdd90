import styles from "./waiting.module.css";

/** Says that something is on its way, to the eye only after 100 ms. */
export function Waiting({ children }: { readonly children: string }) {
  return <output className={styles["waiting"]}>{children}</output>;
}
