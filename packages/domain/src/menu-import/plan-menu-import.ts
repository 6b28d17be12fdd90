import type { TableRow } from "../text/table-rows.ts";
import { openCategoryBook, type CategoryBook, type CategoryDraft } from "./category-book.ts";
import { nameKey, openGroupBook, type GroupBook, type GroupDraft } from "./group-book.ts";
import type { ImportProblem } from "./import-problem.ts";
import type { ArticleNow, MenuNow } from "./menu-now.ts";
import { createNameFinder, type NameFinder } from "./name-finder.ts";
import { readImportRow, type CellReading, type ImportRow } from "./read-import-row.ts";

/** What an import saves of an article. Without an id it adds one; its category and its groups stand by their names. */
export type ArticleDraft = Partial<
  Pick<ArticleNow, "id" | "revision" | "name" | "price" | "cost" | "isActive" | "allergens">
> & {
  readonly color?: string;
  readonly category?: string;
  readonly productGroup?: string;
  readonly managementGroup?: string;
  readonly taxClass?: string;
};

export type PlannedArticle = {
  /** In the table. */
  readonly row: number;
  readonly name: string;
  /** Null for a new article. */
  readonly before: ArticleNow | null;
  readonly draft: ArticleDraft;
};

/** What an import would do. */
export type MenuImportPlan = {
  readonly articles: readonly PlannedArticle[];
  /** How many rows say what the menu already says. */
  readonly unchanged: number;
  readonly categories: readonly CategoryDraft[];
  readonly productGroups: readonly GroupDraft[];
  readonly managementGroups: readonly GroupDraft[];
  /** Whether a row has no tax class where it needs one, so that one is to be chosen for all of them. */
  readonly asksForTaxClass: boolean;
  /** Rows with a problem are in none of the lists above. */
  readonly problems: readonly ImportProblem[];
};

export type MenuImportQuestion = CellReading & {
  readonly menu: MenuNow;
  /** Where new articles go whose row names no category, and no group; and the tax class of rows without one. */
  readonly fallback: {
    readonly category: string;
    readonly productGroup: string;
    readonly taxClass: string | null;
  };
};

type Books = {
  readonly categories: CategoryBook;
  readonly productGroups: GroupBook;
  readonly managementGroups: GroupBook;
  readonly taxClasses: TaxClassBook;
};

/** Tax classes by the names that a table gives them, and by their ids. */
type TaxClassBook = {
  readonly find: NameFinder<{ readonly name: string }>;
  readonly nameOf: (id: number | null) => string | null;
};

/** Says what an import of these rows would add and change, and what is wrong with them. */
export function planMenuImport(
  rows: readonly TableRow[],
  asked: MenuImportQuestion,
): MenuImportPlan {
  const { books, articles, unchanged, problems } = planRows(rows, asked);
  // Only the whole table says where a new category belongs, and so which tax class it has.
  const untaxed = new Set(
    articles.filter((one) => lacksTaxClass(one, asked.menu, books)).map(({ row }) => row),
  );
  const chosen = books.taxClasses.find(asked.fallback.taxClass ?? "");
  if (untaxed.size > 0 && chosen === null) {
    const rest = planMenuImport(
      rows.filter(({ row }) => !untaxed.has(row)),
      asked,
    );
    const bare = rows
      .filter(({ row }) => untaxed.has(row))
      .map((row) => problemOf({ field: "taxClass", code: "no-tax-class" }, row, asked));
    const all = [...rest.problems, ...bare].toSorted((one, other) => one.row - other.row);
    return { ...rest, asksForTaxClass: true, problems: all };
  }
  const taxClass = chosen?.name;
  return {
    articles: articles.map(({ draft, ...planned }) => {
      const isTaxed = taxClass === undefined || !untaxed.has(planned.row);
      return withIdentity({ ...planned, draft: isTaxed ? draft : { ...draft, taxClass } });
    }),
    unchanged,
    categories: books.categories.drafts(),
    productGroups: books.productGroups.drafts(),
    managementGroups: books.managementGroups.drafts(),
    asksForTaxClass: untaxed.size > 0,
    problems,
  };
}

type PlannedRows = Pick<MenuImportPlan, "articles" | "unchanged" | "problems"> & {
  readonly books: Books;
};

function planRows(rows: readonly TableRow[], asked: MenuImportQuestion): PlannedRows {
  const { menu } = asked;
  const books = openBooks(menu);
  const find = createFinder(menu.articles);
  const articles: PlannedArticle[] = [];
  const problems: ImportProblem[] = [];
  let unchanged = 0;
  for (const tableRow of rows) {
    const { read, problems: unread } = readImportRow(tableRow, asked);
    const found = unread.length > 0 ? null : find(read);
    const planned =
      found === null || "code" in found ? found : planArticle(read, found, { asked, books });
    if (planned === null) problems.push(...unread);
    else if ("code" in planned) problems.push(problemOf(planned, tableRow, asked));
    else if (Object.keys(planned.draft).length === 0) unchanged += 1;
    else articles.push(planned);
  }
  return { books, articles, unchanged, problems };
}

