import type { RowProblem } from "@comanda/domain/office/problem";
import { tidyName, tidyText } from "@comanda/domain/text/tidy-text";
import { spellTimeZone } from "@comanda/domain/venue/spell-time-zone";
import { formatDateTime } from "@comanda/contract/wire";

import { mapInSlices } from "#database/time-slices.ts";
import type { Row } from "#journal/changes.ts";
import { recordNotFound, type RefusedCall, type RowConflict } from "#call/refused-call.ts";

import { findRows } from "./record-store.ts";
import { refuseRows } from "./refuse-rows.ts";
import { recordOf, type Fields, type ReadContext, type RecordPlan, type Topic } from "./topic.ts";
import { findLastChange } from "./last-change-store.ts";

export type RecordDraft = Fields & { readonly id?: number; readonly revision?: number };
export type SaveRequest = {
  readonly save: readonly RecordDraft[];
  readonly retire: readonly { readonly id: number; readonly revision: number }[];
};

/** The rows to save, and the current rows. */
export type SavePlan = {
  readonly plans: readonly RecordPlan<Fields>[];
  /** In the order of the call. */
  readonly retiring: readonly Row[];
  readonly rowOf: ReadonlyMap<number, Row>;
};

/** Reads the rows of the call, and refuses it if another user has changed them since the caller read them. */
export async function planSave(
  topic: Topic,
  reading: ReadContext,
  request: SaveRequest,
): Promise<SavePlan | RefusedCall> {
  const { database, location } = reading;
  const unclear = findInvalidRows(topic, request);
  if (unclear.length > 0) return refuseRows(unclear);
  const named = [...request.save, ...request.retire].flatMap(({ id }) =>
    id === undefined ? [] : [id],
  );
  const found = await findRows(database, topic, { location, ids: named });
  const rowOf = new Map(found.map((row) => [Number(row["id"]), row]));
  const missing = named.find((id) => !rowOf.has(id));
  if (missing !== undefined) return recordNotFound(topic.entity, missing);
  const stale = findStaleRows(request, rowOf);
  if (stale.length > 0) return refuseConflicts(topic, reading, stale);
  const retiring = request.retire.flatMap(({ id }) => {
    const row = rowOf.get(id);
    return row === undefined ? [] : [row];
  });
  const asOf = await topic.asOf(reading);
  return {
    plans: await mapInSlices(request.save, (draft, row) => {
      const now = draft.id === undefined ? undefined : rowOf.get(draft.id);
      const before = now === undefined ? null : asOf(fieldsOf(topic, recordOf(topic, now)));
      return planOf(topic, { draft, row, before }, asOf);
    }),
    retiring,
    rowOf,
  };
}

function planOf(
  topic: Topic,
  { draft, row, before }: Pick<RecordPlan<Fields>, "row" | "before"> & { draft: RecordDraft },
  asOf: (fields: Fields) => Fields,
): RecordPlan<Fields> {
  const { id = null, revision: _revision, ...said } = draft;
  return { row, id, before, after: asOf({ ...topic.blank, ...before, ...tidied(topic, said) }) };
}

export function fieldsOf({ fieldNames }: Topic, record: Fields): Fields {
  return Object.fromEntries(fieldNames.map((name) => [name, record[name]]));
}

/** Typed and pasted texts are tidied; a single-character field, such as a separator, may be a blank. */
function tidied({ texts }: Topic, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      field in texts || Array.isArray(value) ? tidyField(field, value) : value,
    ]),
  );
}

const nameFields: ReadonlySet<string> = new Set([
  "name",
  "venueName",
  "firstName",
  "lastName",
  "companyName",
]);

/** A time zone is stored under its own spelling. Other texts, such as the last lines of a bill, may hold words together. */
export function tidyField(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => tidyField(field, entry));
  if (typeof value !== "string") return value;
  if (field === "timeZone") return spellTimeZone(tidyText(value));
  return nameFields.has(field) ? tidyName(value) : tidyText(value);
}

/** Rows whose id or revision is missing, repeated or not allowed. */
function findInvalidRows(
  { isRetirable, isAddable }: Topic,
  { save, retire }: SaveRequest,
): readonly RowProblem[] {
  const seen = new Set<number>();
  return [...save, ...retire].flatMap(({ id, revision }, row): readonly RowProblem[] => {
    if (id === undefined) return isAddable ? [] : [{ row, field: "id", code: "required" }];
    if (seen.has(id)) return [{ row, field: "id", code: "repeated" }];
    seen.add(id);
    if (row >= save.length && !isRetirable) return [{ row, field: "id", code: "does-not-fit" }];
    return revision === undefined ? [{ row, field: "revision", code: "required" }] : [];
  });
}

function findStaleRows(
  { save, retire }: SaveRequest,
  rowOf: SavePlan["rowOf"],
): readonly StaleRow[] {
  return [...save, ...retire].flatMap(({ id, revision }, row) => {
    const now = id === undefined ? undefined : rowOf.get(id);
    return now === undefined || now["revision"] === revision ? [] : [{ row, now }];
  });
}

/** A row that has changed since the caller read it. */
type StaleRow = { readonly row: number; readonly now: Row };

/** More than a user reads. */
const maxConflicts = 50;

/** Who last changed each row, and its current state, so that no change is overwritten unseen. */
async function refuseConflicts(
  topic: Topic,
  reading: ReadContext,
  stale: readonly StaleRow[],
): Promise<RefusedCall> {
  const { database, location } = reading;
  const asOf = await topic.asOf(reading);
  const conflicts = stale.slice(0, maxConflicts).map(async ({ row, now }): Promise<RowConflict> => {
    const id = Number(now["id"]);
    const last = await findLastChange(database, location, { entity: topic.table, record: id });
    return {
      row,
      id,
      changedBy: last?.by ?? null,
      changedAt: last === null ? null : formatDateTime(last.at),
      record: asOf(recordOf(topic, now)),
    };
  });
  return { refusal: "changed-meanwhile", conflicts: await Promise.all(conflicts) };
}
