import type { PlanTable } from "@comanda/domain/floor/plan";
import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";

import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import styles from "./plan-board.module.css";

type TableButtonProps = {
  readonly table: PlanTable;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  /** `adds` if a key asks to choose several. */
  readonly onPress: (adds: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

/** A table where it stands. */
export function TableButton(props: TableButtonProps) {
  const { table, isChosen, isWrong, onPress, onKeyDown, onPointerDown } = props;
  const { floor } = useOfficeMessages();
  const { key, name, kind, shape, seats } = table;
  return (
    <button
      type="button"
      data-key={key}
      data-shape={shape}
      data-kind={kind}
      aria-pressed={isChosen}
      data-wrong={isWrong}
      className={styles["table"]}
      style={placeOf(table)}
      onClick={(event) => onPress(event.shiftKey || event.ctrlKey || event.metaKey)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <span aria-hidden="true" className={styles["name"]}>
        {name}
        <small>{isWrong ? "!" : seats}</small>
      </span>
      <VisuallyHidden>
        {floor.table(floor.kinds[kind], name, seats)}
        {isWrong && " !"}
      </VisuallyHidden>
    </button>
  );
}

/** What is no number has no place to show; then the styles have one. */
function placeOf({ x, y, width, height, turn }: PlanTable): CSSProperties {
  const style: Record<string, string> = {};
  if (Number.isFinite(x)) style["insetInlineStart"] = `${x}px`;
  if (Number.isFinite(y)) style["insetBlockStart"] = `${y}px`;
  if (Number.isFinite(width)) style["width"] = `${width}px`;
  if (Number.isFinite(height)) style["height"] = `${height}px`;
  if (Number.isFinite(turn)) style["--turn"] = `${turn}deg`;
  return style;
}
