import type { sendPing } from "@comanda/contract/ping";
import type { BillId } from "@comanda/domain/id";

import type { Outcome } from "../send-call.ts";
import { operationFailed, type Failure } from "../failure.ts";
import { nextDueMs } from "./plan-effects.ts";
import {
  initialState,
  stateToCache,
  type FollowEffect,
  type FollowEvent,
  type FollowState,
  type CachedState,
  type LoadedRest,
  type LoadedState,
  type ClockReading,
  type OpenedCache,
  type RequestEffect,
  type JournalPosition,
} from "./state.ts";
import { step } from "./step.ts";
import type { FollowRules } from "./update-state.ts";

export type StreamListener = {
  readonly onAlive: () => void;
  readonly onEvent: (event: { readonly name: string | null; readonly data: unknown }) => void;
};

/** What the state machine needs from a till: network, device and clock. Anything thrown is reported and retried. */
export type FollowerEnvironment<Reference> = FollowRules<Reference> & {
  readonly now: () => ClockReading;
  /** Calls back once after this time; the returned function cancels it. */
  readonly after: (ms: number, callBack: () => void) => () => void;
  readonly open: () => Promise<OpenedCache<Reference>>;
  /** A till that shows nothing yet may load the open bills first. */
  readonly load: (isFirst: boolean) => Promise<LoadedState<Reference> | Failure>;
  /** All bills, as of this row or a later one; null if it fails. */
  readonly loadRest: (since: JournalPosition) => Promise<LoadedRest | null>;
  readonly loadReference: () => Promise<Reference | null>;
  readonly ping: (
    position: JournalPosition,
    bill: BillId | null,
  ) => Promise<Outcome<typeof sendPing>>;
  /** Resolves when the stream has ended, for any reason. */
  readonly stream: (
    position: JournalPosition,
    listener: StreamListener,
    ended: Promise<void>,
  ) => Promise<void>;
  readonly writeDevice: (kept: CachedState<Reference>) => Promise<void>;
  readonly report: (fault: unknown) => void;
  readonly onChange: (state: FollowState<Reference>) => void;
};

export type Follower<Reference> = {
  readonly state: () => FollowState<Reference>;
  readonly dispatch: (event: FollowEvent<Reference>) => void;
  readonly stop: () => void;
};

/** Runs the state machine until it is stopped: every effect ends in an event, even if it throws. */
export function runFollower<Reference>(
  environment: FollowerEnvironment<Reference>,
): Follower<Reference> {
  let state = initialState<Reference>(environment.now());
  let isStopped = false;
  let cancelTimer: (() => void) | null = null;

  const dispatch = (event: FollowEvent<Reference>): void => {
    if (isStopped) return;
    const before = state;
    const next = step(state, event, { rules: environment, now: environment.now() });
    ({ state } = next);
    if (state !== before) environment.onChange(state);
    for (const effect of next.effects) run(effect);
    cancelTimer?.();
    const dueMs = nextDueMs(state);
    if (dueMs === Infinity) return;
    cancelTimer = environment.after(Math.max(dueMs - environment.now().ms, 0), () =>
      dispatch({ kind: "time" }),
    );
  };

  const { run, open, stop } = createEffects(environment, dispatch, () => state);
  open();
  return {
    state: () => state,
    dispatch,
    stop: () => {
      isStopped = true;
      cancelTimer?.();
      stop();
    },
  };
}

async function writeCache<Reference>(
  environment: FollowerEnvironment<Reference>,
  state: FollowState<Reference>,
): Promise<boolean> {
  const cache = stateToCache(state, environment.now());
  if (cache !== null) await environment.writeDevice(cache);
  return true;
}

function createEffects<Reference>(
  environment: FollowerEnvironment<Reference>,
  dispatch: (event: FollowEvent<Reference>) => void,
  stateNow: () => FollowState<Reference>,
) {
  const streams = createStreams(environment, dispatch);
  const follow = createEffectRunner(environment, dispatch);
  const request = createRequests(environment, follow, stateNow);
  const run = (effect: FollowEffect): void => {
    switch (effect.kind) {
      case "open-stream":
        return void streams.open(effect.id, effect.seen);
      case "close-stream":
        return streams.close(effect.id);
      case "write-device":
        return void follow(
          () => writeCache(environment, stateNow()),
          false,
          (isDone) => ({ kind: "device-written", isDone }),
        );
      case "report":
        return environment.report(new Error(effect.message));
      default:
        return request(effect);
    }
  };
  const open = (): void => {
    void follow<OpenedCache<Reference>>(environment.open, { kind: "nothing" }, (opened) => ({
      kind: "opened",
      opened,
    }));
  };
  return { run, open, stop: streams.closeAll };
}

function createRequests<Reference>(
  environment: FollowerEnvironment<Reference>,
  follow: ReturnType<typeof createEffectRunner<Reference>>,
  stateNow: () => FollowState<Reference>,
): (effect: RequestEffect) => void {
  return ({ kind, id, seen, bill }) => {
    switch (kind) {
      case "load":
        return void follow<LoadedState<Reference> | Failure>(
          () => environment.load(!stateNow().isReady),
          operationFailed,
          (loaded) => ({ kind: "loaded", id, loaded }),
        );
      case "load-rest":
        return void follow<LoadedRest | null>(
          () => environment.loadRest(seen),
          null,
          (loaded) => ({ kind: "rest-loaded", id, loaded }),
        );
      case "load-reference":
        return void follow<Reference | null>(environment.loadReference, null, (reference) => ({
          kind: "reference-loaded",
          id,
          reference,
        }));
      case "ping":
        return void follow<Outcome<typeof sendPing>>(
          () => environment.ping(seen, bill),
          { ok: false, failure: operationFailed },
          (outcome) => ({ kind: "ping-answered", id, outcome }),
        );
    }
  };
}

function createStreams<Reference>(
  environment: FollowerEnvironment<Reference>,
  dispatch: (event: FollowEvent<Reference>) => void,
) {
  const closers = new Map<number, () => void>();
  return {
    open: async (id: number, position: JournalPosition): Promise<void> => {
      const ended = new Promise<void>((resolve) => closers.set(id, resolve));
      const listener: StreamListener = {
        onAlive: () => dispatch({ kind: "stream-heard", id }),
        onEvent: ({ name, data }) => dispatch({ kind: "stream-event", id, name, data }),
      };
      try {
        await environment.stream(position, listener, ended);
      } catch (fault) {
        environment.report(fault);
      }
      closers.delete(id);
      dispatch({ kind: "stream-ended", id });
    },
    close: (id: number): void => closers.get(id)?.(),
    closeAll: (): void => {
      for (const close of closers.values()) close();
    },
  };
}

/** Runs an effect and dispatches its result as an event, or a fallback if it throws. */
function createEffectRunner<Reference>(
  { report }: Pick<FollowerEnvironment<Reference>, "report">,
  dispatch: (event: FollowEvent<Reference>) => void,
) {
  return async <Value>(
    work: () => Promise<Value>,
    failed: Value,
    eventOf: (value: Value) => FollowEvent<Reference>,
  ): Promise<void> => {
    let value = failed;
    try {
      value = await work();
    } catch (fault) {
      report(fault);
    }
    dispatch(eventOf(value));
  };
}
