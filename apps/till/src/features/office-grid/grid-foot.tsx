import { useAllMessages } from "#language/all-messages.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { Button } from "#ui/button.tsx";

import { describeCellProblem } from "./describe-cell.ts";
import { fieldAt, isChangedAt, savedTextAt } from "./grid-cells.ts";
import styles from "./grid-screen.module.css";
import { keyOfRow } from "./key-of-row.ts";
import type { MenuGrid } from "./use-menu-grid.ts";

type GridFootProps = { readonly grid: MenuGrid; readonly statusId: string };

/** What the active cell was or what is wrong with it, and how many changes one press saves. */
export function GridFoot({ grid, statusId }: GridFootProps) {
  const { menuGrid } = useOfficeMessages();
  const { wrong, isBusy, conflicts, count } = grid;
  return (
    <div className={styles["foot"]}>
      <GridStatus grid={grid} statusId={statusId} />
      <div className={styles["buttons"]}>
        {wrong.length > 0 && (
          <Button kind="plain" onClick={() => showNext(grid)}>
            {menuGrid.nextProblem(wrong.length)}
          </Button>
        )}
        <Button
          kind="next"
          isBusy={isBusy}
          disabled={count === 0 || conflicts.length > 0}
          onClick={() => void grid.save()}
        >
          {menuGrid.save(count)}
        </Button>
      </div>
    </div>
  );
}

/** The wrong cell after the active one, or the first one. */
function showNext(grid: MenuGrid): void {
  const { at } = grid.selection;
  const [key, field] = [keyOfRow(grid.cells, at.row), fieldAt(at)];
  const now = grid.wrong.findIndex((cell) => cell.key === key && cell.field === field);
  const next = grid.wrong[(now + 1) % grid.wrong.length];
  if (next !== undefined) grid.show(next);
}

function GridStatus({ grid, statusId }: GridFootProps) {
  const office = useOfficeMessages();
  const messages = useAllMessages();
  const { menuGrid, records } = office;
  const { cells, wrong, pasteProblem } = grid;
  if (pasteProblem !== null) {
    return (
      <p id={statusId} role="alert" className={styles["problem"]}>
        {menuGrid.pasteProblems[pasteProblem]}
      </p>
    );
  }
  const { at } = grid.selection;
  const [key, field] = [keyOfRow(cells, at.row), fieldAt(at)];
  const place = menuGrid.place(at.row + 1, records.fields[field]);
  const found = wrong.find((cell) => cell.key === key && cell.field === field);
  if (found !== undefined) {
    const sentence = describeCellProblem(field, found.problem, { office, messages });
    return (
      <p id={statusId} aria-live="polite" className={styles["problem"]}>
        {`${place}: ${sentence}`}
      </p>
    );
  }
  const before = savedTextAt(cells, at);
  const isChanged = isChangedAt(cells, at) && before !== "";
  return (
    <p id={statusId} aria-live="polite" className={styles["status"]}>
      {isChanged ? `${place}: ${menuGrid.before(before)}` : menuGrid.hint}
    </p>
  );
}
