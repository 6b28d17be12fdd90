import type { FieldProblem } from "@comanda/domain/form/field-error";

/** What was typed and is no number, no date: it stays to be corrected, and is never sent. */
export type Wrong = { readonly wrong: string; readonly problem: FieldProblem };

export function wrong(text: string, problem: FieldProblem): Wrong {
  return { wrong: text, problem };
}

/** Why something in a value, or in the entries of a list, cannot be sent; null where all can. */
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
