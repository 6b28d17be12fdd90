// oxlint-disable jsx-a11y/prefer-tag-over-role -- these are headers of rows that are no table
import type { CellColumn } from "./cell-grid-props.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import styles from "./cell-grid.module.css";

type CellHeadProps = { readonly columns: readonly CellColumn[]; readonly rowTitle: string };

/** The titles of the columns, which stay in sight. */
export function CellHead({ columns, rowTitle }: CellHeadProps) {
  return (
    <div role="rowgroup" className={styles["head"]}>
      <div role="row" aria-rowindex={1} className={styles["titles"]} style={tracksOf(columns)}>
        <div role="columnheader" aria-colindex={1} className={styles["number"]}>
          <VisuallyHidden>{rowTitle}</VisuallyHidden>
        </div>
        {columns.map(({ key, title, isNumber }, index) => (
          <div
            key={key}
            role="columnheader"
            aria-colindex={index + 2}
            className={styles["title"]}
            data-number={isNumber}
            data-first={index === 0}
          >
            {title}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The same tracks in every row. */
export function tracksOf(columns: readonly CellColumn[]) {
  return { gridTemplateColumns: `52px ${columns.map(({ width }) => width).join(" ")}` };
}
