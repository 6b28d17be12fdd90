import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { hasLeft, leaveSession, trackRequest } from "./leave-session.ts";

const session = { token: { session: "a".repeat(22), epoch: 0, key: "" } };
const next = { token: { session: "b".repeat(22), epoch: 0, key: "" } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aRequest() {
  let answer: (() => void) | undefined;
  const request = new Promise<void>((resolve) => {
    answer = resolve;
  });
  void trackRequest(request);
  return { answer: () => answer?.() };
}

/** Leaves, and records when the last call is sent and the session has ended. */
function leave() {
  const events: string[] = [];
  const left = leaveSession(session, async () => {
    events.push("last call");
    await vi.advanceTimersByTimeAsync(0);
    events.push("ended");
  });
  return { events, left };
}

test("the last call of a session waits for the responses of the others", async () => {
  const [one, other] = [aRequest(), aRequest()];
  const { events, left } = leave();
  one.answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(events).toEqual([]);
  other.answer();
  await left;
  expect(events).toEqual(["last call", "ended"]);
});

test("a failed request does not keep anyone from leaving", async () => {
  const failed = trackRequest(Promise.reject(new Error("offline")));
  await expect(failed).rejects.toThrow("offline");
  await leave().left;
});

test("leaving waits no longer than two seconds for a server that does not respond", async () => {
  const request = aRequest();
  const { events, left } = leave();
  await vi.advanceTimersByTimeAsync(1999);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await left;
  expect(events).toEqual(["last call", "ended"]);
  request.answer();
});

test("what would be sent while leaving is held until the session has ended", async () => {
  expect(await hasLeft(session)).toBe(false);
  const { events, left } = leave();
  const held = hasLeft(session).then((isLeft) => [...events, isLeft]);
  expect(await hasLeft(next)).toBe(false);
  await left;
  expect(await held).toEqual(["last call", "ended", true]);
  expect(await hasLeft(session)).toBe(false);
});
