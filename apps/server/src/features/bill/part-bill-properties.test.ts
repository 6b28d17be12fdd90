import { updateBill } from "@comanda/contract/bill";
import type { BillItemReply } from "@comanda/contract/bill-item";
import { printTickets } from "@comanda/contract/bill-papers";
import { mergeBill, partBill, splitBill } from "@comanda/contract/split-merge";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { headOf, sendJoin, sendPart, sendSplit } from "../../testing/join-bills.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

let tables = 0;

const anyArticle = fc.constantFrom("Pad Thai", "Gin", "Singha Beer", "Jasmine Rice");
const anyRound = fc.array(fc.record({ article: anyArticle, qty: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 3,
});

/** Two tables that have parts of the same lines, and what they and the two together order. */
const anyGuests = fc.record({
  first: anyRound,
  shares: fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }),
  second: anyRound,
  together: fc.array(anyRound, { maxLength: 2 }),
  isForSecond: fc.boolean(),
  hasMoved: fc.boolean(),
});

type Ordered = readonly { readonly article: string; readonly qty: number }[];

async function addRound(bill: number, round: Ordered): Promise<readonly string[]> {
  const { item, write, waiter } = evening;
  const billItems = round.map(({ article, qty }) => item(article, { qty }));
  const { version } = await headOf(evening, bill);
  const body = { id: bill, version, billItems };
  replyOf(updateBill, await write(waiter, updateBill, { body }));
  return billItems.map(({ key }) => key);
}

/** How many lines are to be made or are cancelled; that guests moved is no further dish. */
async function ticketsOf(bill: number): Promise<number> {
  const reply = await evening.write(evening.waiter, printTickets, { body: { id: bill } });
  return replyOf(printTickets, reply).jobs.reduce((sum, { document }) => {
    const lines = document.kind === "ticket" ? document.lines : [];
    return sum + lines.filter((line) => line.movedFrom === undefined || line.isCancelled).length;
  }, 0);
}

/** The lines in their order, without the row that each is stored in and its bill. */
async function linesOf(bill: number) {
  const { items } = await evening.billOf(bill);
  return items.map(({ id: _row, bill: _bill, ...line }: BillItemReply) => line);
}

async function openTwoBills(
  guests: typeof anyGuests extends fc.Arbitrary<infer All> ? All : never,
) {
  const { item, openBill } = evening;
  tables += 2;
  const first = await openBill(
    `Q${tables}`,
    guests.first.map(({ article, qty }) => item(article, { qty })),
  );
  const { items } = await evening.billOf(first);
  const wanted = items.map(({ key, qty }, index) => ({
    key,
    qty: Math.min(qty, guests.shares[index] ?? 0),
  }));
  const divided = await sendSplit(evening, await headOf(evening, first), {
    table: `Q${tables + 1}`,
    pieces: wanted.filter(({ qty }) => qty > 0),
  });
  const second =
    divided.statusCode === 200
      ? replyOf(splitBill, divided).secondBill
      : await openBill(`Q${tables + 1}`, [item("Green Curry")]);
  await addRound(second, guests.second);
  return { first, second };
}

test("whatever two tables share and order, joined they come apart line by line, and the kitchen hears of each line once", async () => {
  await fc.assert(
    fc.asyncProperty(anyGuests, async (guests) => {
      const { write, waiter } = evening;
      const { first, second } = await openTwoBills(guests);
      for (const bill of [first, second]) await ticketsOf(bill);
      const before = [await linesOf(first), await linesOf(second)];
      const heads = [await headOf(evening, first), await headOf(evening, second)] as const;
      replyOf(mergeBill, await sendJoin(evening, ...heads));
      expect(await ticketsOf(first)).toBe(0);
      const added: string[] = [];
      for (const round of guests.together) added.push(...(await addRound(first, round)));
      expect((await ticketsOf(first)) > 0).toBe(added.length > 0);
      if (guests.hasMoved) {
        const { version: read } = await headOf(evening, first);
        const place = { table: `M${tables}`, room: "" };
        const moved = { id: first, version: read, place, billItems: [] };
        replyOf(updateBill, await write(waiter, updateBill, { body: moved }));
      }
      const later = guests.isForSecond ? added : [];
      const parted = await sendPart(evening, await headOf(evening, first), second, { later });
      replyOf(partBill, parted);
      const known = new Set(before.flat().map(({ key }) => key));
      const isOld = ({ key }: { readonly key: string }) => known.has(key);
      const [stayed, left] = [await linesOf(first), await linesOf(second)];
      expect([stayed.filter(isOld), left.filter(isOld)]).toEqual(before);
      const news = (guests.isForSecond ? left : stayed).filter((line) => !isOld(line));
      // Free pieces have keys of their own, and go where theirs go.
      expect(news.map(({ key }) => key)).toEqual(expect.arrayContaining(added));
      const other = guests.isForSecond ? stayed : left;
      expect(other.every(isOld)).toBe(true);
      expect([await ticketsOf(first), await ticketsOf(second)]).toEqual([0, 0]);
    }),
    { numRuns: 15 },
  );
}, 60_000);
