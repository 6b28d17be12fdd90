import { id } from "@comanda/domain/id";
import { checkFloorTable, checkFloorTables } from "@comanda/domain/office/check-floor";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Database } from "#database/database.ts";

import { openTestDatabase, testPasswords, type TestDatabase } from "../testing/test-database.ts";
import { findFloor } from "../features/floor/index.ts";
import { demoSignInHint, findDemoPasswordsOf } from "../load-demo.ts";
import { createDemoVenue } from "./create-demo-venue.ts";

let opened: TestDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ database } = opened);
});
afterAll(() => opened.remove());

test("the locations and their stations are the fixed ones", async () => {
  const rows = await database
    .selectFrom("station")
    .innerJoin("location", "location.id", "station.location")
    .select(["location.name as location", "station.name", "is_sale_point", "time_zone"])
    .orderBy("station.id")
    .execute();
  expect(rows.map(({ location, name, is_sale_point }) => [location, name, is_sale_point])).toEqual([
    ["Lotus House", "Restaurant", 1],
    ["Lotus House", "Bar", 1],
    ["Lotus House", "Spa", 1],
    ["Lotus House", "Store", 0],
    ["Harbour Hotel", "Front desk", 1],
  ]);
  expect(rows[0]?.time_zone).toBe("Asia/Bangkok");
});

test("every table of the demo stands on the plan, and no two have the same name", async () => {
  const { rooms, tables } = await findFloor(database, id(1));
  expect(rooms.map(({ name }) => name)).toEqual(["Restaurant", "Terrace", "Bar", "Spa"]);
  expect(tables.flatMap(checkFloorTable)).toEqual([]);
  const saved = tables.map((table, row) => ({ ...table, row, isNew: true }));
  expect(checkFloorTables({ saved, others: [] })).toEqual([]);
  const harbour = await findFloor(database, id(2));
  expect(harbour.tables.flatMap(checkFloorTable)).toEqual([]);
  expect(harbour.tables.filter(({ kind }) => kind === "hotel-room")).toHaveLength(6);
});

test("the five users have their staff IDs and permissions", async () => {
  const rows = await database
    .selectFrom("staff")
    .select(["username", "ref", "role", "may_log_in"])
    .where("password_hash", "is not", null)
    .orderBy("id")
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["admin", "1", "admin", 1],
    ["cashier", "10", "cashier", 1],
    ["waiter", "20", "staff", 1],
    ["therapist", "30", "staff", 0],
    ["harbour", "50", "cashier", 1],
  ]);
});

describe("at Lotus House", () => {
  const inLotus = (table: "promotion" | "pay_type" | "expense_category" | "customer") =>
    database
      .selectFrom(table)
      .innerJoin("location", "location.id", `${table}.location`)
      .where("location.name", "=", "Lotus House");

  test("there is one promotion of each kind", async () => {
    const rows = await inLotus("promotion")
      .selectAll("promotion")
      .orderBy("promotion.id")
      .execute();
    expect(rows).toMatchObject([
      {
        type: "buy-x-get-y",
        value: 2,
        sub_value: 1,
        is_active: 1,
        start_minute: 17 * 60,
        end_minute: 19 * 60,
        weekdays: "[1,2,3,4,5,6,7]",
      },
      { type: "discount-percent", is_active: 1 },
      { type: "special-price", is_active: 1 },
      { type: "discount-price", is_active: 1 },
      { type: "everything-free", is_active: 0 },
    ]);
  });

  test("the pay types are the special and the fixed ones", async () => {
    const rows = await inLotus("pay_type")
      .select([
        "index_number",
        "pay_type.name",
        "rate_basis_points",
        "is_included_in_price",
        "is_on_charges",
        "opens_drawer",
      ])
      .orderBy("index_number")
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      [100, "Subtotal", 0, 0, 0, 0],
      [200, "Discount", 0, 0, 0, 0],
      [400, "Total", 0, 0, 0, 0],
      [500, "Service charge", 1000, 0, 0, 0],
      [600, "VAT", 700, 1, 1, 0],
      [700, "Amount", 0, 0, 0, 0],
      [800, "Cash", 0, 0, 0, 1],
      [850, "Credit card", 0, 0, 0, 0],
      [900, "Invoice", 0, 0, 0, 0],
      [1000, "QR transfer", 0, 0, 0, 0],
      [1100, "Change", 0, 0, 0, 0],
    ]);
  });

  test("the expense categories are the fixed ones", async () => {
    const rows = await inLotus("expense_category")
      .select(["expense_category.name", "type"])
      .orderBy("expense_category.id")
      .execute();
    expect(rows.map(({ name, type }) => [name, type])).toEqual([
      ["Float top-up", "money-in"],
      ["Market", "money-out"],
      ["Ice", "money-out"],
      ["Commission", "system"],
    ]);
  });

  test("there are 30 customers, and only companies pay by invoice", async () => {
    const customers = await inLotus("customer").select("customer.id").execute();
    expect(customers).toHaveLength(30);
    const types = await database
      .selectFrom("customer_type")
      .select("name")
      .distinct()
      .where("pays_by_invoice", "=", 1)
      .execute();
    expect(types).toEqual([{ name: "Company" }]);
  });

  test("a Lady Drink earns 50 by default, in the price", async () => {
    const [entry] = await database
      .selectFrom("commission")
      .innerJoin("commission_entry", "commission_entry.commission", "commission.id")
      .select(["amount", "user_group", "is_in_price"])
      .where("commission.name", "=", "Lady Drink")
      .execute();
    expect(entry).toEqual({ amount: 5000, user_group: null, is_in_price: 1 });
  });

  test("mango has run out at every station", async () => {
    const rows = await database
      .selectFrom("stock")
      .innerJoin("stock_item", "stock_item.id", "stock.stock_item")
      .select("current_count_thousandths as count")
      .where("stock_item.name", "=", "Mango")
      .execute();
    expect(rows).toEqual([{ count: 0 }, { count: 0 }, { count: 0 }, { count: 0 }]);
  });
});

test("an existing venue is left alone", async () => {
  await database.updateTable("location").set({ phone: "changed" }).execute();
  await createDemoVenue(database, testPasswords);
  const locations = await database.selectFrom("location").select("phone").execute();
  expect(locations).toEqual([{ phone: "changed" }, { phone: "changed" }]);
});

test("the hint lists the users with the demo password, only in the demo", async () => {
  const find = findDemoPasswordsOf(database, testPasswords);
  const users = await find();
  expect(users).toEqual(["admin", "cashier", "waiter", "harbour"]);
  expect(await demoSignInHint(users)).toBe(
    'Demo venue: log in as admin, cashier, waiter, harbour. The password is "demo".',
  );
  const change = (username: string, changes: object) =>
    database.updateTable("staff").set(changes).where("username", "=", username).execute();
  await change("admin", { password_hash: await testPasswords.hash("quiet river 7") });
  await change("harbour", { may_log_in: 0 });
  expect(await find()).toEqual(["cashier", "waiter"]);
  await database.deleteFrom("setting").where("name", "=", "isDemo").execute();
  expect(await find()).toEqual([]);
  expect(await demoSignInHint([])).toBeNull();
});