/** Where taxes are by tax class, a new or moved article needs one, or a category that has one. */
function lacksTaxClass(
  { before, draft }: PlannedArticle,
  { usesTaxClasses }: MenuNow,
  { categories }: Books,
): boolean {
  const { category, taxClass } = draft;
  if (!usesTaxClasses || category === undefined || taxClass !== undefined) return false;
  return (before?.taxClass ?? null) === null && categories.taxClassOf(category) === null;
}

function openBooks({ productGroups, managementGroups, retired, ...menu }: MenuNow): Books {
  return {
    categories: openCategoryBook({ ...menu, retired }),
    productGroups: openGroupBook({ inUse: productGroups, retired: retired.productGroups }),
    managementGroups: openGroupBook({ inUse: managementGroups, retired: retired.managementGroups }),
    taxClasses: {
      find: createNameFinder(menu.taxClasses),
      nameOf: (id) => menu.taxClasses.find((one) => one.id === id)?.name ?? null,
    },
  };
}

type RowProblem = Pick<ImportProblem, "field" | "code" | "other">;
type Found = { readonly name: string; readonly before: ArticleNow | null };

/** Finds the article of a row by its name. Of two rows about one article, the second is a problem. */
function createFinder(articles: readonly ArticleNow[]): (read: ImportRow) => Found | RowProblem {
  const findArticle = createNameFinder(articles);
  const rowOf = new Map<string, number>();
  return ({ name, row }) => {
    if (name === undefined) return { field: "name", code: "required" };
    const before = findArticle(name);
    const key = before === null ? nameKey(name) : `#${before.id}`;
    const other = rowOf.get(key);
    if (other !== undefined) return { field: "name", code: "name-repeated", other: String(other) };
    rowOf.set(key, row);
    return { name: before?.name ?? name, before };
  };
}

function planArticle(
  read: ImportRow,
  { name, before }: Found,
  { asked, books }: { readonly asked: MenuImportQuestion; readonly books: Books },
): PlannedArticle | RowProblem {
  const { row, price, cost, isActive, allergens } = read;
  if (before === null && price === undefined) return { field: "price", code: "required" };
  const taxClass = read.taxClass === undefined ? undefined : books.taxClasses.find(read.taxClass);
  if (taxClass === null) return { field: "taxClass", code: "not-found" };
  // Noting new categories and groups comes last: a row that is left out must add none.
  const path = read.category ?? (before === null ? [asked.fallback.category] : null);
  const category = path === null ? null : books.categories.resolve(path);
  if (category !== null && "code" in category) return { field: "category", ...category };
  const group = read.productGroup ?? (before === null ? asked.fallback.productGroup : undefined);
  const said: ArticleDraft = {
    ...(before === null && { name }),
    ...(price !== undefined && { price }),
    ...(cost !== undefined && { cost }),
    ...(isActive !== undefined && { isActive }),
    ...(allergens !== undefined && { allergens }),
    ...(category !== null && { category: category.name }),
    ...(category !== null && before === null && { color: category.color }),
    ...(group !== undefined && { productGroup: books.productGroups.nameFor(group) }),
    ...(taxClass !== undefined && { taxClass: taxClass.name }),
    ...(read.managementGroup !== undefined && {
      managementGroup: books.managementGroups.nameFor(read.managementGroup),
    }),
  };
  return { row, name, before, draft: before === null ? said : differing(said, before, books) };
}

/** What a row says differently. */
function differing(said: ArticleDraft, before: ArticleNow, books: Books): ArticleDraft {
  const now: Readonly<Record<string, unknown>> = {
    ...before,
    category: books.categories.nameOf(before.category),
    productGroup: books.productGroups.nameOf(before.productGroup),
    managementGroup: books.managementGroups.nameOf(before.managementGroup),
    taxClass: books.taxClasses.nameOf(before.taxClass),
  };
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => !isSame(value, now[field])),
  );
}

/** Lists of allergens are in the same order. */
function isSame(said: unknown, now: unknown): boolean {
  return Array.isArray(said) ? String(said) === String(now) : said === now;
}

function withIdentity({ before, draft, ...planned }: PlannedArticle): PlannedArticle {
  const identity = before === null ? {} : { id: before.id, revision: before.revision };
  return { ...planned, before, draft: { ...identity, ...draft } };
}

/** Where the problem stands: in the column of its field, if there is one. */
function problemOf(
  { field, ...problem }: RowProblem,
  { row, cells }: TableRow,
  { columns }: MenuImportQuestion,
): ImportProblem {
  const at = columns.indexOf(field);
  const place = { column: at === -1 ? null : at + 1, value: cells[at]?.trim() ?? "" };
  return { row, ...place, field, ...problem };
}
