import { expect, test } from "vitest";

import { commissionsDue } from "../commission/commission-due.ts";
import { oneQuantity } from "../money/quantity.ts";
import { aBill, accepted, fridayEvening, mali, saved } from "../testing/builders.ts";
import { choose, drinks, fah, noi, onTop } from "../testing/chosen-commission.ts";
import { satang } from "../testing/pay-builders.ts";
import { pricingFixture } from "../testing/pricing-fixture.ts";
import { findLine, type Bill } from "./bill.ts";
import { creditBack } from "./credit-back.ts";
import { guestLines } from "./guest-lines.ts";
import { lineKey } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { netQuantity } from "./net-quantity.ts";
import { receiveLines } from "./receive-lines.ts";
import { removeLastLine } from "./remove-last-line.ts";
import { pressOf, removeLine } from "./remove-line.ts";
import { earnedCommissions } from "./replaced-commission.ts";
import { requireCreditBackPossible, requireNoCredits } from "./sale-and-credit-guards.ts";
import { moveAll, moveOne, startSplit, type Split } from "./split-bill.ts";

function splitOf(bill: Bill): Split {
  const place = { kind: "table", name: "9" } as const;
  const second = { place, cover: 2, staff: mali, customer: null };
  return accepted(startSplit(bill, second, fridayEvening));
}

const sent = saved(accepted(choose(aBill({ lines: [drinks] }), { commission: onTop })));
const instead = { staff: fah, commission: onTop, key: "other", replaces: "commission" };
const replaced = accepted(choose(sent, instead));

test("a commission in place of a sent one takes that back in the same round and earns it once", () => {
  expect(
    replaced.lines.map(({ key, staff, quantity: count, credits }) => [key, staff, count, credits]),
  ).toEqual([
    ["drinks", mali, 2, null],
    ["commission", noi, 2, null],
    ["other.1", noi, -2, "commission"],
    ["other", fah, 2, null],
  ]);
  const { lines } = saved(replaced);
  const dues = commissionsDue(lines.flatMap((line) => (line.type === "commission" ? line : [])));
  expect(dues.map(({ staff, amount }) => [staff, amount])).toEqual([
    [noi, 0],
    [fah, 100_00],
  ]);
});

test("it is sent as one press, from which the server makes the same lines", () => {
  const presses = linesToSend(replaced);
  expect(presses).toMatchObject([{ kind: "commission", replaces: "commission", staff: fah }]);
  const pricing = {
    ...pricingFixture,
    staff: pricingFixture.staff.map((one, index) => ({ ...one, id: index === 0 ? fah : noi })),
  };
  const received = accepted(receiveLines(sent, presses, pricing));
  expect(received.lines.map(({ key, quantity: count }) => [key, count])).toEqual(
    replaced.lines.map(({ key, quantity: count }) => [key, count]),
  );
  expect(receiveLines(saved(received), presses, pricing)).toEqual(saved(received));
});

test("it takes nothing back of one that the user did not see", () => {
  const meanwhile = { refusal: "commission-set-meanwhile" };
  expect(choose(sent, { staff: fah, key: "other" })).toEqual(meanwhile);
  expect(choose(saved(replaced), { ...instead, key: "third" })).toEqual(meanwhile);
  const first = aBill({ lines: [{ ...drinks, isSaved: true }] });
  expect(choose(first, instead)).toEqual(meanwhile);
});

test("it can itself be replaced, before it is sent and after", () => {
  const again = accepted(choose(replaced, { ...instead, staff: mali, key: "third" }));
  expect(again.lines.map(({ key }) => key)).toEqual(["drinks", "commission", "third.1", "third"]);
  const later = accepted(
    choose(saved(replaced), { ...instead, staff: mali, key: "third", replaces: "other" }),
  );
  expect(earnedCommissions(saved(later), lineKey("drinks")).map(({ key }) => key)).toEqual([
    "third",
  ]);
});

test("it changes nothing if the same person earns the same", () => {
  expect(choose(sent, { ...instead, staff: noi })).toEqual(sent);
  expect(choose(replaced, { ...instead, staff: noi })).toEqual(sent);
});

test("it goes together with new articles, but not with credits", () => {
  expect(requireNoCredits(replaced)).toBeNull();
  expect(requireCreditBackPossible(replaced)).toEqual({ refusal: "credit-and-sale-mixed" });
});

test("it leaves the sent one as it was when it is removed", () => {
  expect(accepted(removeLastLine(replaced, []))).toEqual(sent);
  for (const key of ["other", "other.1"]) {
    const line = findLine(replaced, lineKey(key));
    const press = line === null ? null : pressOf(replaced, line);
    expect(press?.key).toBe("other");
  }
  expect(accepted(removeLine(replaced, lineKey("other"), []))).toEqual(sent);
});

test("it goes back with its pieces, one earner for each", () => {
  const back = accepted(
    creditBack(saved(replaced), {
      key: lineKey("back"),
      line: lineKey("drinks"),
      quantity: oneQuantity,
      at: fridayEvening,
      promotions: [],
    }),
  );
  expect(back.lines.slice(-2).map(({ staff, credits }) => [staff, credits])).toEqual([
    [mali, "drinks"],
    [fah, "other"],
  ]);
});

test("it changes nothing on the guests' bill", () => {
  for (const isOnBill of [true, false]) {
    const shown = { ...onTop, isOnBill };
    const before = saved(accepted(choose(aBill({ lines: [drinks] }), { commission: shown })));
    const after = saved(accepted(choose(before, { ...instead, commission: shown })));
    const rows = (of: Bill) =>
      guestLines(of, { isGrouped: true, currency: satang }).map((row) => [
        row.line.type,
        row.quantity,
        row.price,
        row.total,
      ]);
    expect(rows(after)).toEqual(rows(before));
  }
});

test("it moves with its pieces in a split", () => {
  const split = splitOf(saved(replaced));
  const moved = accepted(moveOne(split, "first", lineKey("drinks")));
  for (const { lines } of [moved.first, moved.second]) {
    expect(lines.map(({ key, quantity: count }) => [key, count])).toEqual([
      ["drinks", 1],
      ["commission", 1],
      ["other.1", -1],
      ["other", 1],
    ]);
  }
});

test("that of one of two pieces that were apart leaves one earner for each", () => {
  const apart = accepted(moveOne(splitOf(sent), "first", lineKey("drinks")));
  const second = saved(accepted(choose(apart.second, instead)));
  const joined = accepted(moveAll({ ...apart, second }, "second")).first;
  const earners = (bill: Bill) =>
    earnedCommissions(bill, lineKey("drinks")).map((line) => [line.staff, netQuantity(bill, line)]);
  expect(earners(joined)).toEqual([
    [noi, 1],
    [fah, 1],
  ]);
  const credit = { key: lineKey("back"), line: lineKey("drinks"), at: fridayEvening };
  const back = accepted(creditBack(joined, { ...credit, quantity: oneQuantity, promotions: [] }));
  expect(earners(back)).toEqual([[fah, 1]]);
  const both = saved(
    accepted(choose(joined, { ...instead, staff: mali, key: "third", replaces: "other" })),
  );
  expect(earners(both)).toEqual([[mali, 2]]);
});
