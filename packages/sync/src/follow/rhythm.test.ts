import { describe, expect, test } from "vitest";

import { networkError } from "../failure.ts";
import { noRecords } from "../records/records.ts";
import { nextDueMs } from "./plan-effects.ts";
import {
  connectionOf,
  initialState,
  stateToCache,
  type FollowEffect,
  type FollowEvent,
} from "./state.ts";
import { step } from "./step.ts";

type Menu = string;

/** Runs a till for some milliseconds, with a server that answers at once or not at all. */
function live(
  untilMs: number,
  answers: (effect: FollowEffect, ms: number) => FollowEvent<Menu> | null,
  said: readonly (readonly [ms: number, event: FollowEvent<Menu>])[] = [],
) {
  let state = initialState<Menu>({ ms: 0, wallMs: 0 });
  const done: [ms: number, kind: FollowEffect["kind"]][] = [];
  const due = [[0, { kind: "opened", opened: { kind: "nothing" } }] as const, ...said];
  const dispatch = (event: FollowEvent<Menu>, ms: number): void => {
    const rules = { inStock: (menu: Menu) => menu, release: null };
    const next = step(state, event, { rules, now: { ms, wallMs: ms } });
    ({ state } = next);
    for (const effect of next.effects) {
      done.push([ms, effect.kind]);
      const answer = answers(effect, ms);
      if (answer !== null) dispatch(answer, ms);
    }
  };
  for (let ms = 0; ms <= untilMs; ms = Math.min(nextDueMs(state), due[0]?.[0] ?? Infinity)) {
    const event = due[0]?.[0] === ms ? due.shift()?.[1] : undefined;
    dispatch(event ?? { kind: "time" }, ms);
  }
  return {
    state,
    when: (kind: FollowEffect["kind"]) => done.flatMap(([ms, each]) => (each === kind ? [ms] : [])),
  };
}

const whole = { records: noRecords, reference: "menu", ping: 4, mark: undefined };
/** A server that answers every operation but the named ones. */
const answering =
  (...silent: readonly FollowEffect["kind"][]) =>
  (effect: FollowEffect): FollowEvent<Menu> | null => {
    if (silent.includes(effect.kind)) return null;
    switch (effect.kind) {
      case "load":
        return { kind: "loaded", id: effect.id, loaded: whole };
      case "open-stream":
        return { kind: "stream-heard", id: effect.id };
      case "write-device":
        return { kind: "device-written", isDone: true };
      default:
        return null;
    }
  };
/** The stream is the second request of a till. */
const row = (ping: number) =>
  ({
    kind: "stream-event",
    id: 2,
    name: null,
    data: { insert: {}, update: {}, delete: {}, ping },
  }) as const;

describe("a till whose server is not responding", () => {
  test("is shown as offline after some pings, with the time of the last contact", () => {
    const answers = (effect: FollowEffect): FollowEvent<Menu> | null =>
      effect.kind === "ping"
        ? { kind: "ping-answered", id: effect.id, outcome: { ok: false, failure: networkError } }
        : answering("open-stream")(effect);
    const { state, when } = live(60_000, answers);
    expect(when("ping").length).toBeGreaterThan(2);
    expect(connectionOf(state)).toBe("lost");
    expect(stateToCache(state, { ms: 60_000, wallMs: 60_000 })?.heardAt).toBe(0);
  });

  test("shows nothing and gives up after five failed loads, until a person retries", () => {
    const failing = (effect: FollowEffect): FollowEvent<Menu> | null =>
      effect.kind === "load" ? { kind: "loaded", id: effect.id, loaded: networkError } : null;
    const { when, state } = live(90_000, failing, [[60_000, { kind: "load-asked" }]]);
    expect(when("load")).toEqual([0, 1000, 3000, 7000, 15_000, 60_000]);
    expect(state).toMatchObject({ isReady: false, failure: networkError });
  });

  test("tries to load again after 1, 2, 4, 8 and 16 seconds, and then every half minute", () => {
    const asked: number[] = [];
    const answers = (effect: FollowEffect, ms: number): FollowEvent<Menu> | null => {
      if (effect.kind !== "load") return answering()(effect);
      asked.push(ms);
      const loaded = asked.length === 1 ? whole : networkError;
      return { kind: "loaded", id: effect.id, loaded };
    };
    const reload = { kind: "stream-event", id: 2, name: "reload", data: {} } as const;
    live(150_000, answers, [[10_000, reload]]);
    const [, first = 0, ...again] = asked;
    const gaps = again.map((ms, index) => ms - ([first, ...again][index] ?? 0));
    expect(gaps.slice(0, 7)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});

describe("the device's cache", () => {
  test("is written two seconds after a change, once for all changes until then", () => {
    const { when } = live(20_000, answering(), [
      [10_000, row(5)],
      [11_000, row(6)],
    ]);
    expect(when("write-device")).toEqual([2000, 12_000]);
  });

  test("is written again if the records changed meanwhile", () => {
    const { state, when } = live(20_000, answering("write-device"), [
      [3000, row(5)],
      [4000, { kind: "device-written", isDone: true }],
      [15_000, { kind: "device-written", isDone: true }],
    ]);
    expect(when("write-device")).toEqual([2000, 6000]);
    expect(state.device).toEqual({ kind: "current" });
  });

  test("is retried with the next change if it cannot be written, and reported once", () => {
    const answers = (effect: FollowEffect): FollowEvent<Menu> | null =>
      effect.kind === "write-device"
        ? { kind: "device-written", isDone: false }
        : answering()(effect);
    const { when } = live(20_000, answers, [[10_000, row(5)]]);
    expect(when("write-device")).toEqual([2000, 12_000]);
    expect(when("report")).toEqual([2000]);
  });
});
