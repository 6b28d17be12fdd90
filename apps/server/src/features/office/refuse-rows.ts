import { problemMessages } from "@comanda/contract/refusal-messages";
import type { RowProblem } from "@comanda/domain/office/problem";

import { refuseFields, type RefusedCall } from "#http/refused-call.ts";

/** Everything that is wrong with rows that were sent together, not only the first of it. */
export function refuseRows(problems: readonly RowProblem[]): RefusedCall {
  return refuseFields(
    "invalid-request",
    problems.map(({ row, field, code, maximum }) => ({
      row,
      field,
      code,
      error: problemMessages[code]
        .replace("{field}", field)
        .replace("{maximum}", String(maximum ?? "")),
      ...(maximum !== undefined && { maximum }),
    })),
  );
}
