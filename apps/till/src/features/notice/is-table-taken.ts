import type { Problem } from "./use-action.ts";

/** Whether others have the place: the rules of the till say so, or the server, which knows of other tills. */
export function isTableTaken(problem: Problem): boolean {
  if (problem === null) return false;
  return ("refusal" in problem ? problem.refusal : problem.code) === "table-taken";
}
