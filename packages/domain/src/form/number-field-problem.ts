import type { NumberProblem, NumberReadOptions } from "../money/read-number.ts";
import type { FieldProblem } from "./field-error.ts";

/** Converts a number problem to the field problem that the form shows. */
export function toNumberFieldProblem(
  problem: NumberProblem,
  { decimals }: Pick<NumberReadOptions, "decimals">,
): FieldProblem {
  switch (problem) {
    case "not-a-number":
      return { code: "invalid" };
    case "ambiguous":
      return { code: "ambiguous-number" };
    case "too-many-decimals":
      return { code: problem, maximum: decimals };
  }
}
