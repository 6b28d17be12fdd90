import type { FieldProblem } from "@comanda/domain/form/field-error";

/** Typed text that is no valid number or date: it stays in the form to be corrected and is never sent. */
export type Wrong = { readonly wrong: string; readonly problem: FieldProblem };

export function wrong(text: string, problem: FieldProblem): Wrong {
  return { wrong: text, problem };
}

/** The first problem in a value or its entries, or null if it can be sent. */
export function problemIn(value: unknown): FieldProblem | null {
  if (typeof value !== "object" || value === null) return null;
  if (isWrong(value)) return value.problem;
  return (
    Object.values(value)
      .map(problemIn)
      .find((problem) => problem !== null) ?? null
  );
}

export function isWrong(value: unknown): value is Wrong {
  return typeof value === "object" && value !== null && "wrong" in value && "problem" in value;
}
