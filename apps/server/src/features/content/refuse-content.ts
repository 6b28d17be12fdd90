import { problemMessages } from "@comanda/contract/field-messages";
import type { ProblemCode } from "@comanda/domain/office/problem";

import { refuseFields, type RefusedCall } from "#call/refused-call.ts";

/** Refuses a call because of the content that it sends. */
export function refuseContent(code: ProblemCode): RefusedCall {
  const error = problemMessages[code].replace("{field}", "content");
  return refuseFields("invalid-request", [{ field: "content", code, error }]);
}
