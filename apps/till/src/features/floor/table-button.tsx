import type { TableShape } from "@comanda/domain/floor/floor";
import type { TableState } from "@comanda/domain/floor/table-state";
import { Fragment, memo, type CSSProperties } from "react";

import { useAllMessages } from "#language/all-messages.ts";

import { Icon } from "#ui/icons.tsx";

import styles from "./floor.module.css";
import { isNarrow } from "./scale-room.ts";
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
  const { id, kind, shape, fullName, width, isSource, hasMenu, onPress, onMenu } = props;
  const { tables } = useAllMessages();
  return (
    <div
      className={styles["table"]}
      data-table={id}
      data-state={kind}
      data-shape={shape ?? "row"}
      data-with-others={isWithOthers(props)}
      data-source={isSource}
      data-narrow={width !== undefined && isNarrow(width)}
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
        <Words {...props} />
      </button>
      {hasMenu && (
        <button
          type="button"
          className={styles["dots"]}
          aria-label={tables.moreOf(fullName)}
          aria-haspopup="dialog"
          onClick={() => onMenu(id)}
        >
          <Icon>
            <path d="M5 12h.01M12 12h.01M19 12h.01" />
          </Icon>
        </button>
      )}
    </div>
  );
});

/** Its bill is that of the tables that it stands with. */
function isWithOthers({ kind, together }: Pick<TableButtonProps, "kind" | "together">): boolean {
  return kind === "free" && together !== "";
}

function Words(props: TableButtonProps) {
  const { kind, shape, name, fullName, state, since, cost, together, others } = props;
  const { order } = useAllMessages();
  const isAway = isWithOthers(props);
  const guests = [props.bills, props.covers, props.initials].filter((text) => text !== "");
  return (
    <>
      <span className={styles["name"]}>{shape === null ? fullName : name}</span>{" "}
      <span className={styles["state"]}>
        <TableSign kind={isAway ? "together" : kind} />
        <span>{isAway ? together : state}</span>
      </span>{" "}
      {since !== "" && (
        <span className={styles["since"]}>
          <span>{since}</span> {cost !== "" && <span>{cost}</span>}
        </span>
      )}{" "}
      {guests.length > 0 && (
        <span className={styles["more"]}>
          {guests.map((text) => (
            <Fragment key={text}>
              <span>{text}</span>{" "}
            </Fragment>
          ))}
        </span>
      )}{" "}
      {together !== "" && !isAway && <span className={styles["together"]}>{together}</span>}{" "}
      {others !== "" && (
        <span className={styles["others"]}>
          {shape === null ? order.onThisBill(others) : others}
        </span>
      )}
    </>
  );
}

/** A table whose texts need more room than it has grows: nothing is cut off. */
function boxOf({ left, top, width, height }: TableButtonProps): CSSProperties {
  return { left, top, width, minHeight: height };
}
