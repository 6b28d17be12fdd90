import type { JournalRow } from "../records/apply-changes.ts";
import type {
  ClockReading,
  FollowEvent,
  FollowState,
  JournalPosition,
  RestOfBills,
} from "./state.ts";
import { marksAhead, requestLoad, retryPauseMs, type StepContext } from "./update-state.ts";

/** Lets the first screen render first. */
const restDelayMs = 100;

/** The rest of what was just loaded or read, to which these rows were already applied. */
export function restOf(
  { ping, mark, isPartial }: JournalPosition & { readonly isPartial?: boolean },
  rows: readonly JournalRow[],
  now: ClockReading,
): RestOfBills {
  if (isPartial !== true) return { kind: "here" };
  return { kind: "missing", atMs: now.ms + restDelayMs, failures: 0, since: { ping, mark }, rows };
}

/**
 * Replaces the bills by all of them, with the rows since applied. They may be of a later row than the other records,
 * whose rows then no longer change the bills when they arrive.
 */
export function applyRestLoaded<Reference>(
  state: FollowState<Reference>,
  { id, loaded }: Extract<FollowEvent<never>, { readonly kind: "rest-loaded" }>,
  { now }: StepContext<Reference>,
): FollowState<Reference> {
  const { rest, chain, ahead } = state;
  if (rest.kind !== "loading" || rest.id !== id) return state;
  if (loaded === null) {
    const failures = rest.failures + 1;
    const atMs = now.ms + retryPauseMs(failures);
    return { ...state, rest: { ...rest, kind: "missing", atMs, failures } };
  }
  const bills = loaded.withRows(rest, ahead);
  if (bills === null) return requestLoad(state, now.ms);
  return {
    ...state,
    known: { ...state.known, ...bills },
    billsAsOf: loaded.ping,
    rest: { kind: "here" },
    ahead: marksAhead(ahead, [loaded], chain.ping),
  };
}
