import { newBill, updateBill, type NewItem } from "@comanda/contract/bill";
import { printBill, printTickets } from "@comanda/contract/bill-papers";
import { refireLines } from "@comanda/contract/fire-course";
import { listMenu } from "@comanda/contract/menu";
import { readRefund, refundBill } from "@comanda/contract/refund";
import { plainPress } from "@comanda/contract/sent-line";
import { splitBill } from "@comanda/contract/split-merge";
import { maxLinesAtOnce } from "@comanda/domain/bill/lines-at-once";
import { id } from "@comanda/domain/id";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant } from "@comanda/domain/time/instant";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

import { payBill } from "../../testing/test-money.ts";
import { startRefundEvening, type RefundEvening } from "../../testing/test-refunds.ts";
import { callAs, errorOf, replyOf, send, signedRequest } from "../../testing/test-till.ts";

let venue: RefundEvening;
let reason: number | undefined;
beforeAll(async () => {
  venue = await startRefundEvening();
  const { evening } = venue;
  const menu = replyOf(listMenu, await callAs(evening.app, evening.cashier, listMenu));
  reason = menu.discountReasons.find(({ name }) => name === "Regular guest")?.id;
});
afterAll(() => venue.evening.app.close());

/** As a till makes them: the keys are UUIDs. */
function presses(count: number, changes: Partial<NewItem> = {}): readonly NewItem[] {
  const key = () => randomUUID();
  return Array.from({ length: count }, () =>
    venue.evening.item("Pad Thai", { key: key(), ...changes }),
  );
}

const openBill = (table: string, lines: number, changes?: Partial<NewItem>) =>
  venue.evening.openBill(table, presses(lines, changes));

async function update(bill: number, billItems: readonly object[]) {
  const { bill: now } = await venue.evening.billOf(bill);
  const body = { id: bill, version: now?.version, billItems };
  return venue.evening.write(venue.manager, updateBill, { body });
}

type Line = { readonly key: string; readonly product: number };

function pressUnder(line: Line, press: object) {
  const createdDate = wireDateTime(instant(venue.evening.app.now()));
  return { ...plainPress, key: randomUUID(), createdDate, product: line.product, ...press };
}

function gift(line: Line, price: number) {
  const discount = { reason, rate: null, isOfBill: true };
  const staff = venue.manager.user.id;
  return pressUnder(line, { type: 6, price, parent: line.key, staff, discount });
}

const linesOf = async (bill: number) => (await venue.evening.billOf(bill)).items;

test("a bill of 300 lines gets a discount on all, and all of it goes back", async () => {
  const bill = await openBill("L1", 300);
  const sold = await linesOf(bill);
  replyOf(
    updateBill,
    await update(
      bill,
      sold.map((line) => gift(line, 1_00)),
    ),
  );
  const [first] = sold;
  expect((await venue.evening.billOf(bill)).bill?.amount).toBe(
    (300 * ((first?.total ?? 0) - 1_00) * 11) / 10,
  );
  const credits = sold.map((line) => pressUnder(line, { qty: -1, credits: line.key }));
  replyOf(updateBill, await update(bill, credits));
  expect((await venue.evening.billOf(bill)).bill?.amount).toBe(0);
});

test("an amount comes off a bill of 1,000 lines, in two discounts on each", async () => {
  const bill = await openBill("L2", 1000, { qty: 2 });
  const gifts = (await linesOf(bill)).flatMap((line) => [gift(line, 1_00), gift(line, 2_00)]);
  expect(gifts).toHaveLength(maxLinesAtOnce);
  replyOf(updateBill, await update(bill, gifts));
  expect(await linesOf(bill)).toHaveLength(3000);
});

test("more lines than a call may have are refused by their number, not by their size", async () => {
  const { evening } = venue;
  const body = evening.order("L3", presses(maxLinesAtOnce + 1));
  expect(errorOf(await evening.write(evening.waiter, newBill, body))).toMatchObject({
    status: 400,
    fields: [{ field: "billItems", code: "too-many", maximum: maxLinesAtOnce }],
  });
});

test("a long order of an unknown caller is not read", async () => {
  const { evening } = venue;
  const order = evening.order("L6", presses(300));
  const known = signedRequest(evening.app, evening.waiter, newBill, order);
  const { ["X-WSSE"]: token = "", ...unsigned } = known.headers;
  const stranger = token.replace(/Session="[^"]+"/, `Session="${"A".repeat(22)}"`);
  const reply = await send(evening.app, {
    ...known,
    headers: { ...unsigned, "X-WSSE": stranger },
  });
  expect(errorOf(reply).code).toBe("not-signed-in");
  expect(reply.headers["connection"]).toBe("close");
});

