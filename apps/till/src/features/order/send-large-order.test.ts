import { newBill, updateBill } from "@comanda/contract/bill";
import { maximumBillBytes, type Call } from "@comanda/contract/call";
import { allocateDiscount } from "@comanda/domain/bill/allocate-discount";
import { lineKey } from "@comanda/domain/bill/line";
import { maxLinesAtOnce } from "@comanda/domain/bill/lines-at-once";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { quantity } from "@comanda/domain/money/quantity";
import { isRefusal } from "@comanda/domain/refusal";
import { aBill, aLine, fridayEvening, mali } from "@comanda/domain/testing/builders";
import { discountRules, regular } from "@comanda/domain/testing/pricing-fixture";
import { matchesSchema } from "@comanda/sync/matches-schema";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openTill } from "../outbox/testing/open-till.ts";
import { itemsToSend } from "./items-to-send.ts";
import { newBillBody } from "./new-bill-body.ts";

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const newKey = () => lineKey(randomUUID());

function aLongBill(lines: number, isSaved: boolean) {
  return aBill({
    id: isSaved ? id<"bill">(1) : null,
    staff: mali,
    lines: Array.from({ length: lines }, () =>
      aLine({ key: newKey(), isSaved, quantity: quantity(2), note: "không hành, ít cay" }),
    ),
  });
}

/** Of an amount, each line has two discounts. */
function discountOn(lines: number) {
  const ask = { line: null, rate: null, reason: regular.id, at: fridayEvening, nextKey: newKey };
  return allocateDiscount(
    aLongBill(lines, true),
    { ...ask, amount: money(lines * 3_01) },
    discountRules,
  );
}

function fits(call: Call, body: object): boolean {
  return (
    call.body !== undefined &&
    matchesSchema(call.body, body) &&
    Buffer.byteLength(JSON.stringify(body)) <= maximumBillBytes
  );
}

test("a discount on a bill of 1,000 lines fits into the call that gives it", () => {
  const given = discountOn(1000);
  if (isRefusal(given)) throw new Error(given.refusal);
  const items = itemsToSend(given);
  expect(items).toHaveLength(maxLinesAtOnce);
  expect(fits(updateBill, { id: 1, version: 1, billItems: items })).toBe(true);
});

test("a first order of as many lines as can be sent fits into its call", () => {
  expect(fits(newBill, newBillBody(aLongBill(maxLinesAtOnce, false), false))).toBe(true);
});

test("an order with more lines is not sent, and says so", async () => {
  const till = await openTill();
  const { learnLaterSentences } = await import("../notice/index.ts");
  learnLaterSentences();
  const { sendRounds } = await import("./send-rounds.ts");
  const bill = aLongBill(maxLinesAtOnce + 1, false);
  const sent = await sendRounds(bill, newBillBody(bill, false));
  expect(sent).toMatchObject({
    ok: false,
    failure: { code: "too-many-lines-at-once", about: { maximum: maxLinesAtOnce } },
  });
  expect(till.heard()).toEqual([]);
});
