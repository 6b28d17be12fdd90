import { fileProblemMessages, type Allowed } from "@comanda/contract/file-problems";
import { fillIn } from "@comanda/domain/text/fill-in";

import type { FieldError } from "#call/refused-call.ts";

import type { Fields } from "../office/index.ts";
import { allowedText } from "./allowed.ts";

/** Where in a file something is wrong, what stands there, and what may. */
export type FileProblem = {
  /** None of these two where it is the file as a whole. */
  readonly section?: string;
  /** The first is 0; a person counts from 1. */
  readonly row?: number;
  readonly of?: Fields;
  readonly field: string;
  /** A FileProblemCode or a ProblemCode. */
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  /** How many characters fit. */
  readonly maximum?: number;
  readonly value?: unknown;
  /** What is wrong, where more is known than what is allowed. */
  readonly error?: string;
  readonly allowed?: Allowed;
};

const sentences: Readonly<Record<string, string>> = fileProblemMessages;

/** As a reply tells it, with a sentence that is enough for whoever has the file before them. */
export function asFieldError({ of = {}, error, ...problem }: FileProblem): FieldError {
  const { field, code, line, column, value, allowed } = problem;
  const ofFile = sentences[code];
  const what =
    ofFile === undefined
      ? (error ?? `${field} is not allowed`)
      : fillIn(ofFile, { field, line, column });
  const stands = value === undefined ? "" : `: ${JSON.stringify(value)}`;
  const may = allowed === undefined ? "" : `. Allowed: ${allowedText(allowed)}`;
  return { ...problem, error: `${placeOf(problem, of)}${what}${stands}${may}` };
}

/** `articles 2 (Gin): ` */
function placeOf({ section, row }: Pick<FileProblem, "section" | "row">, of: Fields): string {
  if (section === undefined) return "";
  const name = ["name", "username", "ref"]
    .map((key) => of[key])
    .find((each) => typeof each === "string");
  const who = name === undefined ? "" : ` (${name})`;
  return `${section}${row === undefined ? "" : ` ${row + 1}`}${who}: `;
}
