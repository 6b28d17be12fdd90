import type { ClockReading, FollowState } from "./state.ts";
import type { ReportingContext } from "./update-state.ts";

/** The till's data changes with every order of every till; it is stored at most this often. */
const minWriteIntervalMs = 2000;

/** Marks the device's cache as outdated when any of its data changes. */
export function markDeviceBehind<Reference>(
  before: FollowState<Reference>,
  after: FollowState<Reference>,
  now: ClockReading,
): FollowState<Reference> {
  const isChanged =
    after.known !== before.known ||
    after.reference !== before.reference ||
    after.ping !== before.ping;
  if (!isChanged || after.reference === null || after.isFromCache) return after;
  switch (after.device.kind) {
    case "current":
      return { ...after, device: { kind: "behind", writeAtMs: now.ms + minWriteIntervalMs } };
    case "writing":
      return { ...after, device: { kind: "writing", isBehindAgain: true } };
    case "behind":
      return after;
  }
}

/**
 * A device that is full, or stores nothing, works as long as there is a server; the next change tries to store again.
 */
export function applyDeviceWritten<Reference>(
  state: FollowState<Reference>,
  isDone: boolean,
  { now, report }: ReportingContext<Reference>,
): FollowState<Reference> {
  const { device } = state;
  if (device.kind !== "writing") return state;
  if (!isDone && !state.isDeviceFailing) report("This device does not keep what the till knows");
  const next = device.isBehindAgain
    ? ({ kind: "behind", writeAtMs: now.ms + minWriteIntervalMs } as const)
    : ({ kind: "current" } as const);
  return { ...state, device: next, isDeviceFailing: !isDone };
}
