import type { importMenu as importMenuCall } from "@comanda/contract/office-import";
import type { BodyOf } from "@comanda/contract/call";
import { problemMessages } from "@comanda/contract/field-messages";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import { mapInSlices } from "#database/time-slices.ts";
import { isRefused, refuseFields, type FieldError, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { saveRecords, type Fields } from "../office/index.ts";
import { findId, findNames, type NamesByTable } from "./names.ts";
import type { Counts } from "./save-section.ts";
import { requireSection } from "./sections.ts";

type MenuToImport = BodyOf<typeof importMenuCall>;
type CategoryToImport = MenuToImport["categories"][number];

/** Saves what a preview has shown: first the groups and categories, then the articles that name them. */
export async function importMenu(
  context: WriteContext,
  menu: MenuToImport,
): Promise<Counts | RefusedCall> {
  const refused =
    (await saveList(context, "productGroups", menu.productGroups)) ??
    (await saveList(context, "managementGroups", menu.managementGroups)) ??
    (await saveCategories(context, menu.categories));
  if (refused !== null) return refused;
  const rows = await readArticles(context, menu.articles);
  if (isRefused(rows)) return rows;
  const unsaved = await saveList(context, "articles", rows);
  if (unsaved !== null) return unsaved;
  const added = menu.articles.filter(({ id }) => id === undefined).length;
  return { added, changed: menu.articles.length - added };
}

/** Null if all rows are saved. A refusal says in which list its rows are. */
async function saveList(
  context: WriteContext,
  section: string,
  rows: readonly Fields[],
): Promise<RefusedCall | null> {
  if (rows.length === 0) return null;
  const { topic } = requireSection(section);
  const saved = await saveRecords(topic, context, { save: rows, retire: [] });
  if (!isRefused(saved)) return null;
  const { fields } = saved;
  return fields === undefined
    ? saved
    : { ...saved, fields: fields.map((field) => ({ ...field, section })) };
}

/** Saves as many at once as are within categories that exist already. */
async function saveCategories(
  context: WriteContext,
  categories: readonly CategoryToImport[],
): Promise<RefusedCall | null> {
  let done = 0;
  while (done < categories.length) {
    const names = await namesOf(context, ["category"]);
    const rest = categories.slice(done);
    const end = rest.findIndex(({ parent }) => parent !== null && !isKnown(names, parent));
    const ready = end === -1 ? rest : rest.slice(0, end);
    if (ready.length === 0) return refuseNames([notFound("categories", done, "parent")]);
    const rows = ready.map(({ parent, ...fields }) => ({
      ...fields,
      parentId: parent === null ? null : idOf(names, "category", parent),
    }));
    const refused = await saveList(context, "categories", rows);
    if (refused !== null) return refused;
    done += ready.length;
  }
  return null;
}

const tableOf = {
  category: "category",
  productGroup: "product_group",
  managementGroup: "management_group",
  taxClass: "tax_class",
} as const;
const references = ["category", "productGroup", "managementGroup", "taxClass"] as const;

/** The articles with ids instead of names. */
async function readArticles(
  context: WriteContext,
  articles: MenuToImport["articles"],
): Promise<readonly Fields[] | RefusedCall> {
  const names = await namesOf(context, Object.values(tableOf));
  const missing: FieldError[] = [];
  const rows = await mapInSlices(articles, (article, row): Fields => {
    const read: Record<string, unknown> = { ...article };
    for (const field of references) {
      const name = article[field];
      if (name === undefined) continue;
      const id = idOf(names, tableOf[field], name);
      if (id === undefined) missing.push(notFound("articles", row, field));
      read[field] = id;
    }
    return read;
  });
  return missing.length > 0 ? refuseNames(missing) : rows;
}

function namesOf({ tx, session }: WriteContext, tables: readonly string[]): Promise<NamesByTable> {
  return findNames(tx, session.location, new Set(tables));
}

function idOf(names: NamesByTable, table: string, name: string): number | undefined {
  const book = names.get(table);
  return book === undefined ? undefined : findId(book, name);
}

function isKnown(names: NamesByTable, category: string): boolean {
  return idOf(names, "category", category) !== undefined;
}

function refuseNames(fields: readonly FieldError[]): RefusedCall {
  return refuseFields("invalid-request", fields);
}

function notFound(section: string, row: number, field: string): FieldError {
  const code = "not-found";
  return { section, row, field, code, error: fillTemplate(problemMessages[code], { field }) };
}
