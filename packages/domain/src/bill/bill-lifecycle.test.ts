import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { quantity } from "../money/quantity.ts";
import { bangkok, aBill, aLine, fridayEvening, mali, saved, utc } from "../testing/builders.ts";
import { billStatusCodes, currentLines, previousLines, type Bill } from "./bill.ts";
import { chooseCustomer } from "./choose-customer.ts";
import { changePlace } from "./change-place.ts";
import { createOrder } from "./create-order.ts";
import { findBill } from "./find-bill.ts";
import { lineKey } from "./line.ts";
import {
  requireLastItem,
  requireBillForCustomer,
  requireOpenBill,
  requireOrder,
  requirePrintedBill,
  requireSelectedItem,
} from "./order-guards.ts";
import { checkPlaceFree, placeFromText } from "./place.ts";
import { groupPreviousOrders } from "./previous-orders.ts";
import { choosePrintAction } from "./choose-print-action.ts";
import { voidBill } from "./void-bill.ts";

test("the statuses of bills keep their numbers, which databases and clients hold", () => {
  expect(billStatusCodes).toEqual({ open: 0, closed: 1, voided: 2 });
});

describe("a new order", () => {
  const order = {
    place: { kind: "table", name: "12" },
    cover: 2,
    staff: mali,
    customer: null,
  } as const;

  test("is an open bill without a number", () => {
    expect(createOrder(order, fridayEvening)).toMatchObject({
      id: null,
      number: null,
      status: "open",
      lines: [],
      createdAt: fridayEvening,
    });
  });

  test("requires a table or room, and staff", () => {
    expect(createOrder({ ...order, place: null }, fridayEvening)).toEqual({
      refusal: "enter-table-or-room",
    });
    expect(createOrder({ ...order, staff: null }, fridayEvening)).toEqual({
      refusal: "staff-id-invalid",
    });
  });
});

describe("the place of a bill", () => {
  test("is a table or a room: typing one clears the other", () => {
    expect(placeFromText("table", " 12 ")).toEqual({ kind: "table", name: "12" });
    expect(placeFromText("room", "B2")).toEqual({ kind: "room", name: "B2" });
    expect(placeFromText("room", "  ")).toBeNull();
  });

  test("allows one open bill unless a second is requested explicitly", () => {
    const taken = [saved(aBill({ lines: [aLine()] }))];
    const table = { kind: "table", name: "12" } as const;
    expect(checkPlaceFree(table, taken, false)).toEqual({
      refusal: "table-taken",
      about: { place: "12", number: 1042 },
    });
    expect(checkPlaceFree(table, taken, true)).toBeNull();
    expect(checkPlaceFree({ kind: "room", name: "12" }, taken, false)).toBeNull();
    expect(checkPlaceFree(table, taken.map(closed), false)).toBeNull();
  });

  test.each([
    ["T1", "t1"],
    ["Garden 1", "GARDEN 1"],
    ["\u00c1rea", "A\u0301rea"],
    ["ở trên", "Ở TRÊN"],
  ])("is one whether it is written %j or %j", (first, second) => {
    const taken = [saved(aBill({ place: { kind: "table", name: first }, lines: [aLine()] }))];
    const place = { kind: "table", name: second } as const;
    expect(checkPlaceFree(place, taken, false)).toMatchObject({ refusal: "table-taken" });
    expect(checkPlaceFree({ ...place, kind: "room" }, taken, false)).toBeNull();
  });

  test.each([
    ["T1", "T10"],
    ["Área", "Area"],
    ["T1", "T 1"],
  ])("%j is another one than %j", (first, second) => {
    const taken = [saved(aBill({ place: { kind: "table", name: first }, lines: [aLine()] }))];
    expect(checkPlaceFree({ kind: "table", name: second }, taken, false)).toBeNull();
  });

  test("can be changed but not removed while the bill is open", () => {
    const room = { kind: "room", name: "201" } as const;
    expect(changePlace(aBill(), room, 4)).toMatchObject({ place: room, cover: 4 });
    expect(changePlace(aBill(), null, 4)).toEqual({ refusal: "enter-table-or-room" });
    expect(changePlace(closed(aBill()), room, 4)).toMatchObject({ refusal: "bill-not-open" });
  });

  test("can change without changing the customer", () => {
    expect(chooseCustomer(aBill(), id(3))).toMatchObject({ customer: 3 });
    expect(chooseCustomer(aBill({ customer: id(3) }), null)).toMatchObject({ customer: null });
  });
});

