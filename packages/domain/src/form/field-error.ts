/** What can be wrong with a field; one table elsewhere gives each its sentence. */
export const fieldErrorCodes = [
  "required",
  "invalid",
  "wrong-date-format",
  "too-long",
  "card-number",
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export type FieldProblem =
  | { readonly code: Exclude<FieldErrorCode, "too-long"> }
  | { readonly code: "too-long"; readonly maximum: number };

export type FieldError = FieldProblem & { readonly field: string };

/** A form that was not filled in right, with what is wrong field by field. */
export type FormErrors = { readonly fieldErrors: readonly FieldError[] };

export function formErrors(fieldErrors: readonly FieldError[]): FormErrors {
  return { fieldErrors };
}

export function isFormErrors(result: unknown): result is FormErrors {
  return typeof result === "object" && result !== null && "fieldErrors" in result;
}
