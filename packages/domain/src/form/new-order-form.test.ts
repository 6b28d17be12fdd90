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
  test("is for a table, with its guests and whoever takes it", () => {
    expect(submit({ table: " 12 ", cover: "2" })).toEqual({
      place: { kind: "table", name: "12" },
      cover: 2,
      staff: waiter.id,
    });
  });

  test("may be for a room, and nobody need count the guests", () => {
    expect(submit({ room: "204" })).toEqual({
      place: { kind: "room", name: "204" },
      cover: null,
      staff: waiter.id,
    });
  });

  test.each(["สวน 1 vip-a", "Bàn số 4", "Terrace 12", "窓際-2"])(
    "is for a table called %s",
    (table) => {
      expect(submit({ table })).toMatchObject({ place: { kind: "table", name: table } });
    },
  );

  test("has a table of twenty characters at most, and says so", () => {
    expect(submit({ table: "Garden terrace at the river" })).toEqual({
      fieldErrors: [{ field: "table", code: "too-long", maximum: 20 }],
    });
  });

  test("needs a table or a room", () => {
    expect(submit({ cover: "2" })).toEqual({ refusal: "enter-table-or-room" });
  });

  test("is not for a table and a room at once", () => {
    expect(requirePlace({ table: "12", room: "204" })).toEqual({ refusal: "enter-table-or-room" });
  });

  test("counts guests in whole people", () => {
    expect(submit({ table: "12", cover: "two" })).toEqual({
      fieldErrors: [{ field: "cover", code: "invalid" }],
    });
  });

  test("of a cashier names whose it is", () => {
    expect(submit({ table: "12" }, cashier)).toEqual({ refusal: "staff-id-invalid" });
    expect(submit({ table: "12", staffId: "20" }, cashier)).toMatchObject({ staff: waiter.id });
  });

  test("has a staff ID of five characters at most", () => {
    expect(submit({ table: "12", staffId: "123456" })).toEqual({
      fieldErrors: [{ field: "staffId", code: "too-long", maximum: 5 }],
    });
  });
});
