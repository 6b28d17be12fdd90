import { officeFloorRoom, officeFloorTable } from "@comanda/contract/floor";
import { listBills } from "@comanda/contract/list-bills";

import { apiTill, type ApiTill } from "./api-till.ts";
import { openRestaurant } from "./own-venue.ts";

const names = ["J1", "J2", "J3", "J4"];

/** A restaurant in which four tables are drawn; returns the cashier. */
export async function openWithTables(origin: string): Promise<ApiTill> {
  const cashier = await openRestaurant(origin);
  await drawTables(origin);
  return cashier;
}

/** Four tables in a row. */
async function drawTables(origin: string): Promise<void> {
  const manager = await apiTill(origin, "admin", "Restaurant");
  const rooms = { save: [{ name: "Hall", indexNumber: 0 }], retire: [] };
  const [room] = (await manager.call(officeFloorRoom.save, { body: rooms })).saved;
  const save = names.map((name, index) => ({
    room: Number(room?.["id"]),
    name,
    kind: "table",
    seats: 4,
    x: 40 + index * 160,
    y: 40,
    width: 100,
    height: 100,
  }));
  await manager.call(officeFloorTable.save, { body: { save, retire: [] } });
}

export async function billAt(till: ApiTill, name: string) {
  const { bills } = await till.call(listBills, { body: { lastPing: 0 } });
  return bills.find((bill) => bill.table === name && bill.status === 0);
}
