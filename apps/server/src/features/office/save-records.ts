import { refuseRows } from "./refuse-rows.ts";
import { isRefused, type RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { checkPlans } from "./check-plans.ts";
import { fieldsOf, planSave, type Asked } from "./plan-save.ts";
import { refuseUsed, retireRows } from "./retire-records.ts";
import { recordOf, type StoredRecord, type Topic } from "./topic.ts";
import { writePlans, type Given } from "./write-plans.ts";

export type Saved = { readonly saved: StoredRecord[]; readonly retired: StoredRecord[] };

/** Keeps and retires many things of a kind at once: all of it, or after a refusal nothing. */
export async function saveRecords(
  topic: Topic,
  writing: Writing,
  asked: Asked,
  given?: Given,
): Promise<Saved | RefusedCall> {
  const plan = await planSave(topic, writing, asked);
  if (isRefused(plan)) return plan;
  const place = { database: writing.tx, location: writing.session.location };
  const retiring = new Set(asked.retire.map(({ id }) => id));
  const problems = await checkPlans(topic, { ...place, plans: plan.plans, retiring });
  if (problems.length > 0) {
    // What is never told, such as a password, is no field.
    const told = new Set(topic.fieldNames);
    return refuseRows(problems, (row, field) =>
      told.has(field) ? plan.plans[row]?.after[field] : undefined,
    );
  }
  const rows = plan.retiring.map((row, index) => ({
    row: asked.save.length + index,
    id: Number(row["id"]),
    values: fieldsOf(topic, recordOf(topic, row)),
  }));
  const kept = await topic.checkRetire({ ...place, rows });
  if (kept.length > 0) return refuseRows(kept);
  const used = await refuseUsed(topic, place, asked);
  if (used !== null) return used;
  const saved = await writePlans(topic, writing, plan, given);
  const retired = await retireRows(topic, writing, plan);
  return {
    saved: saved.map((row) => recordOf(topic, row)),
    retired: retired.map((row) => recordOf(topic, row)),
  };
}
