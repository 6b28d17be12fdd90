import { updateBill } from "@comanda/contract/bill";
import { voidBill } from "@comanda/contract/end-bill";
import { refireLines } from "@comanda/contract/fire-course";
import type { PrintJob } from "@comanda/contract/print";
import { acknowledgePrintJob, repeatPrintJob, resumePrintJobs } from "@comanda/contract/print-job";
import { printAttemptTimeoutMs } from "@comanda/domain/paper/print-job";
import { msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { replyOf } from "../../testing/test-till.ts";

let evening: Evening;
let actions: ReturnType<typeof printActions>;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  actions = printActions(evening);
});
afterAll(() => evening.app.close());

const failed = { state: "failed", cause: "refused" };
let tables = 0;

/** Dishes whose ticket has failed; a curry and a Pad Thai if none are named. */
async function failedOrder(items = [evening.item("Green Curry"), evening.item("Pad Thai")]) {
  tables += 1;
  const bill = await evening.openBill(`L${tables}`, items);
  const { id } = onlyJob({ jobs: await actions.tickets(bill) });
  await actions.settle(id, failed);
  return { bill, ticket: id };
}

async function change(bill: number, changes: object): Promise<void> {
  const version = (await evening.billOf(bill)).bill?.version ?? 1;
  const body = { id: bill, version, billItems: [], ...changes };
  replyOf(updateBill, await evening.write(evening.waiter, updateBill, { body }));
}

/** Takes back the curry that was ordered last. */
async function cancelCurry(bill: number): Promise<void> {
  const { items } = await evening.billOf(bill);
  const { product } = evening.item("Green Curry");
  const credits = items.findLast((item) => item.product === product && item.qty > 0)?.key ?? null;
  await change(bill, { billItems: [evening.item("Green Curry", { qty: -1, credits })] });
}

const retry = async (ticket: number) =>
  onlyJob(replyOf(repeatPrintJob, await actions.repeat(ticket)));

function changesOn({ document }: Pick<PrintJob, "document">): readonly string[] {
  if (document.kind !== "ticket") return [];
  return (document.changes ?? []).flatMap(({ table, lines }) =>
    lines.map(({ name, isCancelled }) => `${isCancelled ? "cancel" : "move"} ${name} at ${table}`),
  );
}

test("a failed ticket that is printed after a cancellation says so", async () => {
  const { bill, ticket } = await failedOrder();
  await cancelCurry(bill);
  const [notice] = await actions.tickets(bill);
  await actions.settle(notice?.id ?? 0, { state: "sent" });
  const late = await retry(ticket);
  expect(changesOn(late)).toEqual([`cancel Green Curry at L${tables}`]);
  expect(late.document).toMatchObject({ lines: [{ name: "Green Curry" }, { name: "Pad Thai" }] });
});

test("what a copy of that notice says once more is not cancelled twice", async () => {
  const { bill, ticket } = await failedOrder();
  await cancelCurry(bill);
  const notice = onlyJob({ jobs: await actions.tickets(bill) });
  await actions.settle(notice.id, { state: "sent" });
  await retry(notice.id);
  expect(changesOn(await retry(ticket))).toEqual([`cancel Green Curry at L${tables}`]);
});

test("nor does a copy that itself repeats a later notice say that twice", async () => {
  const { bill, ticket } = await failedOrder([evening.item("Green Curry", { qty: 2 })]);
  const cancelOne = async () => {
    await cancelCurry(bill);
    const { id } = onlyJob({ jobs: await actions.tickets(bill) });
    await actions.settle(id, { state: "sent" });
    evening.app.advance(msPerMinute);
    return id;
  };
  const notice = await cancelOne();
  await cancelOne();
  await retry(notice);
  const once = `cancel Green Curry at L${tables}`;
  expect(changesOn(await retry(ticket))).toEqual([once, once]);
});

test("what was cancelled of another round is not cancelled of this one", async () => {
  const { bill, ticket } = await failedOrder();
  await change(bill, { billItems: [evening.item("Green Curry")] });
  const second = onlyJob({ jobs: await actions.tickets(bill) });
  await actions.settle(second.id, { state: "sent" });
  await cancelCurry(bill);
  const notice = onlyJob({ jobs: await actions.tickets(bill) });
  await actions.settle(notice.id, { state: "sent" });
  expect(changesOn(await retry(ticket))).toEqual([]);
  expect(changesOn(await retry(second.id))).toEqual([`cancel Green Curry at L${tables}`]);
});

test("a copy of a notice from before a dish was made again does not cancel that", async () => {
  const { bill, ticket } = await failedOrder([evening.item("Green Curry", { qty: 2 })]);
  await cancelCurry(bill);
  const notice = onlyJob({ jobs: await actions.tickets(bill) });
  await actions.settle(notice.id, { state: "sent" });
  evening.app.advance(msPerMinute);
  const [curry] = (await evening.billOf(bill)).items;
  const body = { id: bill, lines: [{ id: curry?.id, qty: 1 }], reason: "burnt" };
  const made = replyOf(refireLines, await evening.write(evening.waiter, refireLines, { body }));
  const again = onlyJob(made);
  await actions.settle(again.id, failed);
  await retry(notice.id);
  expect(changesOn(await retry(again.id))).toEqual([]);
  expect(changesOn(await retry(ticket))).toEqual([`cancel Green Curry at L${tables}`]);
});

