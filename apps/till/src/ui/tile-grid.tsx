import type { ComponentProps } from "react";

import styles from "./tile-grid.module.css";

type TileGridProps = Omit<ComponentProps<"ul">, "className" | "style"> & {
  readonly columns: number;
  /** As many fill the height of what they stand in; without a number, as many as there are tiles for. */
  readonly rows?: number;
};

/** Tiles beside and under each other, all of one width. */
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
