import { useTap } from "./use-tap.ts";
import styles from "./tile.module.css";

type TileProps = {
  readonly name: string;
  /** The line under the name: a price, or why there is none. */
  readonly detail: string;
  /** None for what cannot be had now. */
  readonly colors: { readonly background: string; readonly ink: string } | null;
  readonly onPress: () => void;
};

/** Something to be had. It stays pressable when it cannot be had, to say why. */
export function Tile({ name, detail, colors, onPress }: TileProps) {
  const tap = useTap(onPress);
  return (
    <button
      type="button"
      {...tap}
      className={`${styles["tile"]} ${colors === null ? styles["without-color"] : ""}`}
      style={colors === null ? {} : { background: colors.background, color: colors.ink }}
    >
      <span className={styles["name"]}>{name}</span>
      <span className={styles["detail"]}>{detail}</span>
    </button>
  );
}
