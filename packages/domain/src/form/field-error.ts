/** What can be wrong with a field; one table elsewhere gives each its sentence. */
export const fieldErrorCodes = [
  "required",
  "invalid",
  "wrong-date-format",
  "too-long",
  "too-many",
  "card-number",
  "weak-password",
  /** A number such as 1.050 where nobody can say what the point means. */
  "ambiguous-number",
  "too-many-decimals",
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Of a text with too many characters, a list with too many entries, and a number with too many decimals. */
export type LimitCode = "too-long" | "too-many" | "too-many-decimals";

export function isLimitCode(code: FieldErrorCode): code is LimitCode {
  return code === "too-long" || code === "too-many" || code === "too-many-decimals";
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
