import { updateBill } from "@comanda/contract/bill";
import type { BillReply } from "@comanda/contract/bill-record";
import { listBills } from "@comanda/contract/list-bills";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { sendJoin, sendPart, sendSplit } from "../../testing/join-bills.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

/** None of these is in a promotion, which would add free pieces. */
const articles = ["Pad Thai", "Green Curry", "Jasmine Rice"] as const;

const anyBill = fc.nat(9);
const anyPieces = fc.integer({ min: 1, max: 3 });

/** A number beyond the last bill counts from the first again. */
const anyMove = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("order" as const), bill: anyBill, qty: anyPieces }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("split" as const),
      bill: anyBill,
      shares: fc.array(fc.nat(2), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("join" as const), bill: anyBill, other: anyBill }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("part" as const), bill: anyBill }) },
);
type Move = typeof anyMove extends fc.Arbitrary<infer Any> ? Any : never;

let tables = 0;
const nextTable = () => `V${(tables += 1)}`;

/** The bills of a run with their lines, oldest first. */
async function readBills(isOurs: (bill: BillReply) => boolean) {
  const { waiter, write } = evening;
  const list = replyOf(listBills, await write(waiter, listBills, { body: { lastPing: 0 } }));
  const bills = list.bills.filter(isOurs).toSorted((one, other) => one.id - other.id);
  return bills.map((head) => ({
    head,
    items: list.billItems.filter(({ bill }) => bill === head.id),
  }));
}
type Bills = Awaited<ReturnType<typeof readBills>>;

function pick<Item>(list: readonly Item[], index: number): Item | undefined {
  return list[index % Math.max(1, list.length)];
}

/** So many pieces of each line go to another table. */
function split({ head, items }: Bills[number], shares: readonly number[]) {
  const pieces = items.flatMap(({ key, qty }, index) => {
    const wanted = Math.min(qty, pick(shares, index) ?? 0);
    return wanted === 0 ? [] : [{ key, qty: wanted }];
  });
  return sendSplit(evening, head, { table: nextTable(), pieces });
}

/** Sends a move; null if there are no bills for it. */
async function send(move: Move, bills: Bills) {
  const { write, waiter, item } = evening;
  const merged = bills.filter(({ head }) => head.mergedInto !== null);
  const open = bills.filter(({ head }) => head.status === 0);
  const one = pick(move.kind === "part" ? merged : open, move.bill);
  if (one === undefined) return null;
  if (move.kind === "split") return split(one, move.shares);
  if (move.kind === "join")
    return sendJoin(evening, one.head, (pick(open, move.other) ?? one).head);
  const { id, version, mergedInto } = one.head;
  if (move.kind === "order") {
    const billItems = [item(pick(articles, move.qty) ?? "", { qty: move.qty })];
    return write(waiter, updateBill, { body: { id, version, billItems } });
  }
  const joined = bills.find(({ head }) => head.id === mergedInto);
  return joined === undefined ? null : sendPart(evening, joined.head, id);
}

function countPieces(bills: Bills): number {
  return bills.flatMap(({ items }) => items).reduce((sum, { qty }) => sum + qty, 0);
}

test("however bills are split, joined and taken apart, every piece is on one bill", async () => {
  const reached = { split: 0, join: 0, part: 0, order: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 5, maxLength: 20 }), async (moves) => {
      const { item, openBill } = evening;
      const first = await openBill(nextTable(), [item("Pad Thai")]);
      await openBill(nextTable(), [item("Jasmine Rice", { qty: 4 })]);
      let pieces = 5;
      const isOurs = ({ id }: BillReply) => id >= first;
      // Two bills have parts of one line from the start.
      for (const bill of (await readBills(isOurs)).slice(1)) await split(bill, [2]);
      let bills = await readBills(isOurs);
      for (const move of moves) {
        const answer = await send(move, bills);
        if (answer === null) continue;
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode === 200) {
          reached[move.kind] += 1;
          if (move.kind === "order") pieces += move.qty;
        }
        bills = await readBills(isOurs);
        expect(countPieces(bills)).toBe(pieces);
      }
    }),
    { numRuns: 50 },
  );
  // Moves that are all refused would prove nothing.
  for (const count of Object.values(reached)) expect(count).toBeGreaterThan(10);
}, 180_000);
