import { foldText } from "@comanda/domain/text/fold-text";

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

/**
 * Finds the rows that contain every typed word, whatever its accents, and match every filter, sorted. Each row is folded
 * once, at the first search: long lists stay quick at the next key.
 */
export function rowFinder<Row>({
  rows,
  columns,
  filters,
}: TableData<Row>): (query: TableQuery) => readonly Row[] {
  const foldedTexts = new Map<Row, string>();
  const foldedText = (row: Row): string => {
    const known = foldedTexts.get(row);
    if (known !== undefined) return known;
    const folded = foldText(columns.map((column) => column.text(row)).join("\n"));
    foldedTexts.set(row, folded);
    return folded;
  };
  return ({ search, chosen, sort }) => {
    const words = foldText(search).split(" ").filter(isNotEmpty);
    const active = filters.filter(({ key }) => (chosen[key] ?? "") !== "");
    const matches = (row: Row): boolean => {
      if (!active.every(({ key, isIn }) => isIn(row, chosen[key] ?? ""))) return false;
      return words.every((word) => foldedText(row).includes(word));
    };
    const isWhole = words.length === 0 && active.length === 0;
    return sortRows(isWhole ? rows : rows.filter(matches), columns, sort);
  };
}

/** Cycles through ascending, descending and unsorted. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, isDescending: false };
  return sort.isDescending ? null : { key, isDescending: true };
}

function isNotEmpty(word: string): boolean {
  return word !== "";
}

/** As `compareNames` of the domain, of which this room knows nothing. */
const collator = new Intl.Collator("en", { numeric: true });

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
