/** What can be wrong with a field; one table elsewhere gives each its sentence. */
export const fieldErrorCodes = [
  "required",
  "invalid",
  "wrong-date-format",
  "too-long",
  "too-many",
  "card-number",
  "weak-password",
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Of a text that has too many characters, and of a list that has too many entries. */
export type LimitCode = "too-long" | "too-many";

export function isLimitCode(code: FieldErrorCode): code is LimitCode {
  return code === "too-long" || code === "too-many";
}

export type FieldProblem =
  | { readonly code: Exclude<FieldErrorCode, LimitCode> }
  | { readonly code: LimitCode; readonly maximum: number };

export type FieldError = FieldProblem & { readonly field: string };

/** A form that was not filled in right, with what is wrong field by field. */
export type FormErrors = { readonly fieldErrors: readonly FieldError[] };

export function formErrors(fieldErrors: readonly FieldError[]): FormErrors {
  return { fieldErrors };
}

export function isFormErrors(result: unknown): result is FormErrors {
  return typeof result === "object" && result !== null && "fieldErrors" in result;
}
