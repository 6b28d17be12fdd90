import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isRefusal, type Refusal } from "../refusal.ts";
import { instant, msPerDay, msPerHour } from "../time/instant.ts";
import { printCauses } from "./print-cause.ts";
import {
  abandonPrint,
  mayBeDelivered,
  printAttemptTimeoutMs,
  mayHavePrinted,
  newPrint,
  repeatPrint,
  applyPrintOutcome,
  resumePrint,
  acknowledgePrint,
  holdPrint,
  isReadBefore,
  unaskedPrint,
  type PrintOutcome,
  type PrintProgress,
} from "./print-job.ts";

const start = instant(1_000_000);
const later = (ms: number) => instant(start + ms);
const fresh = newPrint(start);
const sent: PrintOutcome = { state: "sent", attempt: 1 };
const failed = (cause: (typeof printCauses)[number], attempt = 1): PrintOutcome => ({
  state: "failed",
  attempt,
  cause,
});
const settled = (outcome: PrintOutcome) => applyPrintOutcome(fresh, outcome, later(10));

describe("a print job", () => {
  test("is delivered, or fails with a cause", () => {
    expect(settled(sent)).toEqual({ ...fresh, state: "sent", changedAt: later(10) });
    expect(settled(failed("refused"))).toMatchObject({ state: "failed", cause: "refused" });
  });

  test("that was delivered cannot fail later", () => {
    const out = settled(sent);
    expect(applyPrintOutcome(out, failed("reset"), later(20))).toBe(out);
  });

  test("that failed can still be reported as delivered", () => {
    const back = applyPrintOutcome(settled(failed("reset")), sent, later(20));
    expect(back).toMatchObject({ state: "sent", cause: null });
  });

  test("ignores failures of earlier attempts", () => {
    const second = repeatPrint(settled(failed("refused")), later(20));
    if (isRefusal(second)) throw new Error("It is refused");
    expect(applyPrintOutcome(second.progress, failed("reset"), later(30))).toBe(second.progress);
    expect(applyPrintOutcome(second.progress, failed("reset", 2), later(30)).state).toBe("failed");
  });
});

describe("printing a paper again", () => {
  test.each(printCauses)("after %s is a repeat if it may have been printed", (cause) => {
    expect(repeatPrint(settled(failed(cause)), later(20))).toEqual({
      progress: { ...newPrint(later(20), mayHavePrinted(cause)), attempt: 2 },
      isAnother: false,
    });
  });

  test("marks it as a repeat for good once it may have been printed", () => {
    const after = (job: PrintProgress, cause: "reset" | "refused"): PrintProgress => {
      const outcome = failed(cause, job.attempt);
      const again = repeatPrint(applyPrintOutcome(job, outcome, later(1)), later(2));
      return isRefusal(again) ? job : again.progress;
    };
    expect(after(after(fresh, "reset"), "refused")).toMatchObject({ attempt: 3, isRepeat: true });
    expect(after(after(fresh, "refused"), "refused")).toMatchObject({ isRepeat: false });
  });

  test("creates another job if the first was delivered", () => {
    const another = { progress: newPrint(later(20), true), isAnother: true };
    expect(repeatPrint(settled(sent), later(20))).toEqual(another);
  });

  test("prints an original if nothing was printed and it was read on a screen", () => {
    const again = (cause: (typeof printCauses)[number]) => {
      const acknowledged = acknowledgePrint(settled(failed(cause)), later(15));
      return isRefusal(acknowledged) ? acknowledged : repeatPrint(acknowledged, later(20));
    };
    expect(again("refused")).toEqual({ progress: newPrint(later(20)), isAnother: true });
    // The connection was reset: part of the paper may have come out.
    expect(again("reset")).toEqual({ progress: newPrint(later(20), true), isAnother: true });
  });

  test("is refused while a till holds the job, and a repeat once that takes too long", () => {
    expect(printAttemptTimeoutMs).toBe(2 * 60_000);
    expect(repeatPrint(fresh, later(printAttemptTimeoutMs))).toEqual({ refusal: "paper-in-hand" });
    expect(repeatPrint(fresh, later(printAttemptTimeoutMs + 1))).toMatchObject({
      progress: { state: "queued", attempt: 2, isRepeat: true },
      isAnother: false,
    });
  });
});

