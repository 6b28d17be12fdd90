import type { LocationId } from "@comanda/domain/id";
import type { Instant } from "@comanda/domain/time/instant";
import { checkTexts, type RowProblem } from "@comanda/domain/office/problem";

import type { Database } from "#database/database.ts";
import { flatMapInSlices } from "#database/time-slices.ts";

import { checkReferences } from "./check-references.ts";
import { checkUnique } from "./check-unique.ts";
import type { Fields, RecordPlan, Topic } from "./topic.ts";

export type CheckContext = {
  readonly database: Database;
  readonly location: LocationId;
  readonly plans: readonly RecordPlan<Fields>[];
  /** Those retired by the same call. */
  readonly retiring: ReadonlySet<number>;
  readonly at: Instant;
};

/** Everything that is wrong with the rows to save. */
export async function checkPlans(
  topic: Topic,
  checking: CheckContext,
): Promise<readonly RowProblem[]> {
  const { plans } = checking;
  const missing = await flatMapInSlices(plans, ({ row, after }) =>
    topic.fieldNames.flatMap((field): readonly RowProblem[] =>
      after[field] === undefined ? [{ row, field, code: "required" }] : [],
    ),
  );
  const incomplete = new Set(missing.map(({ row }) => row));
  const complete = plans.filter(({ row }) => !incomplete.has(row));
  const own = await flatMapInSlices(complete, ({ row, after }) =>
    [...checkTexts(topic.texts, after), ...topic.check(after)].map((problem) => ({
      row,
      ...problem,
    })),
  );
  const whole = { ...checking, plans: complete };
  const problems = [
    ...missing,
    ...own,
    ...(await checkReferences(topic, whole)),
    ...(await checkUnique(topic, whole)),
    ...(await topic.checkAll(whole)),
  ];
  return onePerField(problems).toSorted((one, other) => one.row - other.row);
}

/** Only the first problem of each field is reported. */
function onePerField(problems: readonly RowProblem[]): readonly RowProblem[] {
  const first = new Map<string, RowProblem>();
  for (const problem of problems) {
    const place = `${problem.row} ${problem.field}`;
    if (!first.has(place)) first.set(place, problem);
  }
  return [...first.values()];
}
