// oxlint-disable jsx-a11y/prefer-tag-over-role -- these are headers of rows that are no table
import type { DataGridProps, Widths } from "./data-grid.tsx";
import type { Sort } from "./data-rows.ts";
import { DownIcon, UpIcon } from "./move-icons.tsx";
import styles from "./data-table.module.css";

/** The column headers: each sorts by its column, and the first selects all visible rows. */
export function DataHead<Row>(props: DataGridProps<Row> & { readonly widths: Widths }) {
  const { columns, widths, sort, selection, onSort } = props;
  return (
    <div role="rowgroup" className={styles["head"]}>
      <div role="row" aria-rowindex={1} className={styles["titles"]}>
        {selection !== undefined && <SelectAll {...props} />}
        {columns.map((column) => (
          <div
            key={column.key}
            role="columnheader"
            aria-sort={directionOf(sort, column.key)}
            className={styles["cell"]}
            data-number={column.isNumber}
            data-secondary={column.isSecondary}
            data-wide={column.isForWideScreens}
            style={{ minInlineSize: widths[column.key] }}
          >
            <button type="button" className={styles["sort"]} onClick={() => onSort(column.key)}>
              {column.title}
              <span aria-hidden="true">{arrows[directionOf(sort, column.key)]}</span>
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}

const arrows = { none: null, ascending: <UpIcon />, descending: <DownIcon /> };

function directionOf(sort: Sort | null, key: string): keyof typeof arrows {
  if (sort?.key !== key) return "none";
  return sort.isDescending ? "descending" : "ascending";
}

type DataTotalsProps<Row> = Pick<DataGridProps<Row>, "columns" | "rows"> & {
  readonly widths: Widths;
  readonly totals: Readonly<Record<string, string>>;
};

/** Sticks to the bottom, below the rows. */
export function DataTotals<Row>({ columns, rows, widths, totals }: DataTotalsProps<Row>) {
  return (
    <div role="rowgroup" className={styles["totals"]}>
      <div role="row" aria-rowindex={rows.length + 2} className={styles["titles"]}>
        {columns.map((column) => (
          <div
            key={column.key}
            role="gridcell"
            className={styles["cell"]}
            data-number={column.isNumber}
            data-secondary={column.isSecondary}
            data-wide={column.isForWideScreens}
            style={{ minInlineSize: widths[column.key] }}
          >
            {/* A bold cell would be wider than those above it: its width is in characters. */}
            <strong>{totals[column.key]}</strong>
          </div>
        ))}
      </div>
    </div>
  );
}

function SelectAll<Row>({ rows, keyOf, selection, selectAllLabel }: DataGridProps<Row>) {
  if (selection === undefined) return null;
  const chosen = rows.filter((row) => selection.keys.has(keyOf(row))).length;
  const isAll = chosen > 0 && chosen === rows.length;
  const handlePress = () => {
    const next = new Set(selection.keys);
    for (const row of rows) {
      if (isAll) next.delete(keyOf(row));
      else next.add(keyOf(row));
    }
    selection.onChange(next);
  };
  return (
    <div role="columnheader" className={styles["mark"]}>
      <button
        type="button"
        role="checkbox"
        aria-label={selectAllLabel}
        aria-checked={chosen > 0 && !isAll ? "mixed" : isAll}
        className={styles["all"]}
        onClick={handlePress}
      >
        <span className={styles["box"]} data-checked={isAll} data-mixed={chosen > 0 && !isAll} />
      </button>
    </div>
  );
}
