import { fieldErrorCodes, isLimitCode } from "@comanda/domain/form/field-error";
import { fillTemplate } from "@comanda/domain/text/fill-template";

import type { Failure } from "#api/failure.ts";
import type { AllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import type { FileMessages } from "#language/file-messages.ts";

type Problem = Failure["fields"][number];
/** The text for a field, by problem code. */
export type ProblemTexts = Readonly<
  Record<string, (field: string, limits: Pick<Problem, "least" | "most" | "names">) => string>
>;

type ProblemContext = {
  readonly words: FileMessages;
  readonly messages: AllMessages;
  readonly texts: ProblemTexts;
  readonly rowsAbove: number;
};

/** States the row, the problem, the value and what is allowed, in the till's language. */
export function describeProblem(
  problem: Problem,
  { words, messages, texts, rowsAbove }: ProblemContext,
): string {
  const { fields } = messages;
  const { section, row, field, value, maximum = 0, code = "", line, column } = problem;
  const problems: Readonly<Record<string, string>> = words.problems;
  const ofFile = problems[code];
  const plain = fieldErrorCodes.find((one) => one === code);
  // The record that a file names may never have existed, so "not-found" becomes "invalid".
  const text = code === "not-found" ? fields.invalid : texts[code];
  // Problems without a text here show the server's message.
  const isKnown = ofFile !== undefined || plain !== undefined || text !== undefined;
  if (!isKnown || (ofFile === undefined && section === undefined)) return problem.error;
  const asked =
    plain !== undefined && isLimitCode(plain)
      ? { code: plain, maximum }
      : { code: plain ?? "invalid" };
  const what =
    ofFile === undefined
      ? (text?.(field, problem) ?? fieldProblemText(asked, field, messages))
      : fillTemplate(ofFile, { field, line, column });
  // What was left out is null, and the sentence says so.
  const stands = value === undefined || value === null ? "" : ` (${JSON.stringify(value)})`;
  const at = section && words.place(section, row === undefined ? null : row + 1 + rowsAbove);
  return `${at === undefined ? "" : `${at}: `}${what}${stands}${allowedText(problem, words)}`;
}

/** What is allowed instead. */
function allowedText({ allowed }: Problem, words: FileMessages): string {
  if (allowed === undefined) return "";
  const sentences: Readonly<Record<string, string>> = words.allowedValues;
  const { code, choices = [], hasMore = false, least, most } = allowed;
  const sentence = sentences[code];
  if (sentence === undefined) return "";
  const named = [...choices, ...(hasMore ? ["…"] : [])].join(", ");
  return `. ${words.allowed(fillTemplate(sentence, { choices: named, least, most }))}`;
}
