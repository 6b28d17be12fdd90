import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";
import { ConflictNotice } from "#ui/form-frame.tsx";

import {
  articleEditor,
  fieldsOfEditor,
  recordName,
  VersionsTable,
  type RecordContext,
} from "../office-records/index.ts";
import { mineOf } from "./grid-cells.ts";
import styles from "./grid-screen.module.css";
import type { MenuGrid } from "./use-menu-grid.ts";

type GridConflictsProps = { readonly grid: MenuGrid; readonly look: RecordContext };

/** Asks about one row after the other that another user has changed meanwhile, or about all at once. */
export function GridConflicts({ grid, look }: GridConflictsProps) {
  const { menuGrid, records } = useOfficeMessages();
  const { conflicts, rows, cells } = grid;
  const [first] = conflicts;
  const base = first === undefined ? undefined : rows.byId.get(first.theirs.id);
  if (first === undefined || base === undefined) return null;
  const { theirs, changedBy } = first;
  const by = changedBy ?? records.somebody;
  const name = recordName(base);
  if (theirs.isRetired) {
    return (
      <div role="alert" className={styles["conflict"]}>
        <p>{menuGrid.retiredMeanwhile(by, name)}</p>
        <Button kind="plain" onClick={() => grid.resolve([first], false)}>
          {menuGrid.takeTheirs}
        </Button>
      </div>
    );
  }
  const others = conflicts.filter((conflict) => !conflict.theirs.isRetired);
  return (
    <div className={styles["conflict"]}>
      <ConflictNotice
        title={menuGrid.conflictTitle(by, name)}
        text={menuGrid.conflictText}
        texts={{ takeTheirs: menuGrid.takeTheirs, keepMine: menuGrid.keepMine }}
        onTakeTheirs={() => grid.resolve([first], false)}
        onKeepMine={() => grid.resolve([first], true)}
      >
        <VersionsTable
          fields={fieldsOfEditor(articleEditor)}
          base={base}
          theirs={theirs}
          mine={mineOf(cells, base)}
          look={look}
        />
      </ConflictNotice>
      {others.length > 1 && (
        <div className={styles["buttons"]}>
          <Button kind="plain" onClick={() => grid.resolve(others, false)}>
            {menuGrid.takeAllTheirs(others.length)}
          </Button>
          <Button kind="plain" onClick={() => grid.resolve(others, true)}>
            {menuGrid.keepAllMine(others.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
