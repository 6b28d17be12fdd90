import { localPrinter, noPrinter } from "@comanda/contract/print";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { findPrintTargets } from "./print-route-store.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

async function stationOf(name: string) {
  return opened.database
    .selectFrom("station")
    .select(["id", "location"])
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
}

async function groupOf(name: string) {
  return opened.database
    .selectFrom("product_group")
    .select(["id", "location"])
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
}

async function addressAt(station: string, productGroup: string | null): Promise<string> {
  const { id, location } = await stationOf(station);
  const { targetFor } = await findPrintTargets(opened.database, location, id);
  return targetFor(productGroup === null ? null : (await groupOf(productGroup)).id).address;
}

describe("a paper", () => {
  test("of a station goes to its printer, or to the till itself", async () => {
    expect(await addressAt("Restaurant", null)).toBe("192.168.10.21");
    expect(await addressAt("Bar", null)).toBe("192.168.10.23");
    expect(await addressAt("Spa", null)).toBe(localPrinter);
  });

  test("of a product group goes to the group's printer, wherever it was ordered", async () => {
    expect(await addressAt("Spa", "Kitchen")).toBe("192.168.10.22");
    expect(await addressAt("Restaurant", "Grill")).toBe("192.168.10.22");
    expect(await addressAt("Restaurant", "Bar")).toBe("192.168.10.23");
  });

  test("that is not wanted goes to no printer", async () => {
    expect(await addressAt("Restaurant", "Spa")).toBe(noPrinter);
  });

  test("of another location's groups is not routed", async () => {
    expect(await addressAt("Restaurant", "Lobby bar")).toBe(localPrinter);
  });
});

test("without a station only the till's own printer is available", async () => {
  const { location } = await stationOf("Restaurant");
  const targets = await findPrintTargets(opened.database, location, null);
  expect(targets.targetFor(null).address).toBe(localPrinter);
  expect(targets.printerServerAddress).toBe("");
});

describe("the database refuses", () => {
  test("a second route for the same papers, also for those without a product group", async () => {
    const { id: station, location } = await stationOf("Restaurant");
    const { id: product_group } = await groupOf("Kitchen");
    const insert = (group: typeof product_group | null): Promise<unknown> =>
      opened.database
        .insertInto("print_route")
        .values({ location, station, product_group: group, printer: null })
        .execute();
    await expect(insert(null)).rejects.toThrow(/unique/i);
    await expect(insert(product_group)).rejects.toThrow(/unique/i);
  });

  test.each(["", noPrinter])("a printer with the address %j", async (address) => {
    const { location } = await stationOf("Restaurant");
    const insert = opened.database.insertInto("printer").values({ location, name: "X", address });
    await expect(insert.execute()).rejects.toThrow(/check constraint/i);
  });
});
