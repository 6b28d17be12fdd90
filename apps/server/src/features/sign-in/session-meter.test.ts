import { instant } from "@comanda/domain/time/instant";
import { describe, expect, test } from "vitest";

import { sessionMeter } from "./session-meter.ts";

const now = instant(10_000);
const nextSecond = instant(11_000);

describe("the calls of a second", () => {
  test("are used up at the limit, and start again in the next second", () => {
    const meter = sessionMeter(2);
    expect(meter.isOver("s", now)).toBe(false);
    meter.count("s", 0, now);
    expect(meter.isOver("s", now)).toBe(false);
    meter.count("s", 0, instant(now + 999));
    expect(meter.isOver("s", instant(now + 999))).toBe(true);
    expect(meter.isOver("s", nextSecond)).toBe(false);
    meter.count("s", 0, nextSecond);
    expect(meter.isOver("s", nextSecond)).toBe(false);
  });

  test("are counted per session", () => {
    const meter = sessionMeter(1);
    meter.count("s", 0, now);
    expect(meter.isOver("s", now)).toBe(true);
    expect(meter.isOver("t", now)).toBe(false);
  });
});

test("the calls with one key are counted across seconds, and restart at 1 with another", () => {
  const meter = sessionMeter(50);
  const counts = [
    meter.count("s", 0, now),
    meter.count("s", 0, nextSecond),
    meter.count("s", 1, nextSecond),
    meter.count("t", 0, nextSecond),
    meter.count("s", 1, nextSecond),
  ];
  expect(counts).toEqual([1, 2, 1, 1, 2]);
});
