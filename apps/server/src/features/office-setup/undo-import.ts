import { isRefused, recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { Change, Row } from "#journal/changes.ts";
import type { WriteContext } from "#journal/command.ts";

import { saveRecords, type Fields, type Topic } from "../office/index.ts";
import { foldChanges, type ImportedRecord } from "./imported-records.ts";
import { findImportChanges, findLastImport } from "./last-import-store.ts";
import { requireSection } from "./sections.ts";

/** Articles first: they leave the categories and groups that are then retired. */
const importedSections = ["articles", "categories", "productGroups", "managementGroups"];

type UndoCounts = { readonly restored: number; readonly retired: number };

/**
 * Puts the records of the latest import back to what they were, as the journal has it, and retires the new ones. Each is
 * saved with the revision that the import left, so a later change of one of them is a conflict and refuses it all.
 */
export async function undoImport(
  context: WriteContext,
  sequence: number,
): Promise<UndoCounts | RefusedCall> {
  const { tx, session, at } = context;
  const last = await findLastImport(tx, session.location, at);
  if (last === null || last.isUndone || last.sequence !== sequence) {
    return recordNotFound("Import", sequence);
  }
  const changes = await findImportChanges(tx, session.location, last);
  let [restored, retired] = [0, 0];
  for (const section of importedSections) {
    const undone = await undoRecords(context, requireSection(section).topic, changes);
    if (isRefused(undone)) return undone;
    restored += undone.restored;
    retired += undone.retired;
  }
  return { restored, retired };
}

async function undoRecords(
  context: WriteContext,
  topic: Topic,
  changes: readonly Change[],
): Promise<UndoCounts | RefusedCall> {
  const records = foldChanges(changes, topic.table);
  const changed = records.filter(({ old }) => Object.keys(old).length > 0);
  const saved = await saveRecords(topic, context, {
    save: changed.map((record) => ({ ...identityOf(record), ...fieldsIn(topic, record.old) })),
    retire: records.filter(isToRetire).map(identityOf),
  });
  if (isRefused(saved)) return saved;
  // A category that was brought back and moved gets its former place before it is retired again.
  const back = new Set(changed.filter(({ isBroughtBack }) => isBroughtBack).map(({ id }) => id));
  const again = await saveRecords(topic, context, {
    save: [],
    retire: saved.saved.filter(({ id }) => back.has(id)),
  });
  if (isRefused(again)) return again;
  const retired = saved.retired.length + again.retired.length;
  return { restored: changed.length - back.size, retired };
}

function isToRetire({ isAdded, isBroughtBack, old }: ImportedRecord): boolean {
  return isAdded || (isBroughtBack && Object.keys(old).length === 0);
}

function identityOf({ id, revision }: ImportedRecord) {
  return { id, revision };
}

/** The fields of a topic that these columns and lists hold. */
function fieldsIn({ columns, parts }: Topic, row: Row): Fields {
  const own = Object.entries(columns).flatMap(
    ([field, { column, fromColumn }]): [string, unknown][] =>
      column in row ? [[field, fromColumn(row[column] ?? null)]] : [],
  );
  const lists = parts.flatMap(({ field }): [string, unknown][] =>
    field in row ? [[field, JSON.parse(String(row[field]))]] : [],
  );
  return Object.fromEntries([...own, ...lists]);
}
