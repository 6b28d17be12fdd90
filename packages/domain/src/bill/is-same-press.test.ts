import fc from "fast-check";
import { expect, test } from "vitest";

import { id } from "../id.ts";
import { isRefusal } from "../refusal.ts";
import { pricingFixture } from "../testing/pricing-fixture.ts";
import { anyPress, applyPress } from "../testing/any-press.ts";
import { aBill, accepted, fridayEvening, saved } from "../testing/builders.ts";
import { instant, msPerMinute } from "../time/instant.ts";
import { findLine, type Bill } from "./bill.ts";
import { isSamePress } from "./is-same-press.ts";
import { lineKey } from "./line.ts";
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

test("another article, item or staff under the key of a line is not the same press", () => {
  const counts = { article: 0, mixer: 0, commission: 0, credit: 0, discount: 0, answer: 0 };
  fc.assert(
    fc.property(fc.array(anyPress, { minLength: 1, maxLength: 12 }), (presses) => {
      let bill: Bill = aBill();
      for (const [index, press] of presses.entries()) {
        const pressed = applyPress(saved(bill), press, `press-${index}`, fridayEvening);
        bill = isRefusal(pressed) ? bill : pressed;
        for (const line of linesToSend(bill)) {
          const known = findLine(bill, line.key);
          if (known === null) throw new Error("The bill lacks a line that it sends");
          counts[line.kind] += 1;
          expect(isSamePress(bill, known, line)).toBe(true);
          expect(isSamePress(bill, known, somethingElse(line))).toBe(false);
        }
      }
    }),
    { numRuns: 500 },
  );
  const { answer: _noneAsked, ...pressed } = counts;
  for (const count of Object.values(pressed)) expect(count).toBeGreaterThan(0);
});

function somethingElse(line: SentLine): SentLine {
  switch (line.kind) {
    case "article":
    case "answer":
      return { ...line, article: id<"article">(999) };
    case "mixer":
    case "discount":
      return { ...line, item: lineKey("another item") };
    case "commission":
      return { ...line, staff: id<"staff">(999) };
    case "credit":
      return { ...line, line: lineKey("another line") };
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
