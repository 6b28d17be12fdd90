import { Link } from "wouter";

import { useOfficeMessages } from "#language/office-messages.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import styles from "./front-page.module.css";
import { Growth } from "./growth.tsx";

export type FigureRow = {
  readonly key: string;
  readonly name: string;
  /** The report or list that the figure is made of. */
  readonly path: string;
  readonly now: number | null;
  readonly before: number | null;
  readonly text: (figure: number | null) => string;
  readonly isMain?: boolean;
};

type FigureTableProps = {
  readonly label: string;
  /** What the two columns of figures are about. */
  readonly heads: readonly [now: string, before: string];
  /** Whether there is something to compare with. */
  readonly isCompared: boolean;
  readonly rows: readonly FigureRow[];
};

/**
 * Figures beside those of another day, or on a phone above them; each name leads to what its figure is made of.
 */
export function FigureTable({ label, heads, isCompared, rows }: FigureTableProps) {
  const { frontPage } = useOfficeMessages();
  const [now, before] = heads;
  return (
    <table className={styles["figures"]} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{label}</VisuallyHidden>
          </th>
          <th scope="col">
            {now}
            {isCompared && <span className={styles["under"]}>{before}</span>}
          </th>
          {isCompared && (
            <th scope="col" className={styles["beside"]}>
              {before}
            </th>
          )}
          {isCompared && <th scope="col">{frontPage.change}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-main={row.isMain === true}>
            <th scope="row">
              <Link href={row.path}>{row.name}</Link>
            </th>
            <td>
              {row.text(row.now)}
              {isCompared && <span className={styles["under"]}>{row.text(row.before)}</span>}
            </td>
            {isCompared && <td className={styles["beside"]}>{row.text(row.before)}</td>}
            {isCompared && (
              <td>
                <Growth now={row.now} before={row.before} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
