import { officeFloorRoom, officeFloorTable, readFloor } from "@comanda/contract/floor";
import { importSetup } from "@comanda/contract/office-setup";
import { officeStation } from "@comanda/contract/office-venue";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf, send, signedRequest } from "../../testing/test-till.ts";
import { addRecord, usesOfRecord } from "../../testing/uses-of-record.ts";

let office: Office;
let hall = 0;
beforeAll(async () => {
  office = await startOffice();
  hall = (await addRecord(office, officeFloorRoom, { name: "Long hall", indexNumber: 90 })).id;
});
afterAll(() => office.app.close());

const tableAt = (name: string, changes: object = {}) => ({
  room: hall,
  name,
  kind: "table",
  seats: 4,
  x: 80,
  y: 80,
  width: 80,
  height: 80,
  ...changes,
});

const floorNow = async () =>
  replyOf(readFloor, await callAs(office.app, office.waiter, readFloor, {}));

const problemsOf = async (...save: readonly object[]) => {
  const { fields } = await office.refused(officeFloorTable, { save });
  return (fields ?? []).map(({ row, field, code, error }) => [row, field, code, error]);
};

describe("the plan of a location", () => {
  test("has its rooms in their order, with the tables in use", async () => {
    const yard = await addRecord(office, officeFloorRoom, { name: "Yard", indexNumber: 89 });
    const table = await addRecord(office, officeFloorTable, tableAt("H1"));
    const gone = await addRecord(office, officeFloorTable, tableAt("H2", { room: yard.id }));
    await office.save(officeFloorTable, { retire: [{ id: gone.id, revision: gone.revision }] });
    const { rooms, tables } = await floorNow();
    expect(rooms.slice(-2)).toEqual([
      { id: yard.id, name: "Yard" },
      { id: hall, name: "Long hall" },
    ]);
    const inHall = tables.filter(({ room }) => room === hall);
    expect(inHall).toEqual([
      {
        ...tableAt("H1"),
        id: table.id,
        shape: "square",
        turn: 0,
        minimumParty: null,
        maximumParty: null,
        station: null,
      },
    ]);
    expect(tables.filter(({ room }) => room === yard.id)).toEqual([]);
  });

  test("is not sent again as long as it is the same", async () => {
    const read = async (tag: string) => {
      const request = signedRequest(office.app, office.waiter, readFloor);
      const headers = { ...request.headers, "if-none-match": tag };
      return send(office.app, { ...request, headers });
    };
    const tag = String((await read("")).headers["etag"]);
    // A cache keeps the headers of both replies.
    const { statusCode, headers } = await read(tag);
    expect({ statusCode, vary: headers.vary }).toEqual({
      statusCode: 304,
      vary: "accept-encoding",
    });
    await addRecord(office, officeFloorTable, tableAt("H3"));
    expect((await read(tag)).statusCode).toBe(200);
  });

  test("reaches tills with the change lists of its save", async () => {
    const reply = await office.save(officeFloorTable, { save: [tableAt("H4")] });
    expect(Object.keys(reply.insert)).toEqual(["floorTable"]);
  });
});

describe("a table is refused", () => {
  test("under the name of another, however it is written", async () => {
    await addRecord(office, officeFloorTable, tableAt("Pavilion é"));
    expect(await problemsOf(tableAt("PAVILION e\u0301"), tableAt("p"), tableAt("P"))).toEqual([
      [0, "name", "taken", "name is already in use"],
      [2, "name", "taken", "name is already in use"],
    ]);
    const hotelRoom = tableAt("Pavilion é", { kind: "hotel-room" });
    expect(await addRecord(office, officeFloorTable, hotelRoom)).toMatchObject({ revision: 1 });
  });

  test("with a name that no bill can hold, off the plan, or for fewer than nobody", async () => {
    const rows = [
      tableAt("Garden terrace 123456"),
      tableAt("a", { x: 1_000_000_000, y: -8 }),
      tableAt("b", { seats: 0, minimumParty: 4, maximumParty: 2 }),
      tableAt("c", { width: 8 }),
    ];
    expect((await problemsOf(...rows)).map((problem) => problem.slice(0, 3))).toEqual([
      [0, "name", "too-long"],
      [1, "x", "out-of-range"],
      [1, "y", "out-of-range"],
      [2, "seats", "out-of-range"],
      [2, "maximumParty", "does-not-fit"],
      [3, "width", "out-of-range"],
    ]);
  });

  test("in a room or for a station that does not exist", async () => {
    const rows = [tableAt("a", { room: 999_999 }), tableAt("b", { station: 999_999 })];
    expect((await problemsOf(...rows)).map((problem) => problem.slice(0, 3))).toEqual([
      [0, "room", "not-found"],
      [1, "station", "not-found"],
    ]);
  });

  test("if it is the 501st", async () => {
    const { tables } = await floorNow();
    const left = 500 - tables.length;
    const many = Array.from({ length: left + 1 }, (_none, at) => tableAt(`M${at}`));
    expect(await problemsOf(...many)).toEqual([
      [left, "name", "too-many-tables", "A location holds 500 tables"],
    ]);
  });
});

test("a name is free again as soon as its table is retired, in the same save, too", async () => {
  const old = await addRecord(office, officeFloorTable, tableAt("Free"));
  const { id, revision } = old;
  const { saved } = await office.save(officeFloorTable, {
    save: [tableAt("free")],
    retire: [{ id, revision }],
  });
  expect(saved).toMatchObject([{ name: "free", isRetired: false }]);
  const back = { id, revision: revision + 1 };
  const { fields } = await office.refused(officeFloorTable, { save: [back] });
  expect(fields).toMatchObject([{ row: 0, field: "name", code: "taken" }]);
});

test("a room has its tables, and a station those that it serves", async () => {
  const room = await addRecord(office, officeFloorRoom, { name: "Attic" });
  const station = await addRecord(office, officeStation, { name: "Attic bar" });
  const held = { listed: ["floorTable A1, which holds it"], holding: ["floorTable A1"] };
  const table = tableAt("A1", { room: room.id, station: station.id });
  await addRecord(office, officeFloorTable, table);
  expect(await usesOfRecord(office, officeFloorRoom, room)).toEqual(held);
  expect(await usesOfRecord(office, officeStation, station)).toEqual(held);
});

test("only who keeps the office changes the plan", async () => {
  const rows = { save: [tableAt("W")] };
  const { code } = await office.refused(officeFloorTable, rows, office.waiter);
  expect(code).toBe("permission-denied");
  expect(findNamed(await office.list(officeFloorRoom), "Long hall").id).toBe(hall);
});

test("a set-up file knows a table by its kind and name", async () => {
  const yaml = [
    "floorTables:",
    "  - { kind: treatment-room, name: Lotus, x: 640 }",
    "  - { kind: table, name: Lotus, room: Spa, seats: 2, x: 0, y: 0, width: 80, height: 80 }",
  ].join("\n");
  const done = replyOf(
    importSetup,
    await office.write(office.admin, importSetup, { body: { yaml } }),
  );
  expect(done).toMatchObject({ added: 1, changed: 1 });
  const { tables } = await floorNow();
  const named = tables.filter(({ name }) => name === "Lotus");
  expect(named.map(({ kind, x }) => [kind, x])).toEqual([
    ["treatment-room", 640],
    ["table", 0],
  ]);
});
