import { fileProblemMessages, type AllowedContent } from "@comanda/contract/file-problems";
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
  /** A FileProblemCode or a ProblemCode. */
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  /** The maximum number of characters. */
  readonly maximum?: number;
  readonly value?: unknown;
  /** A specific message, if the allowed values do not explain it. */
  readonly error?: string;
  readonly allowed?: AllowedContent;
};

const problemSentences: Readonly<Record<string, string>> = fileProblemMessages;

/** The problem as a reply field, with a message that is enough to find it in the file. */
export function toFieldError({ of = {}, error, ...problem }: FileProblem): FieldError {
  const { field, code, line, column, value, allowed } = problem;
  const ofFile = problemSentences[code];
  const what =
    ofFile === undefined
      ? (error ?? `${field} is not allowed`)
      : fillTemplate(ofFile, { field, line, column });
  const stands = value === undefined ? "" : `: ${JSON.stringify(value)}`;
  const may = allowed === undefined ? "" : `. Allowed: ${allowedText(allowed)}`;
  return { ...problem, error: `${describePosition(problem, of)}${what}${stands}${may}` };
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
