import type { LocationId, StationId } from "@comanda/domain/id";

import type { WriteTransaction } from "#database/database.ts";
import { toFlag, toJson } from "#database/portable-columns.ts";

import { mapByName, wholeUnits } from "./demo-amounts.ts";
import type { DemoLocation } from "./demo-location.ts";

/** Marks the database as having the demo venue; false if another server on it was first. */
export async function claimDemo(tx: WriteTransaction): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("setting")
    .values({ name: "isDemo", value: "true" })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertSettings(
  tx: WriteTransaction,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx
    .insertInto("setting")
    .values(Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) })))
    .execute();
}

export type InsertedLocation = {
  readonly id: LocationId;
  readonly stations: ReadonlyMap<string, StationId>;
};

export async function insertLocation(
  tx: WriteTransaction,
  demo: DemoLocation,
): Promise<InsertedLocation> {
  const { id } = await tx
    .insertInto("location")
    .values({
      name: demo.name,
      address: demo.address,
      phone: demo.phone,
      time_zone: demo.timeZone,
      printer_server_address: "",
      uses_local_server: 0,
      groups_bill_items: 0,
      uses_bill_number_per_work_day: 0,
      asks_for_order_level: 0,
      decimal_separator: demo.decimalSeparator,
      thousand_separator: demo.thousandSeparator,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertCurrency(tx, id, demo.currency);
  const station = (name: string, isSalePoint: boolean) => ({
    location: id,
    name,
    is_sale_point: toFlag(isSalePoint),
  });
  const stations = await tx
    .insertInto("station")
    .values([
      ...demo.salePoints.map((name) => station(name, true)),
      ...demo.stores.map((name) => station(name, false)),
    ])
    .returning(["id", "name"])
    .execute();
  return { id, stations: mapByName(stations) };
}

async function insertCurrency(
  tx: WriteTransaction,
  location: LocationId,
  currency: DemoLocation["currency"],
): Promise<void> {
  await tx
    .insertInto("currency")
    .values({
      location,
      name: currency.name,
      symbol: currency.symbol,
      code: currency.code,
      exchange_rate_millionths: 1_000_000,
      coins: toJson(currency.coins.map(wholeUnits)),
      notes: toJson(currency.notes.map(wholeUnits)),
      has_decimals: toFlag(currency.hasDecimals),
      is_main: 1,
    })
    .execute();
}
