import type { Keys, Plan } from "@comanda/domain/floor/plan";
import {
  recordChange,
  redoChange,
  startHistory,
  undoChange,
} from "@comanda/domain/floor/plan-history";
import { useMemo, useState } from "react";

import type { StoredFloor } from "./stored-floor.ts";
import { useFloorSaving } from "./use-floor-saving.ts";

export type FloorPlan = ReturnType<typeof useFloorPlan>;

const none: Keys = new Set();

/** The plan while it is edited: what was changed, can be undone, is chosen and is wrong. */
export function useFloorPlan(loaded: StoredFloor, savedText: string) {
  const [history, setHistory] = useState(() => startHistory(loaded.plan));
  const [chosenKeys, setChosen] = useState(none);
  const [shownRoom, setRoom] = useState(0);
  const plan = history.now;
  const room = plan.rooms.find(({ key }) => key === shownRoom)?.key ?? plan.rooms[0]?.key ?? null;
  const inRoom = useMemo(() => plan.tables.filter((table) => table.room === room), [plan, room]);
  const chosen = useMemo(
    () => new Set(inRoom.map(({ key }) => key).filter((key) => chosenKeys.has(key))),
    [chosenKeys, inRoom],
  );
  const show = (key: number, tables: Keys = none) => {
    setRoom(key);
    setChosen(tables);
  };
  const record = (next: Plan, about: string | null = null) =>
    setHistory((before) => recordChange(before, next, about));
  const saving = useFloorSaving({ loaded, plan, savedText, onShow: show, onMerged: record });
  return {
    ...saving,
    plan,
    room,
    inRoom,
    chosen,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** `about` joins changes of the same to one step. */
    change: (next: Plan, about: string | null = null) => {
      record(next, about);
      saving.forgetRefusals();
    },
    choose: setChosen,
    show,
    undo: () => setHistory(undoChange),
    redo: () => setHistory(redoChange),
    cancel: () => record(saving.stored.plan),
  };
}
