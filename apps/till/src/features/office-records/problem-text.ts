import { fieldErrorCodes, isLimitCode } from "@comanda/domain/form/field-error";

import type { Failure } from "#api/failure.ts";
import type { AllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import type { OfficeMessages } from "#language/office-messages.tsx";

type FieldProblem = Failure["fields"][number];
type Named = { readonly names?: readonly string[] };
/** The texts by problem code. */
type ProblemTexts = Readonly<
  Record<string, (field: string, about: Pick<FieldProblem, "least" | "most"> & Named) => string>
>;

type ProblemContext = {
  readonly messages: AllMessages;
  readonly office: OfficeMessages;
};

/** The text of a field problem in the till's language, shown beside the field. */
export function problemText(
  problem: Pick<FieldProblem, "code" | "maximum" | "least" | "most" | "error"> & Named,
  label: string,
  speech: ProblemContext,
): string {
  const { code = "", maximum = 0, error } = problem;
  const { records } = speech.office;
  const plain = fieldErrorCodes.find((one) => one === code);
  if (plain !== undefined) {
    const asked = isLimitCode(plain) ? { code: plain, maximum } : { code: plain };
    return fieldProblemText(asked, label, speech.messages);
  }
  const own: ProblemTexts = records.problems;
  return own[code]?.(label, problem) ?? error;
}

/** `save.0.name` and `recipe.2.amount` refer to the fields `name` and `recipe`. */
export function fieldOfProblem({ field }: FieldProblem): string {
  return field.replace(/^(body\.)?save\.\d+\./, "").replace(/\..*$/, "");
}
