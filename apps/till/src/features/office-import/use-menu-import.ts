import { importMenu } from "@comanda/contract/office-import";
import { maximumImportGroups } from "@comanda/domain/menu-import/import-field";
import type { MenuImportPlan } from "@comanda/domain/menu-import/plan-menu-import";
import type { SheetFault } from "@comanda/domain/menu-import/read-sheet";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { useMemo, useState } from "react";

import type { Failure } from "#api/failure.ts";
import { useLanguages } from "#language/use-language.ts";
import { useOfficeMessages } from "#language/office-messages.tsx";
import { useRead } from "#records/use-read.ts";
import { write } from "#records/write.ts";

import { useAction } from "../notice/index.ts";
import type { LegacyEncoding } from "./decode-text.ts";
import { fetchImportTarget, type ImportTarget } from "./fetch-menu-now.ts";
import { planImport, readTable, type ImportChoices, type ReadTable } from "./plan-import.ts";
import { readSource, type Source, type UnreadableSource } from "./source.ts";

/** What older programs of a country write. It is shown, and can be chosen. */
const encodingOf: Readonly<Record<string, LegacyEncoding>> = {
  th_TH: "windows-874",
  vi_VN: "windows-1258",
};

/** The menu that an import adds to; `refresh` reads it again. */
function useImportTarget() {
  const [reads, setReads] = useState(1);
  const found = useRead(fetchImportTarget, "menu", reads);
  return { found, refresh: () => setReads((before) => before + 1) };
}

/** Why an import was refused. */
export type ImportRefusal =
  | { readonly kind: "invalid"; readonly failure: Failure }
  | { readonly kind: "changed"; readonly names: readonly string[] };

/** The spreadsheet that was chosen, and how it is to be read. */
function useSource() {
  const [source, setSource] = useState<Source | null>(null);
  const [unreadable, setUnreadable] = useState<UnreadableSource | null>(null);
  const [chosen, setChosen] = useState<Partial<ImportChoices>>({});
  const take = (next: Source | UnreadableSource | null) => {
    setSource(typeof next === "string" ? null : next);
    setUnreadable(typeof next === "string" ? next : null);
    setChosen({});
  };
  const choose = (next: Partial<ImportChoices>) => setChosen({ ...chosen, ...next });
  return { source, unreadable, chosen, take, choose };
}

/** The table as it is read by the choices, and what its import would do. */
function usePlan(
  source: Source | null,
  chosen: Partial<ImportChoices>,
  { target, format }: { readonly target: ImportTarget | null; readonly format: MoneyFormat },
) {
  const { code } = useLanguages().language;
  const { menuImport } = useOfficeMessages();
  const { categories = [], productGroups = [] } = target?.menu ?? {};
  const choices: ImportChoices = {
    sheetAt: 0,
    encoding: encodingOf[code] ?? "windows-1252",
    separator: null,
    headingAt: null,
    columns: null,
    fallback: {
      category: categories[0]?.name ?? menuImport.firstCategory,
      productGroup: productGroups[0]?.name ?? menuImport.firstGroup,
      taxClass: null,
    },
    leavesProblemsOut: false,
    ...chosen,
  };
  const { sheetAt, encoding, separator, headingAt, columns } = choices;
  const { category, productGroup, taxClass } = choices.fallback;
  // A large table is not read again at each letter of a name that is typed below it.
  const table = useMemo(() => {
    if (source === null || target === null) return null;
    const { currencyTexts, menu } = target;
    return readTable(
      source,
      { sheetAt, encoding, separator, headingAt, columns },
      { currencyTexts, menu, format },
    );
  }, [source, sheetAt, encoding, separator, headingAt, columns, target, format]);
  const plan = useMemo(() => {
    if (table === null || isFault(table) || target === null) return null;
    return planImport(table, { category, productGroup, taxClass }, target);
  }, [table, category, productGroup, taxClass, target]);
  return { choices, table, plan };
}

