import type { Sheet, SheetTable } from "@comanda/paper/sheet";
import { useId, useState } from "react";

import { Bars } from "#ui/bars.tsx";

import styles from "./report-view.module.css";

/** A report laid out like its pages; long lists are collapsed until touched. */
export function ReportView({ sheet }: { readonly sheet: Sheet }) {
  return (
    <article className={styles["report"]} aria-label={sheet.title}>
      <dl className={styles["facts"]}>
        {sheet.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles["tables"]}>
        {sheet.tables.map((table) =>
          table.isFolded ? (
            <FoldedTable key={table.title} table={table} />
          ) : (
            <OpenTable key={table.title} table={table} />
          ),
        )}
      </div>
    </article>
  );
}

type TableProps = { readonly table: SheetTable };

function OpenTable({ table }: TableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles["section"]} data-wide={isWide(table)}>
      <h2 id={id} className={styles["title"]}>
        {table.title}
      </h2>
      {table.bars.length > 0 && <Bars label={table.title} bars={table.bars} />}
      <Table table={table} />
    </section>
  );
}

/** A month has hundreds of shifts: their rows are rendered only when opened. */
function FoldedTable({ table }: TableProps) {
  const [isOpen, setOpen] = useState(false);
  const count = table.rows.filter(({ look }) => look !== "under").length;
  return (
    <details
      className={styles["section"]}
      data-wide={isWide(table)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles["summary"]}>
        <span className={styles["title"]}>{table.title}</span>
        <span className={styles["count"]}>{count}</span>
      </summary>
      {isOpen && <Table table={table} />}
    </details>
  );
}

/** Tables side by side have room for three columns each. */
function isWide({ columns }: SheetTable): boolean {
  return columns.length > 3;
}

function Table({ table: { title, columns, rows } }: TableProps) {
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]} aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" data-amount={column.isAmount}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, look }, index) => (
            // The rows of a report are static, so an index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} data-look={look}>
              {columns.map((column, at) => (
                <td key={column.title} data-amount={column.isAmount} data-title={column.title}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>–</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
