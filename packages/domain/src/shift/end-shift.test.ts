import { describe, expect, test } from "vitest";

import { permissionsOf } from "../staff/role-permissions.ts";
import { accepted, utc } from "../testing/builders.ts";
import { cash, aSale, paid } from "../testing/pay-builders.ts";
import { countShift, endShift, hasCounted, mayCountAgain, type ShiftEnder } from "./end-shift.ts";
import type { OpenShift } from "./shift.ts";
import {
  aClosedBill,
  aRecord,
  aShift,
  cashier,
  cashOf,
  waiter,
} from "../testing/shift-builders.ts";

const rightsOf = permissionsOf("cashier");
const owner = { id: cashier, permissions: rightsOf };
const colleague = { id: waiter, permissions: rightsOf };
const manager = { id: waiter, permissions: permissionsOf("admin") };
const at = utc("2026-11-20 19:00:00");
const record = aRecord({ bills: [aClosedBill([aSale(100_00)], [paid(cash, 200_00)])] });
const ended = accepted(endShift(aShift(), { by: owner, count: cashOf(1100_00), at, record }));

function countBy(shift: OpenShift, by: ShiftEnder, sum: number): OpenShift {
  return accepted(countShift(shift, { by, count: cashOf(sum) }));
}

describe("counting the drawer", () => {
  test("stores the count and keeps the shift open", () => {
    expect(countShift(aShift(), { by: owner, count: cashOf(5_25) })).toEqual(
      aShift({ endCount: cashOf(5_25), countedBy: [cashier] }),
    );
  });

  test("can be repeated once, and the second count is final", () => {
    const counted = countBy(aShift(), owner, 5_25);
    expect(mayCountAgain(counted, cashier)).toBe(true);
    const again = countBy(counted, owner, 6_00);
    expect(again).toMatchObject({ endCount: cashOf(6_00), countedBy: [cashier, cashier] });
    expect(mayCountAgain(again, cashier)).toBe(false);
    expect(countShift(again, { by: owner, count: cashOf(7_00) })).toEqual({
      refusal: "drawer-counted-twice",
    });
  });

  test("is possible for a manager after the cashier's second count", () => {
    const counted = countBy(countBy(aShift(), owner, 5_25), owner, 6_00);
    expect(hasCounted(counted, waiter)).toBe(false);
    const checked = countBy(counted, manager, 7_00);
    expect(checked).toMatchObject({ endCount: cashOf(7_00) });
    expect(hasCounted(checked, waiter)).toBe(true);
    expect(mayCountAgain(checked, waiter)).toBe(true);
    expect(mayCountAgain(checked, cashier)).toBe(false);
  });

  test("is allowed to administrators for a cashier who has left", () => {
    expect(countShift(aShift(), { by: manager, count: cashOf(5_25) })).toEqual(
      aShift({ endCount: cashOf(5_25), countedBy: [waiter] }),
    );
  });

  test("is refused to other cashiers", () => {
    expect(countShift(aShift(), { by: colleague, count: cashOf(0) })).toEqual({
      refusal: "permission-denied",
      about: { action: "end-any-shift" },
    });
  });
});

describe("ending a shift", () => {
  test("closes it with its report", () => {
    expect(ended).toMatchObject({
      status: "closed",
      endedAt: at,
      endCount: cashOf(1100_00),
      summary: { endedAt: at, drawer: { expected: 1110_00, counted: 1100_00 } },
    });
  });

  test.each([
    [1110_00, 0],
    [1109_99, -1],
    [2000_00, 890_00],
    [0, -1110_00],
  ])("records the difference of a count of %i", (counted, difference) => {
    const closing = { by: owner, count: cashOf(counted), at, record };
    expect(endShift(aShift(), closing)).toMatchObject({ summary: { drawer: { difference } } });
  });

  test("records the user only if they are not the shift's cashier", () => {
    const closing = { by: manager, count: cashOf(0), at, record };
    expect(endShift(aShift(), closing)).toMatchObject({
      staff: cashier,
      summary: { staff: cashier, endedBy: waiter },
    });
    expect(ended.summary).not.toHaveProperty("endedBy");
  });

  test("records how often the drawer was counted, if more than once", () => {
    const once = countBy(aShift(), owner, 1000_00);
    const twice = countBy(once, owner, 1110_00);
    const closing = { by: manager, count: cashOf(1120_00), at, record };
    const thrice = endShift(countBy(twice, manager, 1120_00), closing);
    expect(thrice).toMatchObject({ summary: { drawer: { counts: 3 } } });
    const closed = accepted(endShift(once, { ...closing, count: cashOf(1000_00) }));
    expect(closed.summary.drawer).not.toHaveProperty("counts");
  });

  test("is refused to other cashiers", () => {
    const closing = { by: colleague, count: cashOf(0), at, record };
    expect(endShift(aShift(), closing)).toMatchObject({ refusal: "permission-denied" });
  });

  test("is possible only once", () => {
    const closing = { by: owner, count: cashOf(0), at, record };
    expect(endShift(ended, closing)).toEqual({ refusal: "shift-not-open" });
    expect(endShift(null, closing)).toEqual({ refusal: "shift-not-open" });
  });
});
