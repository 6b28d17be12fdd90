import styles from "./empty.module.css";

/** An empty place that says what will stand here. */
export function Empty({ title, hint }: { readonly title: string; readonly hint: string | null }) {
  return (
    <output className={styles["empty"]}>
      <span className={styles["title"]}>{title}</span>
      {hint !== null && <span>{hint}</span>}
    </output>
  );
}
