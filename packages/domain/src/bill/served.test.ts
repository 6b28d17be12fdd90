import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { quantity } from "../money/quantity.ts";
import { instant, msPerMinute, type Instant } from "../time/instant.ts";
import { aBill, accepted, aLine, fridayEvening, mali, saved } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import { fireCourse, sendCourses } from "./course.ts";
import { lineKey, type Line } from "./line.ts";
import { mergeBills } from "./merge-bills.ts";
import { servedLines, serveBill, waitAgain, waitingSince } from "./served.ts";
import { splitOff } from "./split-off.ts";

const after = (minutes: number): Instant => instant(fridayEvening + minutes * msPerMinute);
const firing = (minutes: number) => ({
  at: after(minutes),
  by: mali,
  minutes: null,
  counter: null,
});

function dish(key: string, minutes: number, fields: Parameters<typeof aLine>[0] = {}): Line {
  return aLine({ key: lineKey(key), createdAt: after(minutes), ...fields });
}

const creditOf = (key: string, minutes: number): Line =>
  dish(`credit of ${key}`, minutes, { credits: lineKey(key), quantity: quantity(-1) });

/** A bill after a round was sent, as the server saves it. */
function send(bill: Bill, minutes: number, ...lines: readonly Line[]): Bill {
  const unsent = lines.map((line) => ({ ...line, isSaved: false }));
  const sent = sendCourses({ ...bill, lines: [...bill.lines, ...unsent] }, firing(minutes));
  return saved(waitAgain(bill, sent, after(minutes)));
}

const serve = (bill: Bill, minutes: number, wasStoredOffline = false): Bill =>
  accepted(serveBill(bill, { at: after(minutes), wasStoredOffline }));

const fire = (bill: Bill, course: number, minutes: number): Bill =>
  waitAgain(bill, accepted(fireCourse(bill, course, firing(minutes))), after(minutes));

const stateOf = ({ servedAt, waitsSince }: Bill) => [servedAt, waitsSince];

describe("a bill that was served", () => {
  const dinner = send(aBill(), 0, dish("soup", 0));

  test("waits since its last round until somebody says so for the first time", () => {
    expect(waitingSince(aBill())).toBeNull();
    expect(waitingSince(send(dinner, 12, dish("beer", 12)))).toBe(after(12));
    expect(stateOf(dinner)).toEqual([null, null]);
    expect(waitingSince(serve(dinner, 9))).toBeNull();
  });

  test("waits again for what is sent later, since the first of it", () => {
    const again = send(serve(dinner, 9), 20, dish("beer", 19));
    expect(stateOf(again)).toEqual([after(9), after(19)]);
    expect(waitingSince(send(again, 31, dish("ice", 30)))).toBe(after(19));
    expect(stateOf(serve(again, 40))).toEqual([after(40), null]);
  });

  test("waits again for a course since it was fired, and not while that waits", () => {
    const ordered = send(
      aBill(),
      0,
      dish("soup", 0, { course: 1 }),
      dish("steak", 0, { course: 2 }),
    );
    const eating = serve(ordered, 10);
    const more = send(eating, 15, dish("ice", 15, { course: 3 }));
    expect(waitingSince(more)).toBeNull();
    expect(waitingSince(fire(more, 2, 25))).toBe(after(25));
    expect(waitingSince(fire(ordered, 2, 25))).toBe(after(25));
    const sooner = more.lines.map((line) => ({
      ...line,
      course: line.key === "ice" ? 0 : line.course,
    }));
    expect(waitingSince(waitAgain(more, { ...more, lines: sooner }, after(30)))).toBe(after(30));
  });

  test("does not wait for what costs nothing to bring, or is taken back", () => {
    const eating = serve(dinner, 9);
    expect(send(eating, 12, creditOf("soup", 12))).toMatchObject({ waitsSince: null });
    const again = send(eating, 20, dish("beer", 20), dish("ice", 20));
    const without = send(again, 22, creditOf("beer", 22));
    expect(waitingSince(without)).toBe(after(20));
    expect(waitingSince(send(without, 23, creditOf("ice", 23)))).toBeNull();
  });

  test("has its lines, but those that wait for their course or were sent after the press", () => {
    const ordered = send(aBill(), 0, dish("soup", 0), dish("rice", 0, { course: 1 }));
    const waiting = send(ordered, 5, dish("steak", 5, { course: 2 }), dish("beer", 5));
    const keys = (minutes: number, wasStoredOffline: boolean) =>
      servedLines(waiting, { at: after(minutes), wasStoredOffline }).map(({ key }) => key);
    expect(keys(9, false)).toEqual(["soup", "rice", "beer"]);
    expect(keys(4, false)).toEqual(["soup", "rice", "beer"]);
    expect(keys(4, true)).toEqual(["soup", "rice"]);
  });

  test("stays as it is if somebody says so twice, and says so once", () => {
    const eating = serve(dinner, 9);
    expect(serve(eating, 10)).toBe(eating);
    const gone = send(eating, 12, creditOf("soup", 12));
    expect(serve(gone, 13)).toBe(gone);
  });

  test("has something sent, and is open", () => {
    const press = { at: after(1), wasStoredOffline: false };
    expect(serveBill(aBill(), press)).toEqual({ refusal: "nothing-to-serve" });
    expect(serveBill(send(dinner, 5, creditOf("soup", 5)), press)).toEqual({
      refusal: "nothing-to-serve",
    });
    const closed = { ...dinner, status: "closed" as const };
    expect(serveBill(closed, press)).toMatchObject({ refusal: "bill-not-open" });
  });

  test("waits for what was sent between a press that a till had to keep and its arrival", () => {
    const again = send(dinner, 20, dish("beer", 20));
    expect(stateOf(serve(again, 15, true))).toEqual([after(15), after(20)]);
    expect(waitingSince(serve(again, 15))).toBeNull();
    const known = send(serve(dinner, 16), 20, dish("beer", 20));
    expect(serve(known, 18, true)).toBe(known);
  });

  test("has been served if somebody says so now, also if the clock was set back since its round", () => {
    const again = send(serve(dinner, 9), 20, dish("beer", 20));
    expect(stateOf(serve(again, -300))).toEqual([after(9), null]);
  });

  test("waits since the press for a round that its till had to keep meanwhile", () => {
    expect(stateOf(send(serve(dinner, 10), 30, dish("beer", 5)))).toEqual([after(10), after(5)]);
    expect(waitingSince(send(serve(dinner, 10), 30, dish("fast clock", 31)))).toBe(after(30));
  });
});

