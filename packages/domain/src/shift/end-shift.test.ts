import { describe, expect, test } from "vitest";

import type { Bill } from "../bill/bill.ts";
import type { PayDetail } from "../bill/settlement.ts";
import { money } from "../money/money.ts";
import { instant, type Instant } from "../time/instant.ts";
import { permissionsOf } from "../staff/role-permissions.ts";
import { accepted, utc } from "../testing/builders.ts";
import { aSale, card, cash, paid } from "../testing/pay-builders.ts";
import { countShift, endShift, hasCounted, mayCountAgain, type ShiftEnder } from "./end-shift.ts";
import type { PaidCommission } from "./paid-commission.ts";
import type { OpenShift } from "./shift.ts";
import {
  aClosedBill,
  aPayment,
  aRecord,
  aShift,
  cashier,
  cashOf,
  waiter,
  type RecordOfBills,
} from "../testing/shift-builders.ts";

const rightsOf = permissionsOf("cashier");
const owner = { id: cashier, permissions: rightsOf };
const colleague = { id: waiter, permissions: rightsOf };
const manager = { id: waiter, permissions: permissionsOf("admin") };
const at = utc("2026-11-20 19:00:00");
const later = utc("2026-11-20 20:00:00");
const record = aRecord({ bills: [aClosedBill([aSale(100_00)], [paid(cash, 200_00)])] });
const ended = accepted(endShift(aShift(), { by: owner, count: cashOf(1100_00), at, record }));

function closedAt(updatedAt: Instant, payments: readonly PayDetail[]): Bill {
  return { ...aClosedBill([aSale(100_00)], payments), updatedAt };
}

function aPaidCommission(paidAt: Instant): PaidCommission {
  return { staff: waiter, amount: money(50_00), note: "", paidAt };
}

function countBy(shift: OpenShift, by: ShiftEnder, sum: number): OpenShift {
  return accepted(countShift(shift, { by, count: cashOf(sum), at, record: aRecord() }));
}

describe("counting the drawer", () => {
  test("stores the count and keeps the shift open", () => {
    expect(countBy(aShift(), owner, 5_25)).toEqual(
      aShift({ endCount: cashOf(5_25), counts: [{ by: cashier, at }] }),
    );
  });

  test("can be repeated once, and the second count is final", () => {
    const counted = countBy(aShift(), owner, 5_25);
    expect(mayCountAgain(counted, cashier, { record: aRecord(), at: later })).toBe(true);
    const again = countBy(counted, owner, 6_00);
    expect(again).toMatchObject({
      endCount: cashOf(6_00),
      counts: [{ by: cashier }, { by: cashier }],
    });
    expect(mayCountAgain(again, cashier, { record: aRecord(), at: later })).toBe(false);
    const third = { by: owner, count: cashOf(7_00), at, record: aRecord() };
    expect(countShift(again, third)).toEqual({ refusal: "drawer-counted-twice" });
  });

  test.each<[string, Partial<RecordOfBills>]>([
    ["a bill was paid in cash", { bills: [closedAt(later, [paid(cash, 110_00)])] }],
    ["cash was put in or taken out", { payments: [aPayment({ createdAt: later })] }],
    ["a commission was paid out", { paidCommissions: [aPaidCommission(later)] }],
  ])("begins anew after %s", (_what, moved) => {
    const twice = countBy(countBy(aShift(), owner, 5_25), owner, 6_00);
    const since = aRecord(moved);
    expect(mayCountAgain(twice, cashier, { record: since, at: later })).toBe(true);
    const third = { by: owner, count: cashOf(7_00), at: later, record: since };
    const fourth = { ...third, at: utc("2026-11-20 20:05:00") };
    const counted = accepted(countShift(accepted(countShift(twice, third)), fourth));
    expect(mayCountAgain(counted, cashier, fourth)).toBe(false);
    expect(hasCounted(counted, cashier)).toBe(true);
  });

  test.each<[string, Partial<RecordOfBills>]>([
    ["before both counts", { payments: [aPayment({ createdAt: instant(0) })] }],
    ["by card only", { bills: [closedAt(later, [paid(card, 110_00)])] }],
  ])("does not begin anew for money that moved %s", (_what, moved) => {
    const twice = countBy(countBy(aShift(), owner, 5_25), owner, 6_00);
    expect(mayCountAgain(twice, cashier, { record: aRecord(moved), at: later })).toBe(false);
  });

  const muchLater = utc("2026-11-21 01:00:00");
  const twiceAt = (moment: Instant) => {
    const counting = { by: owner, count: cashOf(5_25), at: moment, record: aRecord() };
    return accepted(countShift(accepted(countShift(aShift(), counting)), counting));
  };
  const movedAt = (createdAt: Instant) => aRecord({ payments: [aPayment({ createdAt })] });

  test("begins anew for cash that moved after the clock was set back", () => {
    const twice = twiceAt(muchLater);
    expect(mayCountAgain(twice, cashier, { record: aRecord(), at })).toBe(false);
    expect(mayCountAgain(twice, cashier, { record: movedAt(at), at: later })).toBe(true);
  });

  test("is final although cash had moved before the clock was set back", () => {
    const since = { record: movedAt(muchLater), at: later };
    expect(mayCountAgain(twiceAt(at), cashier, since)).toBe(false);
  });

  test("is possible for a manager after the cashier's second count", () => {
    const counted = countBy(countBy(aShift(), owner, 5_25), owner, 6_00);
    expect(hasCounted(counted, waiter)).toBe(false);
    const checked = countBy(counted, manager, 7_00);
    expect(checked).toMatchObject({ endCount: cashOf(7_00) });
    expect(hasCounted(checked, waiter)).toBe(true);
    expect(mayCountAgain(checked, waiter, { record: aRecord(), at: later })).toBe(true);
    expect(mayCountAgain(checked, cashier, { record: aRecord(), at: later })).toBe(false);
  });

  test("is allowed to administrators for a cashier who has left", () => {
    expect(countBy(aShift(), manager, 5_25)).toEqual(
      aShift({ endCount: cashOf(5_25), counts: [{ by: waiter, at }] }),
    );
  });

  test("is refused to other cashiers", () => {
    expect(countShift(aShift(), { by: colleague, count: cashOf(0), at, record })).toEqual({
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

  test("counts as ended when it began if the clock was set back behind that", () => {
    const closing = { by: owner, count: cashOf(1100_00), at, record };
    expect(endShift(aShift({ startedAt: later }), closing)).toMatchObject({
      startedAt: later,
      endedAt: later,
      summary: { startedAt: later, endedAt: later, drawer: { expected: 1110_00 } },
    });
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
