import styles from "./tile.module.css";

type TileProps = {
  readonly name: string;
  /** The line under the name: a price, or why there is none. */
  readonly detail: string;
  /** None for what cannot be had now. */
  readonly colors: { readonly background: string; readonly ink: string } | null;
};

export function Tile({ name, detail, colors }: TileProps) {
  return (
    <div
      className={`${styles["tile"]} ${colors === null ? styles["without-color"] : ""}`}
      style={colors === null ? {} : { background: colors.background, color: colors.ink }}
    >
      <span className={styles["name"]}>{name}</span>
      <span className={styles["detail"]}>{detail}</span>
    </div>
  );
}
