const notSignedIn = 401;
const tooManyCalls = 429;

/** Domain refusals come last, so these statuses do not reveal whether an earlier attempt was carried out. */
export function isOutcomeUnknown(status: number): boolean {
  return status >= 500 || status === notSignedIn || status === tooManyCalls;
}
