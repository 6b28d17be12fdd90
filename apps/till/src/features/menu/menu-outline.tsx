import { useMessages } from "#language/use-language.ts";
import styles from "./menu-outline.module.css";

const places = Array.from({ length: 12 }, (_, place) => place);

/** A placeholder with the shape of the menu. */
export function MenuOutline() {
  const { menuLoading } = useMessages();
  return (
    <output aria-label={menuLoading} className={styles["outline"]}>
      <span className={styles["categories"]}>
        {places.map((place) => (
          <span key={place} />
        ))}
      </span>
      <span className={styles["tiles"]}>
        {places.map((place) => (
          <span key={place} />
        ))}
      </span>
    </output>
  );
}
