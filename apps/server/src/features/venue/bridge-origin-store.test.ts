import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { findBridgeOrigins } from "./index.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

async function setAddress(location: string, printer_server_address: string): Promise<void> {
  await opened.database
    .updateTable("location")
    .set({ printer_server_address })
    .where("name", "=", location)
    .execute();
}

test("tills may call the bridges of all locations, each listed once, without invalid ones", async () => {
  expect(await findBridgeOrigins(opened.database)).toEqual([]);
  await setAddress("Lotus House", "192.168.1.20:9180");
  await setAddress("Harbour Hotel", "https://192.168.1.20:9180/");
  expect(await findBridgeOrigins(opened.database)).toEqual(["https://192.168.1.20:9180"]);
  await setAddress("Harbour Hotel", "* ; script-src *");
  expect(await findBridgeOrigins(opened.database)).toEqual(["https://192.168.1.20:9180"]);
});
