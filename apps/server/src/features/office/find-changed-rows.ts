import { isRefused, type RefusedCall } from "#call/refused-call.ts";
import type { Row } from "#journal/changes.ts";

import { planSave, type SaveRequest } from "./plan-save.ts";
import type { ReadContext, Topic } from "./topic.ts";
import { rowsOfPlans } from "./write-plans.ts";

type ChangedRow = { readonly before: Row; readonly after: Row };

/** The stored rows that a save would change or retire. Those that are saved as they are do not count. */
export async function findChangedRows(
  topic: Topic,
  reading: ReadContext,
  request: SaveRequest,
): Promise<readonly ChangedRow[] | RefusedCall> {
  const planned = await planSave(topic, reading, request);
  if (isRefused(planned)) return planned;
  const plans = planned.plans.filter(({ id }) => id !== null);
  const saved = await rowsOfPlans(topic, { ...planned, plans });
  const changed = saved.flatMap(({ before, after }) =>
    before === null || before["revision"] === after["revision"] ? [] : [{ before, after }],
  );
  const retired = planned.retiring
    .filter((row) => row["deleted_at"] === null)
    .map((before) => ({ before, after: { ...before, deleted_at: reading.at } }));
  return [...changed, ...retired];
}
