import { expect, test } from "vitest";

import { aBill, aLine } from "../testing/builders.ts";
import { lineKey } from "./line.ts";
import { markRoundSent, nextRoundNumber } from "./mark-round-sent.ts";

const sent = (key: string, round: number | null) => aLine({ key: lineKey(key), round });

test("a round has the number after the highest of all bills, and the first one has number 1", () => {
  const bills = [[sent("soup", 7), sent("rice", 3)], [sent("beer", 5)], []].map((lines) =>
    aBill({ lines }),
  );
  expect(nextRoundNumber(bills)).toBe(8);
  expect(nextRoundNumber([aBill(), aBill({ lines: [sent("older than numbers", null)] })])).toBe(1);
});

test("only unsent lines get the number of a round", () => {
  const bill = aBill({ lines: [sent("soup", 1), aLine({ key: lineKey("rice"), isSaved: false })] });
  expect(markRoundSent(bill, 2).lines).toMatchObject([
    { round: 1, isSaved: true },
    { round: 2, isSaved: true },
  ]);
});