test("a failed ticket of a voided bill says that nothing is to be made", async () => {
  const { bill, ticket } = await failedOrder();
  const call = { params: { id: bill }, body: { statusNote: "left" } };
  replyOf(voidBill, await evening.write(evening.cashier, voidBill, call));
  await actions.tickets(bill);
  const at = `at L${tables}`;
  expect(changesOn(await retry(ticket))).toEqual([
    `cancel Green Curry ${at}`,
    `cancel Pad Thai ${at}`,
  ]);
});

test("so does one whose guests have moved", async () => {
  const { bill, ticket } = await failedOrder();
  await change(bill, { place: { table: "L elsewhere", room: "" } });
  await actions.tickets(bill);
  expect(changesOn(await retry(ticket))).toEqual([
    "move Green Curry at L elsewhere",
    "move Pad Thai at L elsewhere",
  ]);
});

test("so does one whose dish is wanted otherwise by now", async () => {
  const { bill, ticket } = await failedOrder();
  const { items } = await evening.billOf(bill);
  await change(bill, { billItems: [{ id: items[0]?.id, note: "no peanuts" }] });
  await actions.tickets(bill);
  const { document } = await retry(ticket);
  expect(document).toMatchObject({
    changes: [{ lines: [{ name: "Green Curry", note: "no peanuts" }] }],
  });
});

test("it is shown on the screen with what has changed, and one that came out as it was", async () => {
  const { bill, ticket } = await failedOrder();
  await cancelCurry(bill);
  await actions.tickets(bill);
  const show = async (id: number) =>
    replyOf(
      acknowledgePrintJob,
      await evening.write(evening.waiter, acknowledgePrintJob, { params: { id } }),
    );
  expect(changesOn(await show(ticket))).toEqual([`cancel Green Curry at L${tables}`]);
  const { id } = await retry(ticket);
  await actions.settle(id, { state: "sent" });
  expect((await show(id)).document).toMatchObject({ kind: "ticket" });
});

test("what was only ordered later is not repeated", async () => {
  const { bill, ticket } = await failedOrder();
  await change(bill, { billItems: [evening.item("Pad Thai")] });
  await actions.tickets(bill);
  expect(changesOn(await retry(ticket))).toEqual([]);
});

test("a notice that has not come out either is printed after it", async () => {
  const { bill, ticket } = await failedOrder();
  await cancelCurry(bill);
  const notice = onlyJob({ jobs: await actions.tickets(bill) });
  await actions.settle(notice.id, failed);
  expect(changesOn(await retry(ticket))).toEqual([]);
  expect(changesOn(await retry(notice.id))).toEqual([]);
});

test("a till that takes the ticket over prints the same", async () => {
  const { bill, ticket } = await failedOrder();
  await cancelCurry(bill);
  await actions.tickets(bill);
  const { attempt } = await retry(ticket);
  const body = { inHand: [{ id: ticket, attempt }] };
  const taken = replyOf(
    resumePrintJobs,
    await evening.write(evening.waiter, resumePrintJobs, { body }),
  );
  const again = taken.jobs.find(({ id }) => id === ticket);
  expect(again && changesOn(again)).toEqual([`cancel Green Curry at L${tables}`]);
});

test("a till that starts with both in hand prints the notice after the order alone", async () => {
  const { bill, ticket } = await failedOrder();
  const { attempt } = await retry(ticket);
  await cancelCurry(bill);
  const notice = onlyJob({ jobs: await actions.tickets(bill) });
  const inHand = [
    { id: ticket, attempt },
    { id: notice.id, attempt: notice.attempt },
  ];
  const takeBoth = async () => {
    const reply = await evening.write(evening.waiter, resumePrintJobs, { body: { inHand } });
    const { jobs } = replyOf(resumePrintJobs, reply);
    return jobs.filter(({ id }) => id === ticket || id === notice.id);
  };
  expect((await takeBoth()).map(changesOn)).toEqual([[], []]);
  evening.app.advance(printAttemptTimeoutMs + 1000);
  expect((await takeBoth()).map(changesOn)).toEqual([[], []]);
});

test("a notice that waits for a till is printed after it, and one that a till has before", async () => {
  const { bill, ticket } = await failedOrder();
  await cancelCurry(bill);
  await actions.tickets(bill);
  const show = async () =>
    replyOf(
      acknowledgePrintJob,
      await evening.write(evening.waiter, acknowledgePrintJob, { params: { id: ticket } }),
    );
  expect(changesOn(await show())).toEqual([`cancel Green Curry at L${tables}`]);
  evening.app.advance(printAttemptTimeoutMs + 1000);
  expect(changesOn(await show())).toEqual([]);
});

test("a copy of a ticket that came out says it, too, and so does a copy of that", async () => {
  tables += 1;
  const bill = await evening.openBill(`L${tables}`, [evening.item("Green Curry")]);
  const { id } = onlyJob({ jobs: await actions.tickets(bill) });
  await actions.settle(id, { state: "sent" });
  await cancelCurry(bill);
  await actions.tickets(bill);
  const copy = await retry(id);
  const changes = [`cancel Green Curry at L${tables}`];
  expect(changesOn(copy)).toEqual(changes);
  await actions.settle(copy.id, { state: "sent" });
  expect(changesOn(await retry(copy.id))).toEqual(changes);
});
