import { updateBill } from "@comanda/contract/bill";
import { voidBill } from "@comanda/contract/end-bill";
import {
  linkTables,
  officeFloorRoom,
  officeFloorTable,
  readFloor,
  unlinkTables,
} from "@comanda/contract/floor";
import { afterAll, beforeAll, expect, test } from "vitest";

import { eveningIn, openDayAndShift, type Evening } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";
import { addRecord } from "../../testing/uses-of-record.ts";

let office: Office;
let evening: Evening;
const tables = new Map<string, number>();

beforeAll(async () => {
  office = await startOffice();
  evening = await eveningIn(office.app);
  await openDayAndShift(evening);
  const rooms = [
    await addRecord(office, officeFloorRoom, { name: "Hall of links", indexNumber: 1 }),
    await addRecord(office, officeFloorRoom, { name: "Terrace of links", indexNumber: 2 }),
  ];
  for (const [name, room] of [
    ["LK1", 0],
    ["LK2", 0],
    ["LK3", 0],
    ["LK4", 1],
  ] as const) {
    const place = {
      room: rooms[room]?.id,
      kind: "table",
      seats: 4,
      x: 80,
      y: 80,
      width: 80,
      height: 80,
    };
    tables.set(name, (await addRecord(office, officeFloorTable, { ...place, name })).id);
  }
});
afterAll(() => office.app.close());

const link = (...names: string[]) =>
  evening.write(evening.waiter, linkTables, {
    body: { tables: names.map((name) => tables.get(name) ?? 999_999) },
  });

/** The names of the tables that sit together. */
async function linked(): Promise<readonly string[]> {
  const { links } = replyOf(readFloor, await callAs(office.app, evening.waiter, readFloor));
  const names = new Map([...tables].map(([name, id]) => [id, name]));
  return links.map((one) => one.tables.map((id) => names.get(id) ?? "?").join(" "));
}

test("guests of two tables sit together, and others join them", async () => {
  const first = replyOf(linkTables, await link("LK1", "LK2"));
  expect(first.insert["tableLink"]).toMatchObject([{ id: first.id }]);
  expect(await linked()).toEqual(["LK1 LK2"]);
  const { id } = replyOf(linkTables, await link("LK2", "LK3"));
  expect(await linked()).toEqual(["LK1 LK2 LK3"]);
  replyOf(unlinkTables, await evening.write(evening.waiter, unlinkTables, { params: { id } }));
  expect(await linked()).toEqual([]);
});

test("tables of two rooms, and tables that are gone, do not sit together", async () => {
  expect(errorOf(await link("LK1", "LK4"))).toMatchObject({
    status: 409,
    code: "tables-apart",
    message: "Tables LK1 and LK4 are in different rooms",
  });
  expect(errorOf(await link("LK1", "nowhere"))).toMatchObject({ status: 404 });
});

test("a table does not sit together with itself", async () => {
  expect(errorOf(await link("LK1", "LK1"))).toMatchObject({ status: 400 });
  expect(await linked()).toEqual([]);
});

test("they sit together until the last of their bills has ended or moved away", async () => {
  const { item, openBill, write, cashier, waiter } = evening;
  const [one, two] = [
    await openBill("lk1", [item("Pad Thai")]),
    await openBill("LK2", [item("Gin")]),
  ];
  await openBill("Elsewhere", [item("Gin")]);
  replyOf(linkTables, await link("LK1", "LK2"));
  const body = { statusNote: "Left" };
  replyOf(voidBill, await write(cashier, voidBill, { params: { id: one }, body }));
  expect(await linked()).toEqual(["LK1 LK2"]);
  const place = { table: "LK3", room: "" };
  const moved = { id: two, version: 1, place, billItems: [] };
  replyOf(updateBill, await write(waiter, updateBill, { body: moved }));
  expect(await linked()).toEqual([]);
});
