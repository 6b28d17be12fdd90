import type { Failure } from "./failure.ts";

const notSignedIn = 401;
const tooManyCalls = 429;

/**
 * Whether a failed write may have been done, or may still be: no rule has refused it. Rules come last, so these statuses
 * do not reveal whether an earlier attempt was carried out.
 */
export function isOutcomeUnknown({ isRule, status }: Pick<Failure, "isRule" | "status">): boolean {
  if (isRule === true) return false;
  return status >= 500 || status === notSignedIn || status === tooManyCalls;
}
