import { describe, expect, test } from "vitest";

import { permissionsOf } from "../staff/role-permissions.ts";
import { aSignedInStaff, lotusHouse } from "../testing/staff-builders.ts";
import { parseNewOrderForm, requirePlace, type NewOrderFormValues } from "./new-order-form.ts";

const waiter = aSignedInStaff("20");
const cashier = aSignedInStaff("10", { permissions: permissionsOf("cashier") });

const submit = (values: Partial<NewOrderFormValues>, user = waiter) =>
  parseNewOrderForm(
    { table: "", room: "", cover: "", staffId: "", ...values },
    { user, staffs: [waiter, cashier], location: lotusHouse },
  );

describe("a new order", () => {
  test("has a table, a number of guests and staff", () => {
    expect(submit({ table: " 12 ", cover: "2" })).toEqual({
      place: { kind: "table", name: "12" },
      cover: 2,
      staff: waiter.id,
    });
  });

  test("may have a room, and no number of guests", () => {
    expect(submit({ room: "204" })).toEqual({
      place: { kind: "room", name: "204" },
      cover: null,
      staff: waiter.id,
    });
  });

  test.each(["สวน 1 vip-a", "Bàn số 4", "Terrace 12", "窓際-2"])(
    "accepts the table name %s",
    (table) => {
      expect(submit({ table })).toMatchObject({ place: { kind: "table", name: table } });
    },
  );

  test("has a number of guests of at most four digits", () => {
    expect(submit({ table: "12", cover: "9999" })).toMatchObject({ cover: 9999 });
    expect(submit({ table: "12", cover: "10000" })).toEqual({
      fieldErrors: [{ field: "cover", code: "too-long", maximum: 4 }],
    });
  });

  test("has a table name of at most twenty characters, and reports the limit", () => {
    expect(submit({ table: "Garden terrace at the river" })).toEqual({
      fieldErrors: [{ field: "table", code: "too-long", maximum: 20 }],
    });
  });

  test("requires a table or a room", () => {
    expect(submit({ cover: "2" })).toEqual({ refusal: "enter-table-or-room" });
  });

  test("must not have both a table and a room", () => {
    expect(requirePlace({ table: "12", room: "204" })).toEqual({ refusal: "enter-table-or-room" });
  });

  test("counts guests in whole numbers", () => {
    expect(submit({ table: "12", cover: "two" })).toEqual({
      fieldErrors: [{ field: "cover", code: "invalid" }],
    });
  });

  test("requires a cashier to type a staff ID", () => {
    expect(submit({ table: "12" }, cashier)).toEqual({ refusal: "staff-id-invalid" });
    expect(submit({ table: "12", staffId: "20" }, cashier)).toMatchObject({ staff: waiter.id });
  });

  test("has a staff ID of at most five characters", () => {
    expect(submit({ table: "12", staffId: "123456" })).toEqual({
      fieldErrors: [{ field: "staffId", code: "too-long", maximum: 5 }],
    });
  });
});
