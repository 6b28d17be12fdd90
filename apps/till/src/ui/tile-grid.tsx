import type { ComponentProps } from "react";

import styles from "./tile-grid.module.css";

type TileGridProps = Omit<ComponentProps<"ul">, "className" | "style"> & {
  readonly columns: number;
  /** The number of rows that fill the height of the container; by default, as many as the tiles need. */
  readonly rows?: number;
};

/** A grid of tiles of equal width. */
export function TileGrid({ columns, rows, ...rest }: TileGridProps) {
  return (
    <ul
      {...rest}
      className={styles["grid"]}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        ...(rows !== undefined && {
          height: "100%",
          gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
        }),
      }}
    />
  );
}
