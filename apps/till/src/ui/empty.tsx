import styles from "./empty.module.css";

/** The placeholder of an empty list. */
export function Empty({ title, hint }: { readonly title: string; readonly hint: string | null }) {
  return (
    <output className={styles["empty"]}>
      <span className={styles["title"]}>{title}</span>
      {hint !== null && <span>{hint}</span>}
    </output>
  );
}
