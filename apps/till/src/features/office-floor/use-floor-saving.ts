import type { Keys, Plan } from "@comanda/domain/floor/plan";
import { useMemo, useState } from "react";

import { showSuccess, useAction, type Problem } from "../notice/index.ts";
import { findFloorProblems, type FloorProblem } from "./floor-problems.ts";
import { isSameTable, saveFloor } from "./save-floor.ts";
import type { StoredFloor } from "./stored-floor.ts";
import { useTheirChanges } from "./use-their-changes.ts";

type FloorSaving = {
  readonly loaded: StoredFloor;
  readonly plan: Plan;
  readonly savedText: string;
  readonly onShow: (room: number, tables?: Keys) => void;
  readonly onMerged: (plan: Plan) => void;
};

/** Saves the plan; its state lists the problems that keep it unsaved, and the changes that other users saved meanwhile. */
export function useFloorSaving({ loaded, plan, savedText, onShow, onMerged }: FloorSaving) {
  const [stored, setStored] = useState(loaded);
  /** What the server has refused, until something is changed. */
  const [refused, setRefused] = useState<readonly FloorProblem[]>([]);
  const [isTried, setIsTried] = useState(false);
  const theirs = useTheirChanges(plan, onMerged);
  const { isBusy, run } = useAction();
  const found = useMemo(() => findFloorProblems(plan, stored), [plan, stored]);
  const problems = useMemo(() => [...found, ...refused], [found, refused]);
  const isChanged = useMemo(() => !isSamePlan(stored.plan, plan), [stored, plan]);
  const showFirst = ([first]: readonly FloorProblem[]) => {
    if (first === undefined) return;
    const table = plan.tables.find(({ key }) => first.of === "table" && key === first.key);
    onShow(table?.room ?? first.key, new Set(table === undefined ? [] : [table.key]));
  };
  const send = async (): Promise<Problem> => {
    const outcome = await saveFloor(stored, plan);
    setStored(outcome.floor);
    if (outcome.kind === "failed") return outcome.failure;
    if (outcome.kind === "conflict") return theirs.merge(outcome.floor, setStored);
    if (outcome.kind === "wrong") {
      setRefused(outcome.problems);
      showFirst(outcome.problems);
    } else {
      setIsTried(false);
      showSuccess(savedText);
    }
    return null;
  };
  const save = () =>
    run(async () => {
      setIsTried(true);
      theirs.forget();
      if (problems.length === 0) return send();
      showFirst(problems);
      return null;
    });
  return {
    stored,
    problems,
    /** How many tables and rooms keep the plan from being saved, once that was tried. */
    wrongCount: isTried ? new Set(problems.map(({ of, key }) => `${of} ${key}`)).size : 0,
    isChanged,
    isBusy,
    disputed: theirs.disputed,
    save,
    settle: theirs.settle,
    forgetRefusals: () => setRefused([]),
  };
}

/** Whether nothing is left to save; tables have no order. */
function isSamePlan(one: Plan, other: Plan): boolean {
  const before = new Map(one.tables.map((table) => [table.key, table]));
  return (
    one.tables.length === other.tables.length &&
    other.tables.every((table) => isSameTable(before.get(table.key), table)) &&
    JSON.stringify(one.rooms) === JSON.stringify(other.rooms)
  );
}
