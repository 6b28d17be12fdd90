import { readNumber, type NumberReadOptions } from "../money/read-number.ts";
import { isUsername } from "../staff/username.ts";
import { tidyText } from "../text/tidy-text.ts";
import { parseDateText, parseDateTimeText } from "../time/typed-date.ts";
import type { FieldError, FieldProblem } from "./field-error.ts";
import type { FieldRule, FormRules } from "./field-rule.ts";
import { holdsCardNumber, isCardNumberForPhone } from "./holds-card-number.ts";
import { toNumberFieldProblem } from "./number-field-problem.ts";

/** The text of a field, or the ticked boxes of a list. */
export type FieldValue = string | readonly string[];

/** Returns the first problem of each invalid field. */
export function checkForm<Field extends string>(
  rules: FormRules<Field>,
  values: Readonly<Record<NoInfer<Field>, FieldValue>>,
): readonly FieldError[] {
  const typed = new Map(Object.entries<FieldValue>(values));
  return Object.entries<readonly FieldRule[]>(rules).flatMap(([field, fieldRules]) => {
    const problem = fieldProblem(fieldRules, typed.get(field) ?? "");
    return problem === null ? [] : [{ field, ...problem }];
  });
}

function fieldProblem(rules: readonly FieldRule[], value: FieldValue): FieldProblem | null {
  const texts = (typeof value === "string" ? [value] : value)
    .map(tidyText)
    .filter((text) => text !== "");
  if (texts.length === 0) {
    return rules.some(({ kind }) => kind === "required") ? { code: "required" } : null;
  }
  const problems = rules.flatMap((rule) => texts.map((text) => textProblem(rule, text)));
  return problems.find((problem) => problem !== null) ?? null;
}

const invalid: FieldProblem = { code: "invalid" };
const wrongDate: FieldProblem = { code: "wrong-date-format" };
const cardNumber: FieldProblem = { code: "card-number" };
const wholeNumber: NumberReadOptions = { decimals: 0, signs: null };

function textProblem(rule: FieldRule, text: string): FieldProblem | null {
  switch (rule.kind) {
    case "required":
      return null;
    case "numeric":
      return numberProblem(text, rule);
    case "whole-number":
      return numberProblem(text, wholeNumber) === null ? null : invalid;
    case "email":
      return isEmail(text) ? null : invalid;
    case "username":
      return isUsername(text) ? null : { code: "not-a-username" };
    case "date":
      return parseDateText(text) === null ? wrongDate : null;
    case "date-time":
      return parseDateTimeText(text) === null ? wrongDate : null;
    case "maximum-length":
      return text.length > rule.characters ? { code: "too-long", maximum: rule.characters } : null;
    case "one-of":
      return rule.choices.includes(text) ? null : invalid;
    case "phone":
      return isCardNumberForPhone(text) ? cardNumber : null;
    case "strong-password":
      return rule.isWeak(text) ? { code: "weak-password" } : null;
    case "no-card-number":
      return holdsCardNumber(text) ? cardNumber : null;
  }
}

/** Numbers on the till are never negative: a minus is a typing error. */
function numberProblem(text: string, reading: NumberReadOptions): FieldProblem | null {
  const read = readNumber(text, reading);
  if (typeof read !== "number") return toNumberFieldProblem(read, reading);
  return read < 0 ? invalid : null;
}

/** Finds typing errors only; whether an address exists, only sending mail can tell. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}