describe("sending the order", () => {
  const fresh = aBill({ lines: [aLine({ isSaved: false })] });
  const ready = { hasShift: true, isSaving: false };

  test("requires a shift and staff", () => {
    expect(choosePrintAction(fresh, ready)).toBe("save");
    expect(choosePrintAction(fresh, { ...ready, hasShift: false })).toEqual({
      refusal: "start-shift",
    });
    expect(choosePrintAction({ ...fresh, staff: null }, ready)).toEqual({
      refusal: "choose-staff",
    });
  });

  test("is ignored during a save, and shows a bill without new lines again", () => {
    expect(choosePrintAction(fresh, { ...ready, isSaving: true })).toBe("ignore");
    expect(choosePrintAction(saved(fresh), { ...ready, hasShift: false })).toBe("show-again");
  });

  test("turns the current lines into the previous order", () => {
    const sent = saved(fresh);
    expect(sent).toMatchObject({ id: 1, number: 1042, numberInWorkDay: 7, version: 1 });
    expect([previousLines(sent).length, currentLines(sent).length]).toEqual([1, 0]);
    expect([previousLines(fresh).length, currentLines(fresh).length]).toEqual([0, 1]);
  });
});

describe("the previous order", () => {
  const line = (key: string, time: string) =>
    aLine({ key: lineKey(key), createdAt: utc(`2026-11-20 ${time}`) });

  test("is grouped by round: one Print is one round, however long the presses took", () => {
    const lines = [
      { ...line("d", "12:05:00"), round: 12 },
      { ...line("late", "12:01:00"), round: 12 },
      { ...line("a", "12:00:00"), round: 7 },
      { ...line("b", "12:04:59"), round: 7 },
      line("before rounds had numbers", "12:09:00"),
    ];
    const rounds = groupPreviousOrders(lines).map((round) => round.map(({ key }) => key));
    expect(rounds).toEqual([["before rounds had numbers"], ["a", "b"], ["late", "d"]]);
  });

  test("without round numbers is split at pauses of more than three seconds", () => {
    const lines = [
      line("d", "12:00:10"),
      line("a", "12:00:00"),
      line("b", "12:00:03"),
      line("c", "12:00:06"),
    ];
    const rounds = groupPreviousOrders(lines).map((round) => round.map(({ key }) => key));
    expect(rounds).toEqual([["a", "b", "c"], ["d"]]);
    expect(groupPreviousOrders([])).toEqual([]);
  });
});

describe("voiding a bill", () => {
  const voiding = {
    reason: " wrong table ",
    at: fridayEvening,
    timeZone: bangkok,
    workDay: id<"work-day">(1),
    shift: id<"shift">(2),
  };

  test("requires a reason and keeps the lines", () => {
    const bill = saved(aBill({ lines: [aLine()] }));
    expect(voidBill(bill, { ...voiding, reason: "  " })).toEqual({ refusal: "reason-required" });
    expect(voidBill(bill, voiding)).toMatchObject({
      status: "voided",
      statusNote: "wrong table",
      lines: bill.lines,
      shift: 2,
    });
  });

  test("requires an open bill that the server has saved", () => {
    expect(voidBill(aBill(), voiding)).toEqual({ refusal: "get-an-open-bill" });
    expect(voidBill(closed(saved(aBill())), voiding)).toMatchObject({ refusal: "bill-not-open" });
  });
});

