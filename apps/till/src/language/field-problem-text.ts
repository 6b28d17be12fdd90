import { fieldErrorMessages } from "@comanda/contract/field-messages";
import { fieldErrorCodes, isLimitCode, type FieldProblem } from "@comanda/domain/form/field-error";

import type { AllMessages } from "@comanda/languages/en_US/till/all";

/** The text of a field problem, shown beside the field. */
export function fieldProblemText(
  error: FieldProblem,
  label: string,
  { fields }: AllMessages,
): string {
  switch (error.code) {
    case "required":
      return fields.required(label);
    case "invalid":
      return fields.invalid(label);
    case "wrong-date-format":
      return fields.wrongDateFormat;
    case "after-today":
      return fields.afterToday(label);
    case "too-long":
      return fields.tooLong(label, error.maximum);
    case "too-many":
      return fields.tooMany(label, error.maximum);
    case "card-number":
      return fields.cardNumber(label);
    case "weak-password":
      return fields.weakPassword;
    case "ambiguous-number":
      return fields.ambiguousNumber(label);
    case "too-many-decimals":
      return fields.tooManyDecimals(label, error.maximum);
    case "not-a-username":
      return fields.notAUsername(label);
  }
}

/** Translates the server's English text about a field. A sentence that matches no known problem stays as it is. */
export function serverProblemText(sentence: string, label: string, messages: AllMessages): string {
  const problem = fieldErrorCodes.map((code) => parseProblem(sentence, code)).find(isProblem);
  return problem === undefined ? sentence : fieldProblemText(problem, label, messages);
}

function isProblem(problem: FieldProblem | null): problem is FieldProblem {
  return problem !== null;
}

function parseProblem(sentence: string, code: FieldProblem["code"]): FieldProblem | null {
  const pattern = fieldErrorMessages[code]
    .replace("{field}", String.raw`\S+`)
    .replace("{maximum}", String.raw`(?<maximum>\d+)`);
  const match = new RegExp(`^${pattern}$`).exec(sentence);
  if (match === null) return null;
  return isLimitCode(code) ? { code, maximum: Number(match.groups?.["maximum"]) } : { code };
}
