import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import {
  negateQuantity,
  noQuantity,
  oneQuantity,
  quantity,
  sumQuantity,
  type Quantity,
} from "../money/quantity.ts";
import { isRefusal } from "../refusal.ts";
import { anyPress, applyPress } from "../testing/any-press.ts";
import { aBill, accepted, aLine, fridayEvening, mali, saved } from "../testing/builders.ts";
import type { Bill } from "./bill.ts";
import { lineKey, type Line, type LineKey } from "./line.ts";
import { splitOff } from "./split-off.ts";
import {
  divideTicketedQuantity,
  findItemOf,
  ticketLines,
  quantityToPrepare,
  type TicketedQuantities,
  type TicketLine,
} from "./ticket-lines.ts";

const at = fridayEvening;
const curry = aLine({ key: lineKey("curry"), quantity: quantity(3) });
const credit = aLine({ key: lineKey("credit"), quantity: quantity(-1), credits: curry.key });
const tonic: Line = {
  ...aLine({ key: lineKey("tonic") }),
  type: "mixer",
  way: null,
  parent: curry.key,
};

const words = (lines: readonly TicketLine[]) =>
  lines.map(({ line, quantity: count, isCancelled }) =>
    [isCancelled ? "cancel" : "make", count, line.key].join(" "),
  );
const ticketAll = (bill: Bill): TicketedQuantities =>
  new Map(bill.lines.map((line) => [line.key, quantityToPrepare(bill, line)]));

describe("a ticket", () => {
  test("lists each new line once", () => {
    const bill = aBill({ lines: [curry, tonic] });
    expect(words(ticketLines(bill, new Map()))).toEqual(["make 3 curry", "make 1 tonic"]);
    expect(ticketLines(bill, ticketAll(bill))).toEqual([]);
  });

  test("cancels pieces credited after their ticket, and never prints those credited before", () => {
    const before = aBill({ lines: [curry] });
    const after = aBill({ lines: [curry, credit] });
    expect(words(ticketLines(after, ticketAll(before)))).toEqual(["cancel 1 curry"]);
    expect(words(ticketLines(after, new Map()))).toEqual(["make 2 curry"]);
  });

  test("cancels everything of a voided bill", () => {
    const bill = aBill({ lines: [curry, tonic] });
    expect(words(ticketLines({ ...bill, status: "voided" }, ticketAll(bill)))).toEqual([
      "cancel 3 curry",
      "cancel 1 tonic",
    ]);
  });

  test("puts a mixer where its item is prepared", () => {
    const bill = aBill({ lines: [curry, tonic] });
    expect(findItemOf(bill, tonic)).toBe(curry);
    expect(findItemOf(bill, curry)).toBe(curry);
    expect(findItemOf(aBill({ lines: [tonic] }), tonic)).toBe(tonic);
  });
});

describe("the ticketed quantity of a line on two bills", () => {
  test.each([
    [3, [2, 1], [2, 1]],
    [1, [2, 1], [1, 0]],
    [3, [0, 3], [0, 3]],
    [3, [1, 1], [2, 1]],
  ])("with %i ticketed and %j to prepare", (ticketed, wanted, shares) => {
    const [first = 0, second = 0] = wanted;
    const divided = divideTicketedQuantity(quantity(ticketed), {
      first: quantity(first),
      second: quantity(second),
    });
    expect([divided.first, divided.second]).toEqual(shares);
  });
});

const anyRounds = fc.array(
  fc.record({
    presses: fc.array(anyPress, { maxLength: 5 }),
    isTicketed: fc.boolean(),
    isVoided: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

test("tickets less cancellations equal the quantity to prepare", () => {
  fc.assert(
    fc.property(anyRounds, (rounds) => {
      let bill = aBill();
      const ticketed = new Map<LineKey, Quantity>();
      for (const [index, { presses, isTicketed }] of rounds.entries()) {
        const pressed = presses.reduce((before, press, step) => {
          const after = applyPress(before, press, `${index}-${step}`, at);
          return isRefusal(after) ? before : after;
        }, bill);
        const isLast = index === rounds.length - 1;
        bill = { ...saved(pressed), status: isLast && rounds[0]?.isVoided ? "voided" : "open" };
        for (const { line, quantity: count, isCancelled } of isTicketed || isLast
          ? ticketLines(bill, ticketed)
          : []) {
          const sum = sumQuantity([
            ticketed.get(line.key) ?? noQuantity,
            isCancelled ? negateQuantity(count) : count,
          ]);
          expect(sum).toBeGreaterThanOrEqual(0);
          ticketed.set(line.key, sum);
        }
      }
      for (const line of bill.lines) {
        expect([line.key, ticketed.get(line.key) ?? noQuantity]).toEqual([
          line.key,
          quantityToPrepare(bill, line),
        ]);
      }
    }),
  );
});

test("a split prints nothing, whatever the kitchen already knows", () => {
  const anyCounts = fc.record({
    ordered: fc.integer({ min: 2, max: 9 }),
    credited: fc.nat(8),
    moved: fc.nat(8),
    creditedThere: fc.nat(8),
  });
  const second = {
    place: { kind: "table", name: "1" },
    cover: 1,
    staff: mali,
    customer: null,
  } as const;
  fc.assert(
    fc.property(anyCounts, ({ ordered, credited, moved, creditedThere }) => {
      const line = { ...curry, quantity: quantity(ordered) };
      const back = { ...credit, quantity: quantity(-credited) };
      const lines = credited === 0 ? [line] : [line, back];
      const bill = aBill({
        id: id(1),
        number: 1,
        lines: [...lines, aLine(), aLine({ key: lineKey("rice") })],
      });
      const parts: readonly (readonly [LineKey, Quantity])[] = [
        [line.key, quantity(moved)],
        [back.key, quantity(-creditedThere)],
      ];
      const some = new Map(parts.filter(([, count]) => count !== 0));
      const split = splitOff(bill, {
        second,
        at,
        parts: new Map([...some, [lineKey("rice"), oneQuantity]]),
      });
      fc.pre(!isRefusal(split));
      const done = accepted(split);
      const ticketed = quantityToPrepare(bill, line);
      const wantedOn = (side: Bill): Quantity =>
        sumQuantity(
          side.lines
            .filter(({ key }) => key === line.key)
            .map((left) => quantityToPrepare(side, left)),
        );
      const wanted = { first: wantedOn(done.first), second: wantedOn(done.second) };
      const share = divideTicketedQuantity(ticketed, wanted);
      const also: TicketedQuantities = new Map([
        [lineKey("line"), oneQuantity],
        [lineKey("rice"), oneQuantity],
      ]);
      expect(ticketLines(done.first, new Map([...also, [line.key, share.first]]))).toEqual([]);
      expect(ticketLines(done.second, new Map([...also, [line.key, share.second]]))).toEqual([]);
    }),
  );
});
