// oxlint-disable jsx-a11y/prefer-tag-over-role -- a virtual list positions its rows, which a table cannot
import type { CellGridProps } from "./cell-grid-props.ts";
import styles from "./cell-grid.module.css";
import { tracksOf } from "./cell-head.tsx";
import { Cell } from "./cell.tsx";
import type { CellBox, CellPlace } from "./cell-range.ts";
import type { CellEditing } from "./use-cell-editing.ts";
import { rowHeight } from "./use-visible-rows.ts";

export type CellRowProps = CellGridProps & {
  readonly id: string;
  readonly row: number;
  readonly box: CellBox;
  /** The last row of a fill that is being dragged. */
  readonly filling: number | null;
  readonly onDragFill: (bottom: number | null) => void;
  /** If it is in this row. */
  readonly editing: CellEditing | null;
  readonly onEdit: (how: CellEditing["how"], where: CellPlace) => void;
  readonly onText: (text: string) => void;
  /** Takes the chosen option at once. */
  readonly onChoose: (text: string) => void;
};

export function CellRow(props: CellRowProps) {
  const { row, columns } = props;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles["row"]}
      style={{ ...tracksOf(columns), insetBlockStart: row * rowHeight }}
    >
      <div role="rowheader" aria-colindex={1} className={styles["number"]}>
        {row + 1}
      </div>
      {columns.map((column, index) => (
        <Cell key={column.key} {...props} column={column} place={{ row, column: index }} />
      ))}
    </div>
  );
}
