import type { ComponentProps } from "react";

import { useTap } from "./use-tap.ts";
import styles from "./tile.module.css";

type TileContent = {
  readonly name: string;
  /** The line under the name: a price, or why there is none. */
  readonly detail: string;
  /** Null if it is not available now. */
  readonly colors: { readonly background: string; readonly ink: string } | null;
};

type TileFaceProps = TileContent &
  Omit<ComponentProps<"button">, keyof TileContent | "className" | "style">;

/** The appearance of a tile, without behaviour. */
export function TileFace({ name, detail, colors, ...rest }: TileFaceProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles["tile"]} ${colors === null ? styles["without-color"] : ""}`}
      style={colors === null ? {} : { background: colors.background, color: colors.ink }}
    >
      <span className={styles["name"]}>{name}</span>
      <span className={styles["detail"]}>{detail}</span>
    </button>
  );
}

type TileProps = TileContent & { readonly onPress: () => void };

/** An article's tile. It can be pressed even if the article is not available, to show why. */
export function Tile({ onPress, ...face }: TileProps) {
  return <TileFace {...face} {...useTap(onPress)} />;
}
