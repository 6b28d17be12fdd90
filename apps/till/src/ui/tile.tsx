import { useId, type ComponentProps } from "react";

import { useTap } from "./use-tap.ts";
import styles from "./tile.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type TileContent = {
  readonly name: string;
  /** The line under the name: a price, or why there is none. */
  readonly detail: string;
  /** The earlier value, such as the regular price; it is struck through. */
  readonly before?: string | undefined;
  /** Null if it is not available now. */
  readonly colors: { readonly background: string; readonly ink: string } | null;
};

type TileFaceProps = TileContent &
  Omit<ComponentProps<"button">, keyof TileContent | "className" | "style">;

/** The appearance of a tile, without behaviour. */
export function TileFace({ name, detail, before, colors, ...rest }: TileFaceProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles["tile"]} ${colors === null ? styles["without-color"] : ""}`}
      style={colors === null ? {} : { background: colors.background, color: colors.ink }}
    >
      <span className={styles["name"]}>{name}</span>
      <span className={styles["detail"]}>
        {before !== undefined && (
          <>
            <s>{before}</s>{" "}
          </>
        )}
        {detail}
      </span>
    </button>
  );
}

type TileProps = TileContent & { readonly notes: TileNotes; readonly onPress: () => void };

/** What a tile shows beside its article. */
type TileNotes = {
  /** How many more there are, if that is little. */
  readonly left: string | null;
  /** How many are on the order: the figure, and the words for screen readers. */
  readonly count: { readonly figure: string; readonly says: string } | null;
};

/** An article's tile. It can be pressed even if the article is not available, to show why. */
export function Tile({ notes, onPress, ...face }: TileProps) {
  const id = useId();
  const { left, count } = notes;
  const hasNotes = left !== null || count !== null;
  return (
    <>
      <TileFace {...face} aria-describedby={hasNotes ? id : undefined} {...useTap(onPress)} />
      {hasNotes && (
        <span id={id} className={styles["notes"]}>
          {count !== null && (
            <span className={styles["count"]}>
              <span aria-hidden>{count.figure}</span>
              <VisuallyHidden>{count.says}</VisuallyHidden>
            </span>
          )}{" "}
          {left !== null && <span className={styles["left"]}>{left}</span>}
        </span>
      )}
    </>
  );
}
