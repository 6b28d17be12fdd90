import { useEffect, useRef, useState } from "react";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { useUnsaved } from "#ui/unsaved.tsx";

import styles from "./floor-editor.module.css";
import { MeanwhileNotice } from "./meanwhile-notice.tsx";
import { PlanBoard } from "./plan-board.tsx";
import { PlanPreview } from "./plan-preview.tsx";
import { PlanTools } from "./plan-tools.tsx";
import { RoomBar } from "./room-bar.tsx";
import type { StoredFloor } from "./stored-floor.ts";
import { TablePanel } from "./table-panel.tsx";
import { useFloorPlan, type FloorPlan } from "./use-floor-plan.ts";

export type NamedStation = { readonly id: number; readonly name: string };

type FloorEditorProps = {
  readonly stored: StoredFloor;
  readonly stations: readonly NamedStation[];
};

export function FloorEditor({ stored, stations }: FloorEditorProps) {
  const { floor } = useOfficeMessages();
  const editing = useFloorPlan(stored, floor.saved);
  const [isSeveral, setIsSeveral] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  useUnsaved(editing.isChanged, editing.isBusy);
  useUndoKeys(editing);
  const { room, inRoom, chosen } = editing;
  const chosenTables = inRoom.filter(({ key }) => chosen.has(key));
  const name = editing.plan.rooms.find(({ key }) => key === room)?.name ?? "";
  return (
    <Screen title={floor.title} foot={<EditorFoot editing={editing} />}>
      <div className={styles["editor"]}>
        <EditorNotices editing={editing} />
        <RoomBar editing={editing} />
        {room === null ? (
          <Empty title={floor.empty} hint={floor.emptyHint} />
        ) : (
          <>
            <PlanTools
              editing={editing}
              isSeveral={isSeveral}
              onSeveral={setIsSeveral}
              isPreviewed={isPreviewed}
              onPreview={setIsPreviewed}
            />
            {isPreviewed && editing.wrongCount === 0 ? (
              <PlanPreview room={name} tables={inRoom} />
            ) : (
              <div className={styles["work"]}>
                <PlanBoard editing={editing} room={name} isSeveral={isSeveral} />
                <TablePanel editing={editing} tables={chosenTables} stations={stations} />
              </div>
            )}
          </>
        )}
      </div>
    </Screen>
  );
}

function EditorNotices({ editing }: { readonly editing: FloorPlan }) {
  const { floor } = useOfficeMessages();
  const { wrongCount, disputed, settle } = editing;
  return (
    <>
      {wrongCount > 0 && (
        <p role="alert" className={styles["wrong"]}>
          {floor.wrong(wrongCount)}
        </p>
      )}
      {disputed !== null && <MeanwhileNotice disputed={disputed} onSettle={settle} />}
    </>
  );
}

function EditorFoot({ editing }: { readonly editing: FloorPlan }) {
  const { parts } = useOfficeMessages();
  const { isChanged, isBusy, save, cancel } = editing;
  if (!isChanged) return null;
  return (
    <div className={styles["foot"]}>
      <Button kind="plain" disabled={isBusy} onClick={cancel}>
        {parts.form.cancel}
      </Button>
      <Button kind="next" isBusy={isBusy} onClick={() => void save()}>
        {parts.form.save}
      </Button>
    </div>
  );
}

/** Ctrl+Z undoes, with Shift or as Ctrl+Y it redoes; in a field these keys are about its text. */
function useUndoKeys({ undo, redo }: FloorPlan): void {
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isInField = event.target instanceof HTMLElement && event.target.matches(fields);
      if (!(event.ctrlKey || event.metaKey) || isInField) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}

const fields = "input, textarea, select";
