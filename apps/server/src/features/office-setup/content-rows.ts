import type { ProblemCode } from "@comanda/domain/office/problem";

import { mapInSlices } from "#database/time-slices.ts";
import { refuseFields, type RefusedCall } from "#call/refused-call.ts";

import type { Fields } from "../office/index.ts";
import { oneOf } from "./allowed.ts";
import type { SetupFile } from "./read-setup.ts";
import { toFieldError, type FileProblem } from "./row-problem.ts";

/** A list of a set-up file with contents that its records name by their hashes. */
export type ContentList<Stored extends { readonly hash: string }> = {
  readonly section: string;
  /** A content as it is stored, or why it cannot be one. */
  readonly read: (content: string) => Stored | { readonly problem: ProblemCode };
  /** For what is not even a text. */
  readonly notContent: ProblemCode;
};

const fieldNames = ["hash", "content"];

/** The contents of a file, or what is wrong with its rows. */
export async function readContentRows<Stored extends { readonly hash: string }>(
  file: SetupFile,
  list: ContentList<Stored>,
): Promise<readonly Stored[] | RefusedCall> {
  const rows = await mapInSlices(file.get(list.section) ?? [], (of, row) => readRow(of, row, list));
  const problems = rows.flatMap((row) => ("wrong" in row ? [row.wrong] : []));
  if (problems.length > 0) return refuseFields("invalid-request", problems.map(toFieldError));
  return rows.flatMap((row) => ("wrong" in row ? [] : [row.stored]));
}

type ReadRow<Stored> = { readonly stored: Stored } | { readonly wrong: FileProblem };

function readRow<Stored extends { readonly hash: string }>(
  of: Fields,
  row: number,
  { section, read, notContent }: ContentList<Stored>,
): ReadRow<Stored> {
  const place = { section, row };
  const strange = Object.keys(of).find((field) => !fieldNames.includes(field));
  if (strange !== undefined) {
    const allowed = oneOf(fieldNames);
    return { wrong: { ...place, field: strange, code: "no-such-field", allowed } };
  }
  const { hash, content } = of;
  const stored = typeof content === "string" ? read(content) : { problem: notContent };
  if ("problem" in stored) return { wrong: { ...place, field: "content", code: stored.problem } };
  if (stored.hash === hash) return { stored };
  return { wrong: { ...place, field: "hash", code: "does-not-fit", value: hash } };
}

/** Each of them once, without those that the location has. */
export function withoutKnown<Stored extends { readonly hash: string }>(
  contents: readonly Stored[],
  known: ReadonlySet<string>,
): readonly Stored[] {
  const fresh = contents.filter(({ hash }) => !known.has(hash));
  return [...new Map(fresh.map((one) => [one.hash, one])).values()];
}
