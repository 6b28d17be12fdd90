import { Bars } from "#ui/bars.tsx";

import styles from "./printed-report.module.css";
import type { ReportPaper } from "./report-paper.ts";

/** A report on pages, wide ones if its columns need them; screens do not show it. */
export function PrintedReport({ paper }: { readonly paper: ReportPaper }) {
  const { title, notes, bars } = paper;
  return (
    <article
      className={styles["paper"]}
      data-landscape={paper.isLandscape}
      data-dense={paper.isDense}
      aria-label={title}
    >
      <h2 className={styles["title"]}>{title}</h2>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <div className={styles["bars"]}>
        {halvesOf(bars).map((half, index) => (
          // The halves are static.
          // oxlint-disable-next-line react/no-array-index-key
          <Bars key={index} label={title} bars={half} />
        ))}
      </div>
      <PaperTable paper={paper} />
    </article>
  );
}

/** The bars of a month beside each other leave room for their table on the same page. */
function halvesOf<Bar>(bars: readonly Bar[]): readonly (readonly Bar[])[] {
  const middle = bars.length > 12 ? Math.ceil(bars.length / 2) : bars.length;
  return [bars.slice(0, middle), bars.slice(middle)].filter((half) => half.length > 0);
}

function PaperTable({ paper: { title, columns, rows, totals } }: { readonly paper: ReportPaper }) {
  const all = totals === null ? rows : [...rows, totals];
  return (
    <table className={styles["table"]} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-number={column.isNumber}
              data-wide={column.isForWideScreens}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map((cells, index) => (
          // The rows of a report are static, so an index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index} data-total={cells === totals}>
            {columns.map((column, at) => (
              <td
                key={column.key}
                data-number={column.isNumber}
                data-whole={column.isWhole && cells !== totals}
                data-wide={column.isForWideScreens}
              >
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
