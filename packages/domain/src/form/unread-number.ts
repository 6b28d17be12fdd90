import type { NumberProblem, NumberReading } from "../money/read-number.ts";
import type { FieldProblem } from "./field-error.ts";

/** Why a number in a field was not read, as its form says it. */
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
