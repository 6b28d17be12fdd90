import fc from "fast-check";
import { expect, test } from "vitest";

import { id } from "../id.ts";
import { isRefusal } from "../refusal.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { pricingFixture } from "../testing/pricing-fixture.ts";
import { anyPress, applyPress } from "../testing/any-press.ts";
import {
  aBill,
  accepted,
  aLine,
  fridayEvening,
  gin,
  padThai,
  saved,
  singha,
  tonic,
} from "../testing/builders.ts";
import {
  answerOf,
  doneness,
  dressings,
  oil,
  onions,
  orderOf,
  rare,
  salad,
  sides,
  steak,
  steakHouse,
  threeSteaks,
} from "../testing/steak-house.ts";
import { instant, msPerMinute } from "../time/instant.ts";
import { findLine, type Bill } from "./bill.ts";
import { isSamePress } from "./is-same-press.ts";
import { lineKey, type Line } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { writeNote } from "./mark-line.ts";
import { mergeBills } from "./merge-bills.ts";
import { receiveLines, type SentLine } from "./receive-lines.ts";
import { confirmSplit, moveOne, startSplit } from "./split-bill.ts";

const anyStep = fc.oneof(
  { weight: 12, arbitrary: anyPress },
  { weight: 4, arbitrary: fc.constant({ press: "send" as const }) },
  { weight: 2, arbitrary: fc.record({ press: fc.constant("part" as const), line: fc.nat(8) }) },
);

test("whatever became of a sent round, it is skipped if it comes again", () => {
  let skipped = 0;
  let renamed = 0;
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 5, maxLength: 30 }), (steps) => {
      let bill: Bill = aBill();
      const sent: SentLine[] = [];
      for (const [index, step] of steps.entries()) {
        const at = instant(fridayEvening + index * msPerMinute);
        if (step.press === "send" || step.press === "part") {
          sent.push(...linesToSend(bill));
          bill = saved(bill);
        }
        if (step.press === "part") {
          const joined = splitAndJoin(bill, step.line);
          renamed += joined.lines.length > bill.lines.length ? 1 : 0;
          bill = joined;
        } else if (step.press !== "send") {
          const pressed = applyPress(bill, step, `press-${index}`, at);
          bill = isRefusal(pressed) ? bill : pressed;
        }
      }
      const now = saved(bill);
      const again = sent.filter(({ key }) => findLine(now, key) !== null);
      skipped += again.length;
      expect(accepted(receiveLines(now, again, pricingFixture)).lines).toEqual(now.lines);
    }),
    { numRuns: 3000 },
  );
  expect(skipped).toBeGreaterThan(3000);
  expect(renamed).toBeGreaterThan(100);
});

test("another article, item, staff, reason or rate under the key of a line is not the same press", () => {
  const counts = { article: 0, mixer: 0, commission: 0, credit: 0, discount: 0, answer: 0 };
  fc.assert(
    fc.property(fc.array(anyPress, { minLength: 1, maxLength: 12 }), (presses) => {
      let bill: Bill = aBill();
      for (const [index, press] of presses.entries()) {
        const pressed = applyPress(saved(bill), press, `press-${index}`, fridayEvening);
        bill = isRefusal(pressed) ? bill : pressed;
        for (const line of linesToSend(bill)) {
          counts[line.kind] += 1;
          expect(findSame(bill, line)).toEqual([line]);
        }
      }
    }),
    { numRuns: 500 },
  );
  const { answer: _noneAsked, ...pressed } = counts;
  for (const count of Object.values(pressed)) expect(count).toBeGreaterThan(0);
});

test("another item, question, article or way under the key of an answer is not the same press", () => {
  const sent = [
    orderOf("item", steak),
    answerOf("a", doneness, rare),
    answerOf("b", sides, onions, { way: "extra" }),
    answerOf("c", sides, salad),
    answerOf("d", dressings, oil, { about: "c" }),
  ];
  const bill = accepted(receiveLines(aBill(), sent, steakHouse));
  for (const line of sent) expect(findSame(bill, line)).toEqual([line]);
});