describe("finding a bill", () => {
  const today = id<"work-day">(9);
  const yesterday = { ...closed(saved(aBill())), number: 900, workDay: id<"work-day">(8) };
  const open = saved(aBill());
  const bills = [yesterday, open];
  const search = {
    number: 1042,
    location: { usesBillNumberPerWorkDay: false },
    workDay: today,
    hasShift: true,
  };

  test("uses the bill number, or the number within the work day if the location counts that way", () => {
    expect(findBill(bills, search)).toBe(open);
    const byDay = { ...search, number: 7, location: { usesBillNumberPerWorkDay: true } };
    expect(findBill(bills, byDay)).toBe(open);
    expect(findBill([yesterday], byDay)).toEqual({
      refusal: "bill-not-found",
      about: { number: 7 },
    });
  });

  test("prefers the bill of today to one that has been open since yesterday", () => {
    const sinceYesterday = { ...open, id: id<"bill">(2), number: 900 };
    const byDay = { ...search, number: 7, location: { usesBillNumberPerWorkDay: true } };
    expect(findBill([sinceYesterday, open], byDay)).toBe(open);
    expect(findBill([open, sinceYesterday], byDay)).toBe(open);
    const paidToday = { ...closed(open), workDay: today };
    expect(findBill([sinceYesterday, paidToday], byDay)).toBe(paidToday);
    expect(findBill([sinceYesterday], byDay)).toBe(sinceYesterday);
  });

  test("requires a shift", () => {
    expect(findBill(bills, { ...search, hasShift: false })).toEqual({ refusal: "start-shift" });
  });
});

describe("the buttons of the order screen", () => {
  const sent = saved(aBill({ lines: [aLine()] }));

  test("split, merge, pay and void require an open bill that was sent", () => {
    const refused = { refusal: "get-an-open-bill" };
    expect(requireOpenBill(null)).toEqual(refused);
    expect(requireOpenBill(aBill())).toEqual(refused);
    expect(requireOpenBill(closed(sent))).toEqual(refused);
    expect(requireOpenBill(sent)).toBeNull();
  });

  test("paying requires that every line was sent", () => {
    expect(requirePrintedBill(aBill())).toEqual({ refusal: "bill-has-no-item" });
    expect(requirePrintedBill(sent)).toBeNull();
    const more = { ...sent, lines: [...sent.lines, aLine({ key: lineKey("2"), isSaved: false })] };
    expect(requirePrintedBill(more)).toEqual({ refusal: "print-bill-first" });
  });

  test("choosing a customer requires an open bill, even an unsent one", () => {
    const refused = { refusal: "get-an-open-bill" };
    expect(requireBillForCustomer(null)).toEqual(refused);
    expect(requireBillForCustomer(closed(sent))).toEqual(refused);
    expect(requireBillForCustomer(aBill())).toBeNull();
    expect(requireBillForCustomer(sent)).toBeNull();
  });

  test("adding an article requires an order with staff and a place", () => {
    const refused = { refusal: "create-order-or-get-bill" };
    expect(requireOrder(null)).toEqual(refused);
    expect(requireOrder(aBill({ staff: null }))).toEqual(refused);
    expect(requireOrder(closed(sent))).toEqual(refused);
    expect(requireOrder(aBill())).toBeNull();
  });

  test("note and level require a selected sold line, a mixer requires a last item", () => {
    const refused = { refusal: "select-an-item" };
    expect(requireSelectedItem(sent, null)).toEqual(refused);
    expect(requireSelectedItem(sent, lineKey("nowhere"))).toEqual(refused);
    expect(requireSelectedItem(sent, lineKey("line"))).toBeNull();
    const taken = aLine({ key: lineKey("taken"), quantity: quantity(-1) });
    for (const credits of [null, lineKey("line")]) {
      const bill = { ...sent, lines: [...sent.lines, { ...taken, credits }] };
      expect(requireSelectedItem(bill, taken.key)).toEqual(refused);
    }
    const stoppedAtOnce = aLine({ key: lineKey("pool"), quantity: quantity(0) });
    expect(requireSelectedItem(aBill({ lines: [stoppedAtOnce] }), lineKey("pool"))).toBeNull();
    expect(requireLastItem(aBill())).toEqual(refused);
    expect(requireLastItem(sent)).toBeNull();
  });
});

function closed(bill: Bill): Bill {
  return { ...bill, status: "closed", workDay: id(9), shift: id(1) };
}
