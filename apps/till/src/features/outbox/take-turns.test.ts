import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { stubBrowser } from "#api/testing/stub-device.ts";

const { locks } = navigator;
const closings: (() => void)[] = [];

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal("navigator", { locks });
});
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

const limitMs = 2000;
const soonMs = 20;

/** A window that works for as long as the test lasts, once it has the turn. */
async function openWindow() {
  const { joinTurns } = await import("./take-turns.ts");
  const stopped = new AbortController();
  const state = { isServerLost: false, isWorking: false };
  const turns = joinTurns({ isServerLost: () => state.isServerLost, signal: stopped.signal });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  closings.push(() => {
    stopped.abort();
    end();
    turns.leaveTurns();
  });
  const work = async () => {
    state.isWorking = true;
    await ended;
  };
  return { ...turns, state, work, end, stop: () => stopped.abort() };
}

/** A window that has the turn. */
async function openHolder() {
  const holder = await openWindow();
  const turn = holder.takeTurn(holder.work, false);
  turn.catch(() => {});
  await expect.poll(() => holder.state.isWorking).toBe(true);
  return { ...holder, turn };
}

describe("of the windows of a device", () => {
  test("one has the turn, and the next one gets it when that has ended", async () => {
    const [holder, other] = [await openHolder(), await openWindow()];
    expect(await other.takeTurn(other.work, false)).toBe(false);
    expect(other.state.isWorking).toBe(false);
    holder.end();
    expect(await holder.turn).toBe(true);
    void other.takeTurn(other.work, false);
    await expect.poll(() => other.state.isWorking).toBe(true);
  });

  test("the one that sends says so, unless the server is lost to it", async () => {
    const [holder, other] = [await openHolder(), await openWindow()];
    expect(await other.askSender(limitMs)).toBe(true);
    holder.state.isServerLost = true;
    expect(await other.askSender(soonMs)).toBe(false);
  });

  test("none answers that does not send, and a window that is stopped does not wait for that", async () => {
    const [first, other] = [await openWindow(), await openWindow()];
    expect(await first.askSender(soonMs)).toBe(false);
    const asking = other.askSender(60_000);
    other.stop();
    expect(await asking).toBe(false);
  });

  test("one takes the turn over from another, which learns of it", async () => {
    const [holder, other] = [await openHolder(), await openWindow()];
    const takingOver = other.takeTurn(other.work, true);
    await expect(holder.turn).rejects.toThrow(/.*/);
    await expect.poll(() => other.state.isWorking).toBe(true);
    expect(await holder.takeTurn(holder.work, false)).toBe(false);
    // Its own work ends only now.
    holder.end();
    const third = await openWindow();
    expect(await third.askSender(limitMs)).toBe(true);
    other.end();
    expect(await takingOver).toBe(true);
    expect(await third.askSender(soonMs)).toBe(false);
  });
});