test("half of 600 lines moves to another bill, is made again, printed, paid and refunded", async () => {
  const { evening, manager, cash } = venue;
  const bill = await openBill("L4", 600);
  const moved = (await linesOf(bill)).slice(0, 300);
  const billItems = moved.map(({ key }) => ({ key, qty: 1 }));
  const seated = evening.order("L5", [], { billItems }).body;
  const { secondBill } = replyOf(
    splitBill,
    await evening.write(manager, splitBill, {
      body: { oldBillId: bill, firstBill: { version: 1 }, secondBill: seated },
    }),
  );
  const lines = await linesOf(secondBill);
  expect(lines).toHaveLength(300);
  const tickets = { body: { id: secondBill } };
  replyOf(printTickets, await evening.write(manager, printTickets, tickets));
  const again = { id: secondBill, lines: lines.map((line) => ({ id: line.id })), reason: "Cold" };
  replyOf(refireLines, await evening.write(manager, refireLines, { body: again }));
  const params = { id: secondBill, mode: 0, merged: 0 };
  replyOf(printBill, await evening.write(manager, printBill, { params }));
  const total = (await evening.billOf(secondBill)).bill?.amount ?? 0;
  await payBill(evening, manager, secondBill, [{ payType: cash, total }]);
  const plan = replyOf(
    readRefund,
    await callAs(evening.app, manager, readRefund, { params: { id: secondBill } }),
  );
  const refund = {
    key: randomUUID(),
    lines: plan.lines.map(({ key, left }) => ({ key, qty: left })),
    statusNote: "Cold",
    payments: [{ payType: cash, total, insteadOf: null }],
  };
  const refunded = { params: { id: secondBill }, body: refund };
  expect(replyOf(refundBill, await evening.write(manager, refundBill, refunded)).amount).toBe(
    total,
  );
});

test("of 700 lines, what all but one come to is asked by the one that stays", async () => {
  const { evening, manager, cash } = venue;
  const bill = await openBill("L7", 700);
  const total = (await evening.billOf(bill)).bill?.amount ?? 0;
  await payBill(evening, manager, bill, [{ payType: cash, total }]);
  const [first] = await linesOf(bill);
  const ask = (without: string) =>
    callAs(evening.app, manager, readRefund, { params: { id: bill }, query: { without } });
  const plan = replyOf(readRefund, await ask(`${first?.key}:1`));
  expect(plan.amount).toBe((total / 700) * 699);
  expect(errorOf(await ask(`${first?.key}:2`)).code).toBe("refund-of-more");
  expect(errorOf(await ask("unknown:1")).code).toBe("line-not-found");
});

test("of 700 lines, what half come to is asked by their places", async () => {
  const { evening, manager, cash } = venue;
  const bill = await openBill("L9", 700);
  const total = (await evening.billOf(bill)).bill?.amount ?? 0;
  await payBill(evening, manager, bill, [{ payType: cash, total }]);
  const ask = async (query: { lines: string } | { without: string }) =>
    callAs(evening.app, manager, readRefund, { params: { id: bill }, query });
  const half = Array.from({ length: 350 }, (_, index) => `~${2 * index}x1`).join("");
  const plan = replyOf(readRefund, await ask({ lines: half }));
  expect(plan.amount).toBe(total / 2);
  expect(replyOf(readRefund, await ask({ without: half })).amount).toBe(total / 2);
  const second = plan.lines[1]?.key ?? "";
  const [byKey, byPlace] = [await ask({ lines: `${second}:1` }), await ask({ lines: "~1x1" })];
  expect(byPlace.body).toBe(byKey.body);
  expect(errorOf(await ask({ lines: "~700x1" })).code).toBe("line-not-found");
  expect(errorOf(await ask({ lines: "~1x2" })).code).toBe("refund-of-more");
  expect(errorOf(await ask({ lines: "~1x1~1x1" })).code).toBe("quantity-invalid");
});

test("the parts of sets count as lines", async () => {
  const { evening } = venue;
  const part = { question: id<"question">(1), product: id<"article">(1), qty: 1 };
  const parts = Array.from({ length: 50 }, () => part);
  const order = evening.order("L8", presses(40, { parts }));
  expect(errorOf(await evening.write(evening.waiter, newBill, order))).toMatchObject({
    code: "too-many-lines-at-once",
  });
});
