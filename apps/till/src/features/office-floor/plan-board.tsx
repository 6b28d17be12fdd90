import { moveTables, type Keys, type PlanTable } from "@comanda/domain/floor/plan";
import { planSize } from "@comanda/domain/floor/plan-limits";
import { useEffect, useRef } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import styles from "./plan-board.module.css";
import { pressTableKey } from "./press-table-key.ts";
import { TableButton } from "./table-button.tsx";
import type { FloorPlan } from "./use-floor-plan.ts";
import { useTableDrag } from "./use-table-drag.ts";

export const panelId = "floor-plan";

type PlanBoardProps = {
  readonly editing: FloorPlan;
  readonly room: string;
  readonly isSeveral: boolean;
};

/** The tables of a room as they stand, in their real sizes: buttons that are chosen, dragged and moved by keys. */
export function PlanBoard({ editing, room, isSeveral }: PlanBoardProps) {
  const { floor } = useOfficeMessages();
  const { plan, inRoom, chosen, problems, change, choose } = editing;
  const board = useRef<HTMLDivElement>(null);
  const toggled = (key: number): Keys => {
    const others = new Set(chosen);
    if (!others.delete(key)) others.add(key);
    return others;
  };
  const drag = useTableDrag({
    board,
    onPick: (key) => {
      if (!chosen.has(key)) choose(new Set([key]));
    },
    onDrop: (key, by) => change(moveTables(plan, chosen.has(key) ? chosen : new Set([key]), by)),
  });
  useFocusOnNew(board, chosen);
  const wrong = new Set(problems.flatMap(({ of, key }) => (of === "table" ? [key] : [])));
  const { width, height } = extentOf(inRoom);
  const chosenFirst = inRoom.find(({ key }) => chosen.has(key));
  return (
    <div id={panelId} role="tabpanel" aria-label={floor.plan(room)} className={styles["view"]}>
      <p className={styles["hint"]}>{floor.hint}</p>
      <div ref={board} className={styles["scroller"]}>
        <div className={styles["board"]} style={{ width, height }}>
          {inRoom.map((table) => (
            <TableButton
              key={table.key}
              table={table}
              isChosen={chosen.has(table.key)}
              isWrong={wrong.has(table.key)}
              onPress={(adds) => {
                if (drag.hasJustDropped()) return;
                choose(adds || isSeveral ? toggled(table.key) : new Set([table.key]));
              }}
              onKeyDown={(event) => pressTableKey(event, table.key, editing)}
              onPointerDown={(event) => drag.start(table.key, event)}
            />
          ))}
        </div>
      </div>
      {inRoom.length === 0 && <p className={styles["hint"]}>{floor.emptyRoom}</p>}
      <VisuallyHidden>
        <output>{chosenFirst !== undefined && spokenPlace(chosenFirst)}</output>
      </VisuallyHidden>
    </div>
  );
}

/** Read aloud when it was moved or resized. */
function spokenPlace({ name, x, y, width, height }: PlanTable): string {
  return `${name}: ${x}, ${y}; ${width} × ${height}`;
}

/** Room for what is added next. */
const margin = 120;

function extentOf(tables: readonly PlanTable[]) {
  return {
    width: Math.max(600, reachOf(tables.map(({ x, width }) => x + width))),
    height: Math.max(400, reachOf(tables.map(({ y, height }) => y + height))),
  };
}

function reachOf(ends: readonly number[]): number {
  return Math.min(planSize, Math.max(0, ...ends.filter(Number.isFinite)) + margin);
}

/** A single table that is chosen otherwise than on the plan, such as a new one, comes into sight and gets the focus. */
function useFocusOnNew(board: { readonly current: HTMLElement | null }, chosen: Keys): void {
  const [only] = chosen.size === 1 ? chosen : [];
  useEffect(() => {
    const table = board.current?.querySelector<HTMLElement>(`[data-key="${only}"]`);
    const isElsewhere = document.activeElement?.matches("input, select, textarea") === true;
    if (table === null || table === undefined || isElsewhere) return;
    table.focus();
  }, [board, only]);
}
