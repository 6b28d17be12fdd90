import { mapInSlices } from "#database/time-slices.ts";
import { isRefused, type RefusedCall } from "#call/refused-call.ts";
import type { Row } from "#journal/changes.ts";
import type { WriteContext } from "#journal/command.ts";

import { checkPlans } from "./check-plans.ts";
import { fieldsOf, planSave, type SaveRequest, type SavePlan } from "./plan-save.ts";
import { refuseRows } from "./refuse-rows.ts";
import { refuseUsed, retireRows } from "./retire-records.ts";
import { recordOf, type ReadContext, type StoredRecord, type Topic } from "./topic.ts";
import { rowsOfPlans, writePlans, type ExtraColumns, type PlannedRow } from "./write-plans.ts";

export type SaveResult = { readonly saved: StoredRecord[]; readonly retired: StoredRecord[] };

/** A save that passed all checks and can be written if nothing has changed since. */
export type PreparedSave = Pick<SavePlan, "retiring"> & { readonly rows: readonly PlannedRow[] };

/** Saves and retires many rows of a topic at once: all of them, or none after a refusal. */
export async function saveRecords(
  topic: Topic,
  context: WriteContext,
  request: SaveRequest,
  given?: ExtraColumns,
): Promise<SaveResult | RefusedCall> {
  const place = { database: context.tx, location: context.session.location, at: context.at };
  const prepared = await prepareRecords(topic, place, request);
  if (isRefused(prepared)) return prepared;
  const { saved, retired } = await writeRecords(topic, context, prepared, given);
  return {
    saved: [...(await mapInSlices(saved, (row) => recordOf(topic, row)))],
    retired: retired.map((row) => recordOf(topic, row)),
  };
}

/** Reads and checks everything for a save, without writing. */
export async function prepareRecords(
  topic: Topic,
  context: ReadContext,
  request: SaveRequest,
): Promise<PreparedSave | RefusedCall> {
  const plan = await planSave(topic, context, request);
  if (isRefused(plan)) return plan;
  const retiring = new Set(request.retire.map(({ id }) => id));
  const problems = await checkPlans(topic, { ...context, plans: plan.plans, retiring });
  if (problems.length > 0) {
    // Secret columns, such as a password, are no fields.
    const named = new Set(topic.fieldNames);
    return refuseRows(problems, (row, field) =>
      named.has(field) ? plan.plans[row]?.after[field] : undefined,
    );
  }
  const rows = plan.retiring.map((row, index) => ({
    row: request.save.length + index,
    id: Number(row["id"]),
    values: fieldsOf(topic, recordOf(topic, row)),
  }));
  const kept = await topic.checkRetire({ ...context, rows });
  if (kept.length > 0) return refuseRows(kept);
  const used = await refuseUsed(topic, context, request);
  if (used !== null) return used;
  return { rows: await rowsOfPlans(topic, plan), retiring: plan.retiring };
}

type WrittenRows = { readonly saved: readonly Row[]; readonly retired: readonly Row[] };

export async function writeRecords(
  topic: Topic,
  context: WriteContext,
  { rows, retiring }: PreparedSave,
  given?: ExtraColumns,
): Promise<WrittenRows> {
  const saved = await writePlans(topic, context, rows, given);
  return { saved, retired: await retireRows(topic, context, { retiring }) };
}