/** A spreadsheet from its choice to the import. */
export function useMenuImport(format: MoneyFormat) {
  const { found, refresh } = useImportTarget();
  const { isBusy, run } = useAction();
  const { source, unreadable, chosen, take, choose } = useSource();
  const [refusal, setRefusal] = useState<ImportRefusal | null>(null);
  const [imports, setImports] = useState(0);
  const target = found.state === "ready" ? found.reply : null;
  const planned = usePlan(source, chosen, { target, format });
  const takeOther = (next: Source | UnreadableSource | null) => {
    setRefusal(null);
    take(next);
  };
  const takeFile = (file: File) =>
    run(async () => {
      takeOther(await readSource(file));
      return null;
    });
  const send = (plan: MenuImportPlan) =>
    run(async () => {
      setRefusal(null);
      const outcome = await write(importMenu, { body: bodyOf(plan) });
      if (outcome.ok) {
        take(null);
        setImports((count) => count + 1);
      } else {
        const refused = refusalOf(outcome.failure, plan);
        if (refused === null) return outcome.failure;
        setRefusal(refused);
      }
      refresh();
      return null;
    });
  const change = (next: Partial<ImportChoices>) => {
    setRefusal(null);
    choose(next);
  };
  return {
    ...planned,
    found,
    isBusy,
    source,
    unreadable,
    refusal,
    /** How many imports succeeded since the screen was opened. */
    imports,
    take: takeOther,
    takeFile,
    send,
    refresh,
    choose: change,
  };
}

export type MenuImport = ReturnType<typeof useMenuImport>;

function bodyOf(plan: MenuImportPlan) {
  const { productGroups, managementGroups, categories, articles } = plan;
  return {
    productGroups: [...productGroups],
    managementGroups: [...managementGroups],
    categories: [...categories],
    articles: articles.map(({ draft: { allergens, ...draft } }) => ({
      ...draft,
      ...(allergens !== undefined && { allergens: [...allergens] }),
    })),
  };
}

/** Null for a failure that says nothing about rows. */
function refusalOf(failure: Failure, { articles }: MenuImportPlan): ImportRefusal | null {
  const { conflicts = [], fields } = failure;
  if (conflicts.length > 0) {
    const names = conflicts.map(({ row }) => articles[row]?.name ?? "");
    return { kind: "changed", names };
  }
  if (fields.length === 0) return null;
  // The server counts the rows that were sent, and people those of their table.
  const rowOf = (row: number) => (articles[row]?.row ?? row + 1) - 1;
  const placed = fields.map((field) =>
    field.section === "articles" && field.row !== undefined
      ? { ...field, row: rowOf(field.row) }
      : field,
  );
  return { kind: "invalid", failure: { ...failure, fields: placed } };
}

/** What has to be chosen or corrected before a plan can be carried out. */
export type Hindrance =
  | "no-names"
  | "no-prices"
  | "no-tax-class"
  | "problems"
  | "too-many-groups"
  | "nothing";

export function findHindrance(
  plan: MenuImportPlan,
  { columns }: ReadTable,
  { leavesProblemsOut }: ImportChoices,
): Hindrance | null {
  if (!columns.includes("name")) return "no-names";
  const lacksPrices = plan.problems.some(
    ({ field, code }) => field === "price" && code === "required",
  );
  if (lacksPrices && !columns.includes("price")) return "no-prices";
  if (findLargeList(plan) !== null) return "too-many-groups";
  if (plan.problems.length > 0 && !leavesProblemsOut) {
    const lacksTaxClass = plan.problems.some(({ code }) => code === "no-tax-class");
    return lacksTaxClass ? "no-tax-class" : "problems";
  }
  return plan.articles.length === 0 ? "nothing" : null;
}

/** The list to which an import would add more than it may. */
export function findLargeList(plan: MenuImportPlan) {
  const lists = [
    { list: "category", count: plan.categories.length },
    { list: "productGroup", count: plan.productGroups.length },
    { list: "managementGroup", count: plan.managementGroups.length },
  ] as const;
  return lists.find(({ count }) => count > maximumImportGroups) ?? null;
}

export function isFault(table: ReadTable | SheetFault): table is SheetFault {
  return "fault" in table;
}
