import { Type } from "typebox";

import type { Database } from "#database/database.ts";
import { matchesSchema } from "#database/portable-columns.ts";

import { countNames, type Counts } from "./counts.ts";

type Paper = { readonly id: number; readonly name: string };

export type PaperTraces = {
  /** How often each attempt of each paper was handed to a till. */
  readonly papers: Counts<string>;
  /** The papers in each reply, by its key. */
  readonly papersOf: ReadonlyMap<string, readonly Paper[]>;
  readonly storedPapers: ReadonlySet<number>;
};

type ReplyRow = { readonly key: string; readonly body: string };

export async function readPaperTraces(
  database: Database,
  replies: readonly ReplyRow[],
): Promise<PaperTraces> {
  const rows = await database.selectFrom("print_job").select("id").execute();
  const papersOf = new Map(replies.map(({ key, body }) => [key, papersIn(body)]));
  return {
    papersOf,
    papers: countNames([...papersOf.values()].flat().map(({ name }) => name)),
    storedPapers: new Set(rows.map(({ id }) => id)),
  };
}

const job = Type.Object({
  id: Type.Integer(),
  attempt: Type.Integer(),
  printer: Type.String(),
  document: Type.Unknown(),
});
const withJobs = Type.Object({ jobs: Type.Array(job) });

/** A job that goes nowhere is no paper. */
function papersIn(body: string): readonly Paper[] {
  const reply = readPapers(body);
  if (reply === null) return [];
  return reply.jobs
    .filter(({ id }) => id !== 0)
    .map(({ id, attempt }) => ({ id, name: `${id}, attempt ${attempt}` }));
}

/** The stored part of a reply: the bytes of its papers are rendered anew each time. */
export function withoutBytes(body: string | undefined): string | undefined {
  const reply = body === undefined ? null : readPapers(body);
  if (reply === null) return body;
  const jobs = reply.jobs.map(({ id, attempt, printer, document }) => [
    id,
    attempt,
    printer,
    document,
  ]);
  return JSON.stringify({ ...reply, jobs });
}

function readPapers(body: string) {
  if (!body.includes('"jobs":[')) return null;
  const reply: unknown = JSON.parse(body);
  return matchesSchema(withJobs, reply) ? reply : null;
}
