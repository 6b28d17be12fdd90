import { updateBill } from "@comanda/contract/bill";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

const conflict = { status: 500, code: "optimistic-lock" };

/** A bill for nine guests, and the id of its line, which has a note. */
async function openNotedBill(table: string) {
  const { item, write, waiter } = evening;
  const id = await evening.openBill(table, [item("Pad Thai", { note: "no chili" })]);
  const body = { id, version: 1, cover: 9, billItems: [] };
  replyOf(updateBill, await write(waiter, updateBill, { body }));
  const [line] = (await evening.billOf(id)).items;
  if (line === undefined) throw new Error("The bill has no line");
  return { id, line: line.id };
}

test("a change made with a version that the bill does not have yet replaces nothing", async () => {
  const { write, waiter } = evening;
  const { id, line } = await openNotedBill("V1");
  const before = await evening.billOf(id);
  const changes = [
    { cover: 3, billItems: [] },
    { place: { table: "V2", room: "" }, billItems: [] },
    { billItems: [{ id: line, note: "no salt" }] },
  ];
  for (const change of changes) {
    const body = { id, version: 500, ...change };
    expect(errorOf(await write(waiter, updateBill, { body }))).toMatchObject(conflict);
  }
  expect(await evening.billOf(id)).toEqual(before);
});

test("new lines with such a version are added, and so is what the bill has already", async () => {
  const { item, write, waiter } = evening;
  const { id, line } = await openNotedBill("V3");
  const curry = item("Green Curry");
  const body = { id, version: 500, cover: 9, billItems: [{ id: line, note: "no chili" }, curry] };
  replyOf(updateBill, await write(waiter, updateBill, { body }));
  expect(await evening.billOf(id)).toMatchObject({
    bill: { cover: 9 },
    items: [{ note: "no chili" }, { key: curry.key }],
  });
});
