/** The problems that a field can have; the messages are in a table elsewhere. */
export const fieldErrorCodes = [
  "required",
  "invalid",
  "wrong-date-format",
  /** A day that has passed is asked for, such as a date of birth. */
  "after-today",
  "too-long",
  "too-many",
  "card-number",
  "weak-password",
  /** A number such as 1.050, whose point may be a decimal or a thousand separator. */
  "ambiguous-number",
  "too-many-decimals",
  /** A username has letters that no username can have, such as ư or a space. */
  "not-a-username",
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** The codes with a limit: for characters of a text, entries of a list, or decimals of a number. */
export type LimitCode = "too-long" | "too-many" | "too-many-decimals";

export function isLimitCode(code: FieldErrorCode): code is LimitCode {
  return code === "too-long" || code === "too-many" || code === "too-many-decimals";
}

export type FieldProblem =
  | { readonly code: Exclude<FieldErrorCode, LimitCode> }
  | { readonly code: LimitCode; readonly maximum: number };

export function isFieldProblem(value: unknown): value is FieldProblem {
  if (typeof value !== "object" || value === null || !("code" in value)) return false;
  const code = fieldErrorCodes.find((known) => known === value.code);
  if (code === undefined) return false;
  return !isLimitCode(code) || ("maximum" in value && typeof value.maximum === "number");
}

export type FieldError = FieldProblem & { readonly field: string };

/** The errors of a form, by field. */
export type FormErrors = { readonly fieldErrors: readonly FieldError[] };

export function formErrors(fieldErrors: readonly FieldError[]): FormErrors {
  return { fieldErrors };
}

export function isFormErrors(result: unknown): result is FormErrors {
  return (
    typeof result === "object" &&
    result !== null &&
    "fieldErrors" in result &&
    Array.isArray(result.fieldErrors)
  );
}
