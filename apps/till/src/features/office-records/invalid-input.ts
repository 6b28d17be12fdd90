import { isFieldProblem, type FieldProblem } from "@comanda/domain/form/field-error";

/** Typed text that is no valid number or date: it stays in the form to be corrected and is never sent. */
export type InvalidInput = { readonly wrong: string; readonly problem: FieldProblem };

export function createInvalidInput(text: string, problem: FieldProblem): InvalidInput {
  return { wrong: text, problem };
}

/** The first problem in a value or its entries, or null if it can be sent. */
export function findProblem(value: unknown): FieldProblem | null {
  if (typeof value !== "object" || value === null) return null;
  if (isInvalidInput(value)) return value.problem;
  return (
    Object.values(value)
      .map(findProblem)
      .find((problem) => problem !== null) ?? null
  );
}

export function isInvalidInput(value: unknown): value is InvalidInput {
  return (
    typeof value === "object" &&
    value !== null &&
    "wrong" in value &&
    typeof value.wrong === "string" &&
    "problem" in value &&
    isFieldProblem(value.problem)
  );
}
