export type TableColumn<Row> = {
  readonly key: string;
  readonly title: string;
  /** Shown and searched. */
  readonly text: (row: Row) => string;
  /** The sort key, if not the text. */
  readonly order?: (row: Row) => number | string;
  /** Numbers are right-aligned. */
  readonly isNumber?: boolean;
  /** Hidden where there is no room. */
  readonly isSecondary?: boolean;
  /** Shown only on a wide screen. */
  readonly isForWideScreens?: boolean;
};

export type TableFilter<Row> = {
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly isIn: (row: Row, value: string) => boolean;
};

export type Sort = { readonly key: string; readonly isDescending: boolean };

type TableData<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly filters: readonly TableFilter<Row>[];
};

type TableQuery = {
  readonly search: string;
  readonly chosen: Readonly<Record<string, string>>;
  readonly sort: Sort | null;
};

/** The rows that contain every typed word and match every filter, sorted. */
export function filterAndSortRows<Row>(
  { rows, columns, filters }: TableData<Row>,
  { search, chosen, sort }: TableQuery,
): readonly Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(isNotEmpty);
  const active = filters.filter(({ key }) => (chosen[key] ?? "") !== "");
  const matches = (row: Row): boolean => {
    if (!active.every(({ key, isIn }) => isIn(row, chosen[key] ?? ""))) return false;
    if (words.length === 0) return true;
    const text = columns
      .map((column) => column.text(row))
      .join("\n")
      .toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const isWhole = words.length === 0 && active.length === 0;
  return sortRows(isWhole ? rows : rows.filter(matches), columns, sort);
}

/** Cycles through ascending, descending and unsorted. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, isDescending: false };
  return sort.isDescending ? null : { key, isDescending: true };
}

function isNotEmpty(word: string): boolean {
  return word !== "";
}

const collator = new Intl.Collator(undefined, { numeric: true });

function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  if (column === undefined || sort === null) return rows;
  const order = column.order ?? column.text;
  const sign = sort.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, by: order(row) }))
    .toSorted((one, other) => sign * compare(one.by, other.by))
    .map(({ row }) => row);
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return collator.compare(String(one), String(other));
}
