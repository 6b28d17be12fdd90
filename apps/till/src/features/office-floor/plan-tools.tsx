import { addTable, copyTables } from "@comanda/domain/floor/copy-plan";
import { removeTables } from "@comanda/domain/floor/plan";
import { mostTables } from "@comanda/domain/floor/plan-limits";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";

import styles from "./floor-editor.module.css";
import type { FloorPlan } from "./use-floor-plan.ts";

type PlanToolsProps = {
  readonly editing: FloorPlan;
  /** Whether pressing a table adds it to those that are chosen. */
  readonly isSeveral: boolean;
  readonly onSeveral: (isSeveral: boolean) => void;
  /** Whether the room is shown as devices show it. */
  readonly isPreviewed: boolean;
  readonly onPreview: (isPreviewed: boolean) => void;
};

/** What can be done with the tables of the room. */
export function PlanTools({ editing, ...modes }: PlanToolsProps) {
  const { isSeveral, onSeveral, isPreviewed, onPreview } = modes;
  const { floor } = useOfficeMessages();
  const { plan, room, inRoom, chosen, change, choose } = editing;
  const isFull = plan.tables.length >= mostTables;
  const add = () => {
    if (room === null) return;
    const like = inRoom.find(({ key }) => chosen.has(key)) ?? null;
    const added = addTable(plan, room, like);
    change(added.plan);
    choose(added.added);
  };
  const copy = () => {
    const copied = copyTables(plan, chosen);
    change(copied.plan);
    choose(copied.added);
  };
  return (
    <div className={styles["tools"]}>
      <Button kind="plain" disabled={isFull} onClick={add}>
        {floor.addTable}
      </Button>
      <Button kind="plain" aria-pressed={isSeveral} onClick={() => onSeveral(!isSeveral)}>
        {floor.several}
      </Button>
      <Button kind="plain" onClick={() => choose(new Set(inRoom.map(({ key }) => key)))}>
        {floor.all}
      </Button>
      <Button kind="plain" disabled={chosen.size === 0} onClick={copy}>
        {floor.copy}
      </Button>
      <Button
        kind="plain"
        disabled={chosen.size === 0}
        onClick={() => change(removeTables(plan, chosen))}
      >
        {floor.remove}
      </Button>
      <Button kind="plain" disabled={!editing.canUndo} onClick={editing.undo}>
        {floor.undo}
      </Button>
      <Button kind="plain" disabled={!editing.canRedo} onClick={editing.redo}>
        {floor.redo}
      </Button>
      <Button kind="plain" aria-pressed={isPreviewed} onClick={() => onPreview(!isPreviewed)}>
        {floor.look}
      </Button>
    </div>
  );
}