describe("a clock that is set back", () => {
  const hours = 5 * msPerHour;
  const anyMoment = fc.integer({ min: 0, max: 2 * 366 * msPerDay }).map(instant);
  const retry = (job: PrintProgress, at: number): PrintProgress | Refusal => {
    const again = repeatPrint(job, instant(at));
    return isRefusal(again) ? again : again.progress;
  };

  test("by hours leaves no paper to its till until the time has come again", () => {
    const [queued, now] = [newPrint(later(hours)), start];
    expect(retry(queued, now)).toMatchObject({ attempt: 2, isRepeat: true });
    expect(acknowledgePrint(queued, now)).toMatchObject({ state: "told" });
    expect(resumePrint(queued, { at: now, isKnown: false })).toMatchObject({ attempt: 2 });
    expect(isReadBefore(queued, now)).toBe(false);
  });

  test("by seconds, or of another server that is behind, leaves a paper to its till", () => {
    expect(retry(newPrint(later(3000)), start)).toEqual({ refusal: "paper-in-hand" });
  });

  test("however far and whenever holds no paper for longer than three times its time", () => {
    const longestMs = 3 * printAttemptTimeoutMs + 60_000;
    const looks = Array.from({ length: longestMs / 10_000 }, (_, index) => (index + 1) * 10_000);
    const fewMinutes = fc.integer({ min: -longestMs, max: longestMs });
    const anyStep = fc.oneof(fewMinutes, fc.integer({ min: -366 * msPerDay, max: 366 * msPerDay }));
    fc.assert(
      fc.property(anyStep, fc.nat(longestMs), (stepMs, setAfterMs) => {
        const clockAfter = (ms: number) => start + ms + (ms < setAfterMs ? 0 : stepMs);
        expect(looks.some((ms) => !isRefusal(retry(fresh, clockAfter(ms))))).toBe(true);
      }),
    );
  });

  test("leaves a paper to the till that begins with it or holds it then, for its time", () => {
    fc.assert(
      fc.property(anyMoment, anyMoment, fc.nat(printAttemptTimeoutMs), (before, now, ms) => {
        const begun = retry(applyPrintOutcome(newPrint(before), failed("reset"), before), now);
        if (isRefusal(begun)) throw new Error("It is refused");
        for (const job of [begun, holdPrint(newPrint(before), now)]) {
          expect(retry(job, now + ms)).toEqual({ refusal: "paper-in-hand" });
        }
        expect(begun.attempt).toBe(2);
      }),
    );
  });
});

describe("a paper read on a screen", () => {
  test("is finished unless a till holds the job", () => {
    expect(acknowledgePrint(settled(failed("refused")), later(20))).toMatchObject({
      state: "told",
    });
    expect(acknowledgePrint(fresh, later(20))).toEqual({ refusal: "paper-in-hand" });
    expect(acknowledgePrint(settled(sent), later(20))).toEqual(settled(sent));
  });

  test("does not count as delivered, nor does one that certainly failed", () => {
    expect([
      mayBeDelivered(fresh),
      mayBeDelivered(settled(sent)),
      mayBeDelivered(settled(failed("refused"))),
      mayBeDelivered(settled(failed("reset"))),
      mayBeDelivered({ state: "told", cause: "refused" }),
    ]).toEqual([true, true, false, true, false]);
  });
});

test("a paper is read before one that is printed now, unless it waits for a till or certainly failed", () => {
  expect([
    isReadBefore(fresh, later(20)),
    isReadBefore(fresh, later(printAttemptTimeoutMs + 1)),
    isReadBefore(unaskedPrint(start), later(20)),
    isReadBefore(settled(sent), later(20)),
    isReadBefore(settled(failed("reset")), later(20)),
    isReadBefore(settled(failed("refused")), later(20)),
    isReadBefore({ ...fresh, state: "told" }, later(20)),
  ]).toEqual([true, false, false, true, true, false, true]);
});

describe("a till that works its queue", () => {
  test("keeps a job for as long as it says that it has it", () => {
    const minutes = [1, 2, 3, 4, 5].map((minute) => minute * 60_000);
    const kept = minutes.reduce<PrintProgress>((job, ms) => {
      expect(resumePrint(job, { at: later(ms), isKnown: false })).toBeNull();
      return holdPrint(job, later(ms));
    }, fresh);
    expect(kept).toMatchObject({ state: "queued", attempt: 1, isRepeat: false });
    const gone = later(5 * 60_000 + printAttemptTimeoutMs + 1);
    expect(resumePrint(kept, { at: gone, isKnown: false })).toMatchObject({ attempt: 2 });
  });

  test("changes nothing about a job that is settled", () => {
    expect(holdPrint(settled(sent), later(20))).toEqual(settled(sent));
    expect(holdPrint(settled(failed("reset")), later(20))).toEqual(settled(failed("reset")));
  });
});

describe("a starting till", () => {
  test("resumes its own jobs unchanged", () => {
    expect(resumePrint(fresh, { at: later(5), isKnown: true })).toBe(fresh);
  });

  test("leaves jobs held by others alone, and repeats abandoned ones", () => {
    expect(resumePrint(fresh, { at: later(5), isKnown: false })).toBeNull();
    expect(
      resumePrint(fresh, { at: later(printAttemptTimeoutMs + 1), isKnown: false }),
    ).toMatchObject({
      attempt: 2,
      isRepeat: true,
    });
    expect(resumePrint(settled(sent), { at: later(20), isKnown: true })).toBeNull();
  });

  test("opens no drawer for an old job", () => {
    expect(abandonPrint(fresh, later(9))).toMatchObject({ state: "failed", cause: "till-gone" });
  });
});

test("a delivered job stays delivered, whatever is reported in any order", () => {
  const outcome = fc.oneof(
    fc.record({ state: fc.constant("sent" as const), attempt: fc.integer({ min: 1, max: 3 }) }),
    fc.record({
      state: fc.constant("failed" as const),
      attempt: fc.integer({ min: 1, max: 3 }),
      cause: fc.constantFrom(...printCauses),
    }),
  );
  fc.assert(
    fc.property(fc.array(outcome), (outcomes) => {
      const end = outcomes.reduce<PrintProgress>(
        (job, said, index) => applyPrintOutcome(job, said, later(index)),
        fresh,
      );
      expect(end.state === "sent").toBe(outcomes.some(({ state }) => state === "sent"));
    }),
  );
});
