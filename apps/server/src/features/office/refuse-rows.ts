import { problemMessages } from "@comanda/contract/field-messages";
import type { RowProblem } from "@comanda/domain/office/problem";

import { refuseFields, type RefusedCall } from "#call/refused-call.ts";

/** Refuses a call with all problems of its rows, not only the first. */
export function refuseRows(
  problems: readonly RowProblem[],
  valueAt: (row: number, field: string) => unknown = () => undefined,
): RefusedCall {
  return refuseFields(
    "invalid-request",
    problems.map(({ row, field, code, maximum, least, most, names }) => ({
      row,
      field,
      code,
      error: problemMessages[code]
        .replace("{field}", field)
        .replace("{maximum}", String(maximum ?? ""))
        .replace("{least}", String(least ?? ""))
        .replace("{most}", String(most ?? ""))
        .concat(code === "out-of-range" ? `: ${least} to ${most}` : "")
        .concat(names === undefined ? "" : `: ${names.join(", ")}`),
      ...(maximum !== undefined && { maximum }),
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
      ...(names !== undefined && { names: [...names] }),
      ...shownValue(valueAt(row, field)),
    })),
  );
}

/** A list, such as all tiles, is too long to show. */
function shownValue(value: unknown): { readonly value?: unknown } {
  const isShort = value === null || typeof value !== "object";
  return value === undefined || !isShort ? {} : { value };
}
