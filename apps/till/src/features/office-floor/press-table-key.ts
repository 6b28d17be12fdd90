import { copyTables } from "@comanda/domain/floor/copy-plan";
import {
  gridStep,
  moveTables,
  removeTables,
  resizeTables,
  type Keys,
} from "@comanda/domain/floor/plan";
import type { KeyboardEvent } from "react";

import type { FloorPlan } from "./use-floor-plan.ts";

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-gridStep, 0],
  ArrowRight: [gridStep, 0],
  ArrowUp: [0, -gridStep],
  ArrowDown: [0, gridStep],
};

/** Arrows move what is chosen, with Shift they change its size; Delete removes it, and Ctrl+D copies it. */
export function pressTableKey(event: KeyboardEvent, focused: number, editing: FloorPlan): void {
  const keys = editing.chosen.has(focused) ? editing.chosen : new Set([focused]);
  const act = actionOf(event, keys, editing);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actionOf(event: KeyboardEvent, keys: Keys, editing: FloorPlan): (() => void) | null {
  const { plan, inRoom, chosen, change, choose } = editing;
  const direction = directions[event.key];
  if (direction !== undefined) {
    const [x, y] = direction;
    // A key that is held down is one step to undo.
    const about = event.repeat ? `${event.key} ${[...keys].join(" ")}` : null;
    return () => {
      choose(keys);
      if (event.shiftKey) change(resizeTables(plan, keys, { width: x, height: y }), about);
      else change(moveTables(plan, keys, { x, y }), about);
    };
  }
  switch (event.ctrlKey || event.metaKey ? `Ctrl+${event.key.toLowerCase()}` : event.key) {
    case "Delete":
    case "Backspace":
      return () => removeAndGoOn(keys, editing);
    case "Ctrl+d":
      return () => {
        const copied = copyTables(plan, keys);
        change(copied.plan);
        choose(copied.added);
      };
    case "Ctrl+a":
      return () => choose(new Set(inRoom.map(({ key }) => key)));
    case "Escape":
      return chosen.size === 0 ? null : () => choose(new Set());
    default:
      return null;
  }
}

/** The table after those that are removed is chosen, so that the focus is not lost. */
function removeAndGoOn(keys: Keys, { plan, inRoom, change, choose }: FloorPlan): void {
  const at = inRoom.findLastIndex(({ key }) => keys.has(key));
  const left = inRoom.filter(({ key }) => !keys.has(key));
  const next = inRoom.slice(at + 1).find(({ key }) => !keys.has(key)) ?? left.at(-1);
  change(removeTables(plan, keys));
  choose(new Set(next === undefined ? [] : [next.key]));
}
