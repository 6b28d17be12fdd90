import { instant } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { graceMs, isAcceptedKey, classifyKey } from "./classify-key.ts";

const since = instant(1_000_000);
const used = { epoch: 5, epochSince: since, isOffering: false };
const offering = { ...used, isOffering: true };

function at(session: typeof used, epoch: number, ms: number): string {
  const now = instant(since + ms);
  return classifyKey(session, { epoch, createdAt: now }, now);
}

describe("the key of the session's epoch", () => {
  test("is current, and first used if it was only offered", () => {
    expect(at(used, 5, 0)).toBe("current");
    expect(at(offering, 5, 0)).toBe("first-use");
  });

  test("of a later epoch is unknown", () => {
    expect(at(used, 6, 0)).toBe("unknown");
    expect(at(offering, 6, 0)).toBe("unknown");
  });
});

describe("the previous key", () => {
  test("is valid while the new one is offered and unused", () => {
    expect(at(offering, 4, 0)).toBe("offered");
    expect(at(offering, 4, 100 * graceMs)).toBe("offered");
  });

  test("is valid for a minute after the first use of the new one", () => {
    expect(at(used, 4, graceMs)).toBe("in-grace");
    expect(at(used, 4, graceMs + 1)).toBe("stolen");
  });

  test("is late, not stolen, if it signed in time", () => {
    const createdAt = instant(since + graceMs);
    expect(classifyKey(used, { epoch: 4, createdAt }, instant(since + graceMs + 1))).toBe("late");
  });
});

test("a key two epochs old is invalid, and means theft a minute after the last change", () => {
  expect(at(used, 3, 0)).toBe("late");
  expect(at(offering, 3, graceMs)).toBe("late");
  expect(at(used, 3, graceMs + 1)).toBe("stolen");
  expect(at(offering, 3, graceMs + 1)).toBe("stolen");
});

test("no honest request counts as theft: signed before the first use, or with the newest key", () => {
  const aheadMs = 30_000;
  fc.assert(
    fc.property(fc.nat(aheadMs), fc.nat(200_000), fc.boolean(), (ahead, later, isNewest) => {
      const epoch = isNewest ? 5 : 4;
      const createdAt = instant(since + (isNewest ? later : 0) + ahead);
      const verdict = classifyKey(used, { epoch, createdAt }, instant(since + later));
      expect(verdict).not.toBe("stolen");
      expect(isAcceptedKey(verdict)).toBe(isNewest || later <= graceMs);
    }),
  );
});
