import type { FieldError } from "#http/refused-call.ts";

import type { Fields } from "../office/index.ts";

/** Where in a file something is wrong, what stands there, and what may. */
export type FileProblem = {
  readonly section: string;
  /** The first is 0; a person counts from 1. */
  readonly row: number;
  readonly of: Fields;
  readonly field: string;
  readonly code: string;
  readonly value: unknown;
  /** What is wrong, where more is known than what is allowed. */
  readonly error?: string;
  readonly allowed?: string;
};

/** As a reply tells it, with a sentence that is enough for whoever has the file before them. */
export function asFieldError(problem: FileProblem): FieldError {
  const { section, row, of, field, code, value, allowed } = problem;
  const name = ["name", "username", "ref"]
    .map((key) => of[key])
    .find((each) => typeof each === "string");
  const who = name === undefined ? "" : ` (${name})`;
  const stands = value === undefined ? "" : `: ${JSON.stringify(value)}`;
  const what = problem.error ?? `${field} is not allowed`;
  const may = allowed === undefined ? "" : `. Allowed: ${allowed}`;
  return {
    row,
    field,
    code,
    section,
    value,
    ...(allowed !== undefined && { allowed }),
    error: `${section} ${row + 1}${who}: ${what}${stands}${may}`,
  };
}
