import { fieldErrorCodes, isLimitCode } from "@comanda/domain/form/field-error";
import { fillIn } from "@comanda/domain/text/fill-in";

import type { Failure } from "#api/failure.ts";
import type { Messages } from "#language/english.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import type { FileMessages } from "#language/file-messages.ts";

type Problem = Failure["fields"][number];
/** What is said of a field by the code of its problem. */
export type Sayings = Readonly<Record<string, (field: string) => string>>;

type Speech = {
  readonly words: FileMessages;
  readonly messages: Messages;
  readonly sayings: Sayings;
  readonly rowsAbove: number;
};

/** Which row, what is wrong with it, what stands there and what may, in the language of the till. */
export function sentenceOf(
  problem: Problem,
  { words, messages, sayings, rowsAbove }: Speech,
): string {
  const { fields } = messages;
  const { section, row, field, value, maximum = 0, code = "", line, column } = problem;
  const problems: Readonly<Record<string, string>> = words.problems;
  const ofFile = problems[code];
  const plain = fieldErrorCodes.find((one) => one === code);
  // What a file names may never have been there.
  const saying = code === "not-found" ? fields.invalid : sayings[code];
  // What has no words here, the server says in its own.
  const isKnown = ofFile !== undefined || plain !== undefined || saying !== undefined;
  if (!isKnown || (ofFile === undefined && section === undefined)) return problem.error;
  const asked =
    plain !== undefined && isLimitCode(plain)
      ? { code: plain, maximum }
      : { code: plain ?? "invalid" };
  const what =
    ofFile === undefined
      ? (saying?.(field) ?? fieldProblemText(asked, field, messages))
      : fillIn(ofFile, { field, line, column });
  const stands = value === undefined ? "" : ` (${JSON.stringify(value)})`;
  const at = section && words.place(section, row === undefined ? null : row + 1 + rowsAbove);
  return `${at === undefined ? "" : `${at}: `}${what}${stands}${allowedText(problem, words)}`;
}

/** What may stand there instead. */
function allowedText({ allowed }: Problem, words: FileMessages): string {
  if (allowed === undefined) return "";
  const sentences: Readonly<Record<string, string>> = words.allowedValues;
  const { code, choices = [], hasMore = false, least, most } = allowed;
  const sentence = sentences[code];
  if (sentence === undefined) return "";
  const named = [...choices, ...(hasMore ? ["…"] : [])].join(", ");
  return `. ${words.allowed(fillIn(sentence, { choices: named, least, most }))}`;
}
