import type { NumberProblem, NumberReading } from "../money/read-number.ts";
import type { FieldProblem } from "./field-error.ts";

/** Converts a number problem to the field problem that the form shows. */
export function unreadNumber(
  problem: NumberProblem,
  { decimals }: Pick<NumberReading, "decimals">,
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
