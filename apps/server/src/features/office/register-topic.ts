import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import { mapInSlices } from "#database/time-slices.ts";
import { recordNotFound } from "#call/refused-call.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { findRows } from "./record-store.ts";
import { saveRecords } from "./save-records.ts";
import { recordOf, type ReadContext, type StoredRecord, type Topic } from "./topic.ts";
import { listUses } from "./use-store.ts";

/** Registers the save call of a topic that needs no rules of its own. */
export function registerTopicSave({ answerWrite }: CallRegistry, topic: Topic): void {
  answerWrite(topic.save, ({ body }, context) => saveRecords(topic, context, body));
}

/** A menu has thousands of articles. */
export function registerTopicReads(
  { answerInBackground }: BackgroundRegistry,
  database: Database,
  topic: Topic,
): void {
  answerInBackground(topic.list, async ({ query }, { location }, at) => {
    return findRecordsAsOf(topic, { database, location, at }, query.retired === 1);
  });
  answerInBackground(topic.uses, async ({ params }, { location }) => {
    const [row] = await findRows(database, topic, { location, ids: [params.id] });
    if (row === undefined) return recordNotFound(topic.entity, params.id);
    return listUses(database, topic, { location, id: params.id });
  });
}

/** The records in use, or the retired ones, as they are at a moment. */
export async function findRecordsAsOf(
  topic: Topic,
  reading: ReadContext,
  isRetired = false,
): Promise<StoredRecord[]> {
  const records = await findRecords(reading.database, topic, reading.location, isRetired);
  const asOf = await topic.asOf(reading);
  return [...(await mapInSlices(records, asOf))];
}

/** The rows in use, or the retired ones, as they are stored. */
export async function findRecords(
  database: Database,
  topic: Topic,
  location: LocationId,
  isRetired = false,
): Promise<StoredRecord[]> {
  const rows = await findRows(database, topic, { location, isRetired });
  return [...(await mapInSlices(rows, (row) => recordOf(topic, row)))];
}
