import type { ReplyOf } from "@comanda/contract/call";
import type { sendPing } from "@comanda/contract/ping";

import { networkError } from "../../failure.ts";
import { noRecords } from "../../records/records.ts";
import { connectionOf, initialState, type FollowEvent, type FollowState } from "../state.ts";
import { step } from "../step.ts";

const rules = { inStock: (menu: string) => menu, release: "today's" };
const start = { ms: 0, wallMs: 0 };

/** The state and the last effects of the machine after events with the given intervals in milliseconds. */
export function runEvents(
  events: readonly (readonly [gapMs: number, event: FollowEvent<string>])[],
) {
  let state: FollowState<string> = initialState(start);
  let effects: readonly { readonly kind: string }[] = [];
  let ms = 0;
  for (const [gapMs, event] of events) {
    ms += gapMs;
    ({ state, effects } = step(state, event, { rules, now: { ms, wallMs: ms } }));
  }
  return { state, effects, does: effects.map(({ kind }) => kind), connection: connectionOf(state) };
}

export const time = { kind: "time" } as const;
export const loaded = { records: noRecords, reference: "menu", ping: 4, mark: undefined };
export const connected = [
  [0, { kind: "opened", opened: { kind: "nothing" } }],
  [10, { kind: "loaded", id: 1, loaded }],
  [10, { kind: "stream-heard", id: 2 }],
] as const;

export const row = (data: object) =>
  ({
    kind: "stream-event",
    id: 2,
    name: null,
    data: { insert: {}, update: {}, delete: {}, ...data },
  }) as const;

export const nothingNew = { ping: 4, reload: false, atHand: [], rows: [], release: "today's" };

/** The reply to the ping of this number, after the connected till has asked. */
export function answered(
  id: number,
  reply: Partial<ReplyOf<typeof sendPing>>,
): FollowEvent<string> {
  const whole = { ...nothingNew, datetime: "2026-11-20 19:00:00", ...reply };
  return { kind: "ping-answered", id, outcome: { ok: true, reply: whole } };
}
export const unanswered = { ok: false, failure: networkError } as const;
/** Long enough for a till with a stream to ping, but not for its stream to fall silent. */
export const untilPing = [30_000, time] as const;
export const pingId = 3;
