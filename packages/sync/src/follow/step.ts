import { billViewers, billViewersEvent } from "@comanda/contract/bill-viewers";
import { watchChanges } from "@comanda/contract/live";
import { isPingFailureShown } from "@comanda/domain/venue/timing";

import { operationFailed, type Failure } from "../failure.ts";
import { matchesSchema } from "../matches-schema.ts";
import { applyRowsInOrder } from "../records/apply-rows-in-order.ts";
import { applyRestLoaded, restOf } from "./apply-rest-loaded.ts";
import { planEffects, streamSilenceMs } from "./plan-effects.ts";
import { applyDeviceWritten, markDeviceBehind } from "./update-device-cache.ts";
import {
  marksAhead,
  noteContact,
  requestLoad,
  requestLoadSoon,
  applyConfirmedRows,
  applyRows,
  applyWriteReply,
  type StepContext,
  type ReportingContext,
} from "./update-state.ts";
import type {
  FollowEffect,
  FollowEvent,
  FollowState,
  LoadedState,
  ClockReading,
  OpenedCache,
} from "./state.ts";

export type StepResult<Reference> = {
  readonly state: FollowState<Reference>;
  readonly effects: readonly FollowEffect[];
};

/** The new state after an event, and the effects to run now. The whole state machine is this function and the clock. */
export function step<Reference>(
  before: FollowState<Reference>,
  event: FollowEvent<Reference>,
  { rules, now }: StepContext<Reference>,
): StepResult<Reference> {
  const reports: FollowEffect[] = [];
  const report = (message: string): void => void reports.push({ kind: "report", message });
  const after = markDeviceBehind(before, applyEvent(before, event, { rules, now, report }), now);
  const planned = planEffects(after, now);
  return { state: planned.state, effects: [...reports, ...planned.effects] };
}

function applyEvent<Reference>(
  state: FollowState<Reference>,
  event: FollowEvent<Reference>,
  context: ReportingContext<Reference>,
): FollowState<Reference> {
  const { now } = context;
  switch (event.kind) {
    case "opened":
      return applyOpened(state, event.opened, context);
    case "loaded":
      return applyLoaded(state, event, context);
    case "reference-loaded":
      return applyReferenceLoaded(state, event, context);
    case "rest-loaded":
      return applyRestLoaded(state, event, context);
    case "stream-heard":
    case "stream-event":
    case "stream-ended":
      return applyStreamEvent(state, event, context);
    case "ping-answered":
      return applyPingOutcome(state, event, context);
    case "written":
      return applyWriteReply(state, event.rows, context);
    case "unanswered":
      return markLost(state, now);
    case "device-written":
      return applyDeviceWritten(state, event.isDone, context);
    case "bill-shown":
      return { ...state, viewedBill: event.bill };
    case "load-asked":
      return requestLoad({ ...state, opening: "over" }, now.ms);
    case "hiding":
      return state.device.kind === "behind"
        ? { ...state, device: { kind: "behind", writeAtMs: now.ms } }
        : state;
    case "nudged":
      return applyNudge(state, now);
    case "time":
      return state;
  }
}

function applyOpened<Reference>(
  state: FollowState<Reference>,
  result: OpenedCache<Reference>,
  context: ReportingContext<Reference>,
): FollowState<Reference> {
  if (state.opening === "over") return state;
  const { now, rules } = context;
  const begun = { ...state, opening: "over" } as const;
  if (result.kind === "nothing") return requestLoad(begun, now.ms);
  const { kept, answer } = result;
  const { ping, mark, isReferenceOld } = kept;
  if (answer === null) {
    const { records: known, reference } = kept;
    const chain = { ping, mark };
    const rest = restOf(kept, [], now);
    const alone = { ...begun, known, rest, reference, ping, mark, chain, isReferenceOld };
    return markLost({ ...alone, isReady: true, isFromCache: true, heardAt: kept.heardAt }, now);
  }
  if (answer === "load" || answer.reload) return requestLoad(begun, now.ms);
  const before = { ...kept, billsAsOf: 0, waiting: new Map(), settingsPing: 0 };
  const taken = applyRowsInOrder(before, answer.rows);
  // The menu has changed, or a row cannot be read: nothing from the cache is shown.
  if ("unreadable" in taken || taken.isReferenceOld) return requestLoad(begun, now.ms);
  const reference = rules.inStock(kept.reference, taken.records);
  return {
    ...noteContact(begun, now),
    isReady: true,
    known: taken.records,
    rest: restOf(kept, answer.rows, now),
    reference,
    ping: taken.ping,
    mark: taken.mark,
    chain: { ping: taken.ping, mark: taken.mark },
    viewers: answer.atHand,
  };
}

