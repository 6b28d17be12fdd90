const notSignedIn = 401;
const tooManyCalls = 429;

/** A refusal comes from the rules, which are asked last: these say nothing of what an earlier try has done. */
export function leavesDoubt(status: number): boolean {
  return status >= 500 || status === notSignedIn || status === tooManyCalls;
}
