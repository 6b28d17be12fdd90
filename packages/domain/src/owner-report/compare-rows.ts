import { basisPointsOf } from "./basis-points.ts";
import type { ReportColumn } from "./report-column.ts";
import { comparedColumns, columnsOf, type OwnerReportKind } from "./report-columns.ts";
import { numericCell, type ReportRow } from "./report-row.ts";

/** The columns of a report that is compared with other days: the figure of those days, and the change. */
export function compareColumns(kind: OwnerReportKind): readonly ReportColumn[] {
  const columns = columnsOf({ kind });
  const compared = columns.find(({ key }) => key === comparedColumns[kind]);
  if (compared === undefined) return columns;
  return [
    ...columns,
    ...(kind === "days"
      ? [{ key: "earlierDay", kind: "date", isSummed: false } satisfies ReportColumn]
      : []),
    { ...compared, key: "earlier" },
    { key: "growth", kind: "growth", isSummed: false },
  ];
}

/**
 * Adds the figure of other days to each row. What was sold only on the other days gets a row without sales, so that the
 * column has the total of those days. A day that stands beside none has neither an earlier figure nor a growth.
 */
export function compareRows(
  kind: OwnerReportKind,
  rows: readonly ReportRow[],
  before: readonly ReportRow[],
): readonly ReportRow[] {
  const column = comparedColumns[kind];
  if (column === undefined) return rows;
  const then = new Map(before.map((row) => [pairOf(row), row]));
  const paired = new Set(rows.map(pairOf));
  const compare = (row: ReportRow, other: ReportRow | undefined): ReportRow => {
    const earlier = numericCell(other, column);
    const growth = growthOf(numericCell(row, column), earlier);
    return { ...row, earlier, growth, earlierDay: other?.["day"] ?? null };
  };
  return [
    ...rows.map((row) =>
      standsAlone(row)
        ? { ...row, earlier: null, growth: null }
        : compare(row, then.get(pairOf(row))),
    ),
    ...before
      .filter((row) => standsAlone(row) || !paired.has(pairOf(row)))
      .map((row) => {
        const only = compare({ ...row, ...emptyCells(kind), ...ownDay(kind, row) }, row);
        return standsAlone(row) ? { ...only, growth: null } : only;
      }),
  ];
}

/** By how much a figure has grown, in basis points; null if there is nothing to compare with. */
export function growthOf(now: number, earlier: number): number | null {
  return basisPointsOf(now - earlier, earlier);
}

/** The cells of a row on whose days nothing was sold. */
export function emptyCells(kind: OwnerReportKind): Readonly<Record<string, 0 | null>> {
  const figures = columnsOf({ kind }).filter(({ kind: cell }) => figureKinds.has(cell));
  return Object.fromEntries(
    figures.map(({ key, kind: cell }) => [key, cell === "percent" ? null : 0]),
  );
}

const figureKinds: ReadonlySet<ReportColumn["kind"]> = new Set([
  "count",
  "quantity",
  "money",
  "percent",
]);

/** A day without work is named by its own date, not by the one that it is compared with. */
function ownDay(kind: OwnerReportKind, { key }: ReportRow): { readonly day?: string | null } {
  return kind === "days" ? { day: key } : {};
}

function standsAlone({ pair }: ReportRow): boolean {
  return pair === null;
}

function pairOf({ key, pair }: ReportRow): string | null {
  return pair === undefined ? key : pair;
}
