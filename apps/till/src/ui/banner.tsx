import { AttentionIcon } from "./icons.tsx";
import styles from "./banner.module.css";

/** What everybody here should know before they go on. It stays, and is not in the way. */
export function Banner({ children }: { readonly children: string }) {
  return (
    <p role="note" className={styles["banner"]}>
      <AttentionIcon />
      <span>{children}</span>
    </p>
  );
}
