import { Document, isMap, isScalar, isSeq, visit } from "yaml";

import { findRecordsAsOf, type Fields, type ReadContext } from "../office/index.ts";
import { readSettings } from "../venue/index.ts";
import { contentLists } from "./content-lists.ts";
import { findNames, type NamesByTable } from "./names.ts";
import { leaveOutRetired, portableDefaults, toPortableRow } from "./portable.ts";
import { sections, type Section } from "./sections.ts";
import { setupHeading } from "./setup-end.ts";

/** The set-up of a location, independent of its ids: the same set-up always gives the same text. */
export async function exportSetup(reading: ReadContext): Promise<string> {
  const { database, location } = reading;
  const tables = new Set(sections.map(({ topic }) => topic.table));
  const names = await findNames(database, location, tables);
  const lists = sections.map(async (section): Promise<[string, unknown]> => {
    const rows = toFileRows(section, names, await findRecordsAsOf(section.topic, reading));
    const inOrder = inFileOrder(section, rows).map(({ row }) => row);
    return [section.name, section.isOne ? (inOrder[0] ?? null) : inOrder];
  });
  const contents = contentLists.map(async ({ section, exportRows }): Promise<[string, unknown]> => [
    section,
    await exportRows(database, location),
  ]);
  const all: readonly (readonly [string, unknown])[] = [
    ["settings", await readSettings(database)],
    ...(await Promise.all(lists)),
    ...(await Promise.all(contents)),
  ];
  const filled = all.filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return toYaml(Object.fromEntries(filled));
}

/** A row as the file has it, with its id here. */
type NumberedRow = { readonly id: number; readonly row: Fields };

/** All fields of each row of a list, in file order. */
export async function findRows(
  section: Section,
  reading: ReadContext,
): Promise<readonly NumberedRow[]> {
  const { database, location } = reading;
  const tables = new Set(Object.values(section.topic.refersTo));
  const names = await findNames(database, location, tables);
  const rows = toFileRows(section, names, await findRecordsAsOf(section.topic, reading));
  return inFileOrder(section, rows).map(({ id, row }) => ({
    id,
    row: { ...portableDefaults(section, row), ...row },
  }));
}

type StoredRecord = Awaited<ReturnType<typeof findRecordsAsOf>>[number];

/** Without what no import could save any more, because what it names was retired. */
function toFileRows(
  section: Section,
  names: NamesByTable,
  records: readonly StoredRecord[],
): readonly NumberedRow[] {
  return records.flatMap((record) => {
    const kept = leaveOutRetired(section, names, record);
    return kept === null ? [] : [{ id: record.id, row: toPortableRow(section, names, kept) }];
  });
}

function inFileOrder({ order }: Section, rows: readonly NumberedRow[]): readonly NumberedRow[] {
  return rows.toSorted(({ row: one }, { row: other }) => {
    for (const field of order) {
      const difference = compare(one[field] ?? "", other[field] ?? "");
      if (difference !== 0) return difference;
    }
    return compare(JSON.stringify(one), JSON.stringify(other));
  });
}

/** Independent of the machine's locale. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  const [first, second] = [String(one), String(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function toYaml(contents: Readonly<Record<string, unknown>>): string {
  const document = new Document(contents);
  document.commentBefore = setupHeading;
  if (document.directives !== undefined) document.directives.docEnd = true;
  visit(document, {
    // Short lists are written on one line.
    Seq: (_key, node) => {
      if (node.items.every((item) => isScalar(item))) node.flow = true;
    },
    Map: (_key, node, path) => {
      const lists = path.filter((parent) => isSeq(parent)).length;
      if (lists > 1 && path.some((parent) => isMap(parent))) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 });
}
