import type { AllowedContent } from "@comanda/contract/allowed-content";
import { problemMessages } from "@comanda/contract/field-messages";
import { fileProblemMessages, type FileProblemCode } from "@comanda/contract/file-problems";
import type { ProblemCode } from "@comanda/domain/office/problem";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import type { FieldError } from "#call/refused-call.ts";

import type { Fields } from "../office/index.ts";
import { allowedText } from "./allowed.ts";

/** Where a file is wrong, its value, and what is allowed. */
export type FileProblem = {
  /** Both are missing if the problem concerns the whole file. */
  readonly section?: string;
  /** Counted from 0; users count from 1. */
  readonly row?: number;
  readonly of?: Fields;
  readonly field: string;
  readonly code: FileProblemCode | ProblemCode;
  readonly line?: number;
  readonly column?: number;
  /** The maximum number of characters. */
  readonly maximum?: number;
  /** Of a question that nobody can answer: how many answers it needs, and can have. */
  readonly least?: number;
  readonly most?: number;
  readonly value?: unknown;
  readonly allowed?: AllowedContent;
};

/** The problem as a reply field, with a message that is enough to find it in the file. */
export function toFieldError({ of = {}, ...problem }: FileProblem): FieldError {
  const { value, allowed } = problem;
  const stands = value === undefined || value === null ? "" : `: ${JSON.stringify(value)}`;
  const may = allowed === undefined ? "" : `. Allowed: ${allowedText(allowed)}`;
  const what = describeProblem(problem);
  return { ...problem, error: `${describePosition(problem, of)}${what}${stands}${may}` };
}

const problemSentences = { ...problemMessages, ...fileProblemMessages };

function describeProblem({ code, allowed, ...problem }: FileProblem): string {
  // The allowed values explain more than these codes do.
  const isExplained = allowed !== undefined && (code === "invalid" || code === "not-found");
  if (isExplained) return `${problem.field} is not allowed`;
  const { field, line, column, maximum, least, most } = problem;
  return fillTemplate(problemSentences[code], { field, line, column, maximum, least, most });
}

/** `articles 2 (Gin): ` */
function describePosition(
  { section, row }: Pick<FileProblem, "section" | "row">,
  of: Fields,
): string {
  if (section === undefined) return "";
  const name = ["name", "username", "ref"]
    .map((key) => of[key])
    .find((each) => typeof each === "string");
  const who = name === undefined ? "" : ` (${name})`;
  return `${section}${row === undefined ? "" : ` ${row + 1}`}${who}: `;
}
