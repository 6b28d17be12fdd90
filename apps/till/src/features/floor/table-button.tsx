import type { TableShape } from "@comanda/domain/floor/floor";
import type { TableState } from "@comanda/domain/floor/table-state";
import { memo, type CSSProperties } from "react";

import { useAllMessages } from "#language/all-messages.ts";

import styles from "./floor.module.css";
import { TableSign } from "./table-signs.tsx";
import type { TableTexts } from "./table-texts.ts";

export type TableButtonProps = TableTexts & {
  readonly id: string;
  readonly kind: TableState["kind"];
  /** Null in a list. */
  readonly shape: TableShape | null;
  /** Where it stands on the plan, in pixels of the screen. */
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
  /** The table whose bill is about to move. */
  readonly isSource: boolean;
  readonly hasMenu: boolean;
  readonly onPress: (id: string) => void;
  readonly onMenu: (id: string) => void;
};

/** One table: a touch opens its order, the dots or a long touch its menu. Memoized: of 200 tables, one changes at a time. */
export const TableButton = memo(function TableButton(props: TableButtonProps) {
  const { id, kind, shape, name, fullName, state, since, covers, initials, others } = props;
  const { tables, order } = useAllMessages();
  const { together, isSource, hasMenu, onPress, onMenu } = props;
  return (
    <div
      className={styles["table"]}
      data-table={id}
      data-state={kind}
      data-shape={shape ?? "row"}
      data-source={isSource}
      style={shape === null ? undefined : boxOf(props)}
    >
      <button
        type="button"
        className={styles["press"]}
        onClick={() => onPress(id)}
        onContextMenu={(event) => {
          event.preventDefault();
          if (hasMenu) onMenu(id);
        }}
      >
        <span className={styles["name"]}>{shape === null ? fullName : name}</span>{" "}
        <span className={styles["state"]}>
          <TableSign kind={kind} />
          <span>{state}</span>
        </span>{" "}
        {since !== "" && <span className={styles["since"]}>{since}</span>}{" "}
        <span className={styles["more"]}>
          {[covers, initials].filter((text) => text !== "").join(" · ")}
        </span>{" "}
        {together !== "" && <span className={styles["more"]}>{together}</span>}{" "}
        {others !== "" && (
          <span className={styles["others"]}>
            {shape === null ? order.onThisBill(others) : others}
          </span>
        )}
      </button>
      {hasMenu && (
        <button
          type="button"
          className={styles["dots"]}
          aria-label={tables.moreOf(fullName)}
          aria-haspopup="dialog"
          onClick={() => onMenu(id)}
        >
          …
        </button>
      )}
    </div>
  );
});

/** A table whose texts need more room than it has grows: nothing is cut off. */
function boxOf({ left, top, width, height }: TableButtonProps): CSSProperties {
  return { left, top, width, minHeight: height };
}