const header = { place: aBill().place, cover: null, staff: mali, customer: null };
const join = (one: Bill, other: Bill): Bill =>
  accepted(mergeBills({ ...one, id: id(1) }, { ...other, id: id(2) }, { header, at: after(90) }))
    .target;

/** A table with some rounds, and somebody who says now and then that all has come. */
const anyTable = (name: string) =>
  fc.array(fc.constantFrom("send", "send", "serve", "wait"), { maxLength: 8 }).map((steps) =>
    steps.reduce<Bill>((bill, step, index) => {
      const minutes = 1 + index * 5;
      if (step === "send") return send(bill, minutes, dish(`${name}${index}`, minutes));
      return step === "serve" && bill.lines.length > 0 ? serve(bill, minutes) : bill;
    }, aBill()),
  );

test("a bill waits since the first round after the last time that somebody said all had come", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (rounds) => {
      let first: Instant | null = null;
      let bill = send(aBill(), 0, dish("soup", 0));
      for (const [index, isRound] of [false, ...rounds].entries()) {
        const minutes = 1 + index;
        bill = isRound ? send(bill, minutes, dish(`d${minutes}`, minutes)) : serve(bill, minutes);
        first = isRound ? (first ?? after(minutes)) : null;
        expect(waitingSince(bill)).toBe(first);
      }
    }),
  );
});

test("two bills that become one wait if either waits, and since when the first of them does", () => {
  fc.assert(
    fc.property(anyTable("a"), anyTable("b"), (one, other) => {
      fc.pre(one.lines.length > 0 && other.lines.length > 0);
      const joined = join(one, other);
      expect(stateOf(joined)).toEqual(stateOf(join(other, one)));
      const waits = [one, other].flatMap((bill) => waitingSince(bill) ?? []);
      const first = waits.length === 0 ? null : Math.min(...waits);
      const isSaid = one.servedAt !== null || other.servedAt !== null;
      expect(joined.waitsSince).toBe(isSaid ? first : null);
    }),
  );
});

test("a part of a bill keeps what the bill had", () => {
  const again = send(serve(send(aBill(), 0, dish("soup", 0)), 9), 20, dish("beer", 20));
  const parts = new Map([[lineKey("soup"), quantity(1)]]);
  const halves = accepted(splitOff(again, { second: header, parts, at: after(30) }));
  expect([stateOf(halves.first), stateOf(halves.second)]).toEqual([stateOf(again), stateOf(again)]);
});
