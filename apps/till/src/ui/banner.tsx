import { AttentionIcon } from "./icons.tsx";
import styles from "./banner.module.css";

/** A permanent notice above the content that blocks nothing. */
export function Banner({ children }: { readonly children: string }) {
  return (
    <p role="note" className={styles["banner"]}>
      <AttentionIcon />
      <span>{children}</span>
    </p>
  );
}
