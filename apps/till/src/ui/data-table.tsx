import { useDeferredValue, useMemo, useState } from "react";

import { DataGrid } from "./data-grid.tsx";
import { nextSort, rowFinder, type Sort, type TableColumn, type TableFilter } from "./data-rows.ts";
import styles from "./data-table.module.css";
import { Empty } from "./empty.tsx";
import { TableTools } from "./table-tools.tsx";

export type TableTexts = {
  readonly search: string;
  readonly all: string;
  readonly noRows: string;
  readonly noRowsHint: string;
  readonly noMatches: string;
  readonly noMatchesHint: string;
  readonly rows: (shown: number, all: number) => string;
  readonly selected: (count: number) => string;
  readonly selectAll: string;
};

/** The selected rows, for batch actions. */
export type Selection = {
  readonly keys: ReadonlySet<number>;
  readonly onChange: (keys: ReadonlySet<number>) => void;
};

/** What a user searches for, has filtered by and sorted by. */
export type TableView = {
  readonly typed: string;
  /** By the key of the filter. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly sort: Sort | null;
};

export const freshView: TableView = { typed: "", chosen: {}, sort: null };

const noFilters: readonly never[] = [];

type DataTableProps<Row> = {
  readonly label: string;
  readonly texts: TableTexts;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number;
  readonly columns: readonly TableColumn<Row>[];
  readonly filters?: readonly TableFilter<Row>[];
  readonly selection?: Selection;
  /** The totals of the rows that match, by column key; undefined if they have none. It stays the same function. */
  readonly totalsOf?: (shown: readonly Row[]) => Readonly<Record<string, string>> | undefined;
  readonly onOpen?: (row: Row) => void;
  /** Kept by a parent that shows the same table again later. */
  readonly view?: TableView | undefined;
  readonly onView?: ((view: TableView) => void) | undefined;
  /** Whether a row can be opened, if not all can. */
  readonly opens?: (row: Row) => boolean;
};

/**
 * A list of many records that can be searched, filtered, sorted and navigated with the arrow keys. Fills its container.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, texts, rows, keyOf, columns, filters = noFilters, totalsOf } = props;
  const [own, setOwn] = useState(freshView);
  const { view = own, onView = setOwn } = props;
  const { typed, chosen, sort } = view;
  // Typing stays responsive while a long list is filtered.
  const search = useDeferredValue(typed);
  const find = useMemo(() => rowFinder({ rows, columns, filters }), [rows, columns, filters]);
  const shown = useMemo(() => find({ search, chosen, sort }), [find, search, chosen, sort]);
  const totals = useMemo(() => totalsOf?.(shown), [totalsOf, shown]);
  return (
    <div className={styles["table"]}>
      <TableTools {...props} filters={filters} view={view} onView={onView} shown={shown.length} />
      <DataGrid
        label={label}
        selectAllLabel={texts.selectAll}
        rows={shown}
        keyOf={keyOf}
        columns={columns}
        sort={sort}
        selection={props.selection}
        totals={totals}
        onSort={(key) => onView({ ...view, sort: nextSort(sort, key) })}
        onOpen={props.onOpen}
        opens={props.opens}
      />
      {shown.length === 0 && (
        <Empty
          title={rows.length === 0 ? texts.noRows : texts.noMatches}
          hint={rows.length === 0 ? texts.noRowsHint : texts.noMatchesHint}
        />
      )}
    </div>
  );
}
