import type { NewItem } from "@comanda/contract/bill";
import { plainPress, readStoredLines } from "@comanda/contract/sent-line";
import { discountsThatWait } from "@comanda/domain/bill/discounts-that-wait";
import { giveDiscount } from "@comanda/domain/bill/give-discount";
import { linesToSend } from "@comanda/domain/bill/lines-to-send";
import {
  receiveLines,
  restoreLines,
  type PricingContext,
} from "@comanda/domain/bill/receive-lines";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import { aBill, accepted, mali, saved, singha } from "@comanda/domain/testing/builders";
import { discountRules, regular } from "@comanda/domain/testing/pricing-fixture";
import { steak } from "@comanda/domain/testing/steak-house";
import { setDrink, setMain, steakHouseWithSet, steakSet } from "@comanda/domain/testing/steak-set";
import fc from "fast-check";
import { expect, test } from "vitest";

import type { Intent } from "./intent.ts";
import { joinItems } from "./joined-order.ts";

const press = (key: string, fields: Partial<NewItem> = {}): NewItem => ({
  ...plainPress,
  key,
  product: singha.id,
  createdDate: "2026-11-20 12:00:00",
  ...fields,
});
const body = { id: id<"bill">(1), version: 1 };
const said = { key: "", place: "1/1", placeName: "", madeAt: 0, refused: null, done: null };

function intents(rounds: readonly (readonly NewItem[])[]): readonly Intent[] {
  return rounds.map((billItems, turn) => ({
    ...said,
    turn,
    body: { ...body, billItems: [...billItems] },
    changedLines: [],
  }));
}

const part = (question: number, product: NewItem["product"], qty: number) => ({
  question: id<"question">(question),
  product,
  qty,
});
/** Each set has a steak and two beers. */
const partsOfSet = [part(setMain.id, steak.id, 1), part(setDrink.id, singha.id, 2)];
const lines = ["beers", "set.100", "set.101", "set.102"] as const;

/** Three of something, some of them with a discount of 10 % or 8.00, and later credits. */
const anyOrder = fc.record({
  gifts: fc.uniqueArray(
    fc.record({
      line: fc.constantFrom(...lines),
      qty: fc.integer({ min: 1, max: 3 }),
      isRate: fc.boolean(),
    }),
    { selector: ({ line }) => line },
  ),
  back: fc.array(fc.constantFrom("beers", "set"), { maxLength: 5 }),
});

/** A set that was broken up is credited by its pieces. */
const anyPiecesBack = fc.array(fc.constantFrom("beers", "set.100", "set.101"), { maxLength: 5 });

const pricing: PricingContext = {
  ...steakHouseWithSet,
  giveDiscount: (bill, gift) => giveDiscount(bill, gift, discountRules),
};

test("a refused order with discounts is accepted as a new one: its discounts follow the dishes", () => {
  fc.assert(
    fc.property(anyOrder, ({ gifts, back }) => {
      const joined = joinItems(intents([order, gifts.map(aGivenDiscount), ...creditsOf(back)]));
      const opened = restoreLines(aBill(), readStoredLines(joined), steakHouseWithSet);
      expect(opened.refused).toEqual([]);
      const waiting = discountsThatWait(opened.bill);
      const presses = linesToSend(opened.bill);
      const ordered = presses.filter(({ key }) => !waiting.has(key)).map(asAnnounced);
      const discounts = presses.filter(({ key }) => waiting.has(key)).map(asAnnounced);
      const bill = saved(accepted(receiveLines(aBill(), ordered, pricing)));
      const discounted = accepted(receiveLines(bill, discounts, pricing));
      const keys = discounted.lines.map(({ key }) => key);
      expect(keys).toEqual(expect.arrayContaining(joined.map(({ key }) => key)));
    }),
  );
});

test("a set that was broken up stays whole, whichever of its pieces were credited", () => {
  fc.assert(
    fc.property(anyOrder, anyPiecesBack, ({ gifts }, back) => {
      const rounds = [order, gifts.map(aGivenDiscount), ...creditsOf(back)];
      const [first, ...later] = intents(rounds);
      if (first === undefined) throw new Error("There is no order");
      const joined = joinItems([first, breakUp, ...later]);
      expect(joined).toContainEqual(order[1]);
      const opened = restoreLines(aBill(), readStoredLines(joined), steakHouseWithSet);
      // The user is told of credits that are left out.
      const leftOut = new Set(opened.refused.map(({ key }) => key));
      const ofPieces = joined.filter(({ credits }) => credits?.startsWith("set.") === true);
      expect(leftOut).toEqual(new Set(ofPieces.map(({ key }) => key)));
    }),
  );
});

/** The price that the till shows is of no account to a server. */
function asAnnounced({ shown: _shown, ...sent }: ReturnType<typeof linesToSend>[number]) {
  return sent;
}

const order = [
  press("beers", { qty: 3 }),
  press("set", { product: steakSet.id, qty: 3, parts: partsOfSet }),
];

const breakUp: Intent = {
  ...said,
  turn: 0,
  body: { ...body, billItems: [{ id: 5, isBrokenUp: true }] },
  changedLines: [{ id: 5, key: "set" }],
};

type GivenDiscount = { readonly line: string; readonly qty: number; readonly isRate: boolean };

function aGivenDiscount({ line, qty, isRate }: GivenDiscount): NewItem {
  return press(`gift-${line}`, {
    type: 6,
    parent: line,
    qty,
    staff: mali,
    shown: { price: money(-8_00), amount: money(-8_00 * qty) },
    price: isRate ? null : money(8_00),
    discount: { reason: regular.id, rate: isRate ? rate(10_00) : null, isOfBill: false },
  });
}

/** No more than the three pieces of each can be taken back. */
function creditsOf(back: readonly string[]): readonly (readonly NewItem[])[] {
  const possible = back.filter(
    (line, index) => back.slice(0, index).filter((other) => other === line).length < 3,
  );
  return possible.map((credits, index) => [press(`back-${index}`, { qty: -1, credits })]);
}