function applyLoaded<Reference>(
  state: FollowState<Reference>,
  {
    id,
    loaded: result,
  }: { readonly id: number; readonly loaded: LoadedState<Reference> | Failure },
  context: ReportingContext<Reference>,
): FollowState<Reference> {
  const { load } = state;
  if (load.kind !== "loading" || load.id !== id) return state;
  const { now, rules } = context;
  if ("code" in result) {
    const failures = load.failures + 1;
    return { ...state, failure: result, load: { kind: "resting", lastAtMs: now.ms, failures } };
  }
  const { records: known, ping, mark } = result;
  const whole = {
    ...noteContact(state, now),
    isReady: true,
    isFromCache: false,
    failure: null,
    known,
    billsAsOf: 0,
    rest: restOf(result, [], now),
    reference: rules.inStock(result.reference, known),
    ping,
    mark,
    chain: { ping, mark },
    ahead: marksAhead(state.ahead, [], ping),
    isReferenceOld: false,
    // A menu that is still being loaded may be older than this one.
    referenceLoad: { kind: "resting", notBeforeMs: now.ms },
    // A till that reloads everything has missed rows.
    settingsPing: state.isReady ? ping : state.settingsPing,
    load: { kind: "resting", lastAtMs: now.ms, failures: 0 },
  } as const;
  // The waiting rows may directly follow what was loaded.
  return applyRows(whole, [], context);
}

function applyReferenceLoaded<Reference>(
  state: FollowState<Reference>,
  { id, reference }: { readonly id: number; readonly reference: Reference | null },
  { now, rules }: ReportingContext<Reference>,
): FollowState<Reference> {
  if (state.referenceLoad.kind !== "loading" || state.referenceLoad.id !== id) return state;
  const referenceLoad = { kind: "resting", notBeforeMs: now.ms + 1000 } as const;
  if (reference === null) return { ...state, referenceLoad, isReferenceOld: true };
  return { ...state, referenceLoad, reference: rules.inStock(reference, state.known) };
}

type StreamEvent = Extract<FollowEvent<never>, { readonly kind: `stream-${string}` }>;

function applyStreamEvent<Reference>(
  state: FollowState<Reference>,
  event: StreamEvent,
  context: ReportingContext<Reference>,
): FollowState<Reference> {
  const { stream } = state;
  const { now } = context;
  if (stream.kind === "closed" || stream.id !== event.id) return state;
  if (event.kind === "stream-ended") {
    return { ...state, stream: { kind: "closed", openAtMs: now.ms + reconnectMs } };
  }
  const live = {
    ...noteContact(state, now),
    // A stream starts after the last confirmed row, so it sends the waiting rows again, from the current journal.
    waiting: stream.kind === "open" ? state.waiting : new Map(),
    stream: { kind: "open", id: event.id, heardAtMs: now.ms },
  } as const;
  if (event.kind === "stream-heard") return live;
  switch (event.name) {
    case null:
      if (matchesSchema(watchChanges.reply, event.data))
        return applyConfirmedRows(live, [event.data], context);
      context.report("A row of the live stream cannot be read");
      return requestLoadSoon(live, now);
    case billViewersEvent:
      return matchesSchema(billViewers, event.data) ? { ...live, viewers: event.data } : live;
    case "reload":
      return requestLoad(live, now.ms);
    default:
      // A newer server may send other events.
      return live;
  }
}

/** The delay between one stream and the next. */
const reconnectMs = 1000;

function applyPingOutcome<Reference>(
  state: FollowState<Reference>,
  { id, outcome }: Extract<FollowEvent<never>, { readonly kind: "ping-answered" }>,
  context: ReportingContext<Reference>,
): FollowState<Reference> {
  const { pinging } = state;
  const { now, rules } = context;
  if (pinging.kind !== "asking" || pinging.id !== id) return state;
  const rested = { ...state, pinging: { kind: "resting", askedAtMs: now.ms } } as const;
  if (!outcome.ok) {
    const pingFailures = state.pingFailures + 1;
    const failed = { ...rested, pingFailures };
    const isUnreadable = outcome.failure.code === operationFailed.code;
    const next = isUnreadable ? requestLoadSoon(failed, now) : failed;
    return isPingFailureShown(pingFailures) ? markLost(next, now) : next;
  }
  const { ping, atHand: viewers, release, reload, rows } = outcome.reply;
  const answered = { ...noteContact(rested, now), reportedBill: pinging.bill, viewers };
  const isOutdated = rules.release !== null && release !== rules.release;
  // A row beyond the end of the journal comes from a different journal.
  const isOther = reload || ping < pinging.newest;
  if (!isOutdated && (isOther || state.isFromCache)) return requestLoad(answered, now.ms);
  return applyConfirmedRows(
    { ...answered, isOutdated: answered.isOutdated || isOutdated },
    rows,
    context,
  );
}

function markLost<Reference>(
  state: FollowState<Reference>,
  now: ClockReading,
): FollowState<Reference> {
  if (state.isLost) return state;
  return { ...state, isLost: true, lostSince: state.heardAt ?? now.wallMs };
}

/**
 * The tablet has slept, or the network has changed: ping at once, and do not trust a stream until it gives a sign of
 * life.
 */
function applyNudge<Reference>(
  state: FollowState<Reference>,
  now: ClockReading,
): FollowState<Reference> {
  const { stream, pinging } = state;
  const heardAtMs = now.ms - streamSilenceMs + heartbeatMs;
  return {
    ...state,
    stream:
      stream.kind === "closed"
        ? { kind: "closed", openAtMs: now.ms }
        : { ...stream, heardAtMs: Math.min(stream.heardAtMs, heardAtMs) },
    pinging: pinging.kind === "resting" ? { ...pinging, askedAtMs: -Infinity } : pinging,
  };
}

/** The server sends a sign of life on a quiet stream every 15 s. */
const heartbeatMs = 17_000;
