import { Type, type Static } from "typebox";

import { fromJson, matchesSchema } from "#database/portable-columns.ts";

import type { Change } from "./changes.ts";

const job = Type.Object({ id: Type.Integer() });
const withJobs = Type.Object({ jobs: Type.Array(job) });
const anything = Type.Record(Type.String(), Type.Unknown());

/** A reply without the papers that the journal row of its write holds. */
export function leavePapersOut(reply: object, changes: readonly Change[]): object {
  const papers = papersIn(changes);
  return mapJobs(reply, (one) => {
    if (!("document" in one) || !papers.has(one.id)) return one;
    // The name stays, so that the completed reply has the same bytes.
    return { ...one, document: null };
  });
}

/** The same reply with them. */
export function putPapersBack(reply: object, changes: readonly Change[]): object {
  const papers = papersIn(changes);
  return mapJobs(reply, (one) => {
    const document = papers.get(one.id);
    if (!("document" in one) || one.document !== null || document === undefined) return one;
    return { ...one, document: fromJson(anything, document) };
  });
}

type Job = Static<typeof job>;

function mapJobs(reply: object, change: (one: Job) => Job): object {
  return matchesSchema(withJobs, reply) ? { ...reply, jobs: reply.jobs.map(change) } : reply;
}

function papersIn(changes: readonly Change[]): ReadonlyMap<number, string> {
  return new Map(
    changes.flatMap((change): [number, string][] =>
      change.table === "print_job" && change.kind === "insert"
        ? [[change.id, String(change.row["document"])]]
        : [],
    ),
  );
}