test("a mixer under the key of an answer is not the same press, nor an answer under that of a mixer", () => {
  const steaks = accepted(receiveLines(aBill(), threeSteaks, steakHouse));
  const asMixer: SentLine = {
    kind: "mixer",
    key: lineKey("a"),
    at: fridayEvening,
    item: lineKey("item"),
    article: rare.id,
    quantity: quantity(3),
    note: "",
  };
  expect(isSamePress(steaks, lineIn(steaks, "a"), asMixer)).toBe(false);
  const ginTonic: readonly SentLine[] = [
    orderOf("item", gin),
    { ...asMixer, key: lineKey("mixer"), article: tonic.id, quantity: quantity(1) },
  ];
  const drinks = accepted(receiveLines(aBill(), ginTonic, pricingFixture));
  const asAnswer = answerOf("mixer", doneness, tonic);
  expect(isSamePress(drinks, lineIn(drinks, "mixer"), asAnswer)).toBe(false);
});

test("an order under the key of a credit of its article is not the same press", () => {
  const sold = saved(accepted(receiveLines(aBill(), [orderOf("dish", padThai)], pricingFixture)));
  const bill = accepted(receiveLines(sold, [creditOf("back", "dish")], pricingFixture));
  expect(isSamePress(bill, lineIn(bill, "back"), orderOf("back", padThai))).toBe(false);
});

test("a credit is the same press also if it took back a free piece of another line instead", () => {
  const beers = [orderOf("paid", singha, 2), orderOf("free", singha), orderOf("dish", padThai)];
  const sold = saved(accepted(receiveLines(aBill(), beers, pricingFixture)));
  const credit = creditOf("back", "paid");
  const bill = accepted(receiveLines(sold, [credit], pricingFixture));
  expect(lineIn(bill, "back").credits).toBe("free");
  expect(accepted(receiveLines(bill, [credit], pricingFixture)).lines).toEqual(bill.lines);
  expect(isSamePress(bill, lineIn(bill, "back"), creditOf("back", "dish"))).toBe(false);
});

test("a credit is the same press also if a merge renamed its line, and what kept the name has moved away", () => {
  const sold = aLine({ key: lineKey("dish.1"), isSaved: true });
  const back = { ...sold, key: lineKey("back"), quantity: quantity(-1), credits: sold.key };
  const bill = aBill({ lines: [sold, back] });
  expect(isSamePress(bill, back, creditOf("back", "dish"))).toBe(true);
});

function creditOf(key: string, line: string): SentLine {
  const [pressed, named] = [lineKey(key), lineKey(line)];
  return {
    kind: "credit",
    key: pressed,
    at: fridayEvening,
    line: named,
    quantity: quantity(1),
    note: "",
  };
}

function lineIn(bill: Bill, key: string): Line {
  const line = findLine(bill, lineKey(key));
  if (line === null) throw new Error(`The bill lacks the line ${key}`);
  return line;
}

/** Which of this press and similar ones count as what its line was ordered by. */
function findSame(bill: Bill, sent: SentLine): readonly SentLine[] {
  const line = lineIn(bill, sent.key);
  return [sent, ...otherPresses(sent)].filter((press) => isSamePress(bill, line, press));
}

/** Each differs in one thing. */
function otherPresses(line: SentLine): readonly SentLine[] {
  const [article, item] = [id<"article">(999), lineKey("another item")];
  switch (line.kind) {
    case "article":
      return [{ ...line, article }];
    case "answer":
      return [
        { ...line, article },
        { ...line, item },
        { ...line, question: id<"question">(999) },
        { ...line, way: line.way === "without" ? null : "without" },
      ];
    case "mixer":
      return [
        { ...line, article },
        { ...line, item },
      ];
    case "discount":
      return [
        { ...line, item },
        { ...line, reason: id<"discount-reason">(999) },
        { ...line, rate: line.rate === null ? rate(1_00) : null },
      ];
    case "commission":
      return [
        { ...line, item },
        { ...line, staff: id<"staff">(999) },
      ];
    case "credit":
      return [{ ...line, line: lineKey("another line") }];
  }
}

/** Moves a piece to another bill, notes something there, so that it differs, and merges the two again. */
function splitAndJoin(bill: Bill, index: number): Bill {
  const { place, cover, staff, customer } = bill;
  const header = { place, cover, staff, customer };
  const at = fridayEvening;
  const split = startSplit(bill, header, at);
  const moving = bill.lines[index]?.key;
  if (isRefusal(split) || moving === undefined) return bill;
  const moved = moveOne(split, "first", moving);
  const parted = isRefusal(moved) ? moved : confirmSplit(moved);
  if (isRefusal(parted)) return bill;
  const second = { ...parted.second, id: id<"bill">(2) };
  const noted = writeNote(second, moving, `note ${index}`);
  const other = isRefusal(noted) ? second : noted;
  return accepted(mergeBills(parted.first, other, { header, at })).target;
}
