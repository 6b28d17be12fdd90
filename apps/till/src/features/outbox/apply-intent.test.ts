import { plainPress } from "@comanda/contract/sent-line";
import type { Bill } from "@comanda/domain/bill/bill";
import { groupPreviousOrders } from "@comanda/domain/bill/previous-orders";
import { lineKey, type Line } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import {
  aBill,
  aLine,
  fridayEvening,
  mali,
  padThai,
  saved,
  singha,
  utc,
} from "@comanda/domain/testing/builders";
import { lunchKey, lunchOrder } from "@comanda/domain/testing/lunch-orders";
import { noi, plainPricing, pricingFixture } from "@comanda/domain/testing/pricing-fixture";
import type { Intent } from "@comanda/sync/outbox/intent";
import { instant } from "@comanda/domain/time/instant";
import { expect, test } from "vitest";

import { billChangedBy, billMadeBy } from "./apply-intent.ts";

const rules = { pricingFor: () => plainPricing, counter: null };

test("one Print is one round, even while it waits in the outbox", () => {
  const sent = saved(aBill({ staff: mali, lines: [aLine({ round: 41 })] }));
  const waiting = [["a", "b"], ["c"]].map((keys, turn) => orderOf(keys, turn));
  const bill = waiting.reduce(
    (before, { intent, body }) => billChangedBy(before, intent, { ...rules, body }),
    sent,
  );
  const rounds = groupPreviousOrders(bill.lines).map((lines) => lines.map(({ key }) => key));
  expect(rounds).toEqual([["line"], ["a", "b"], ["c"]]);
});

test("a change of lines and header is applied, and fields that it omits stay", () => {
  const timer: Line = {
    ...aLine({ key: lineKey("massage") }),
    type: "timer",
    unit: "hours",
    startedAt: fridayEvening,
    endedAt: null,
    productMinimum: noMoney,
    minimum: noMoney,
    containedCommission: noMoney,
  };
  const customer = id<"customer">(5);
  const before = saved(aBill({ staff: mali, cover: 2, customer, lines: [aLine(), timer] }));
  const { intent } = orderOf([], 1);
  const changed = (body: object, ...changedLines: Intent["changedLines"]) =>
    billChangedBy(
      before,
      { ...intent, changedLines },
      {
        body: { id: id<"bill">(1), version: 1, billItems: [], ...body },
        ...rules,
      },
    );
  expect(
    changed({ place: { table: "", room: "201" }, cover: 4, servingWay: "away" }),
  ).toMatchObject({
    place: { kind: "room", name: "201" },
    cover: 4,
    servingWay: "away",
    staff: mali,
    customer,
  });
  expect(changed({ staff: noi, customer: null })).toMatchObject({ staff: noi, customer: null });
  expect(changed({ billItems: [{ id: 1, note: "no ice" }] }, { id: 1, key: "line" })).toMatchObject(
    {
      place: before.place,
      cover: 2,
      lines: [{ key: "line", note: "no ice", orderLevel: null }, timer],
    },
  );
  const massage = { id: 2, key: "massage" };
  const until = { timeStart: "2026-11-20 11:00:00", timeEnd: "2026-11-20 12:00:00" };
  const ended = { startedAt: utc(until.timeStart), endedAt: utc(until.timeEnd) };
  expect(changed({ billItems: [{ id: 2, times: until }] }, massage).lines[1]).toMatchObject(ended);
  const running = { billItems: [{ id: 2, times: { ...until, timeEnd: null } }] };
  expect(changed(running, massage).lines[1]).toMatchObject({ ...ended, endedAt: null });
});

test("a set that is taken apart has its parts at their own prices", () => {
  const sent = saved(lunchOrder());
  const [lunch] = sent.lines;
  const { intent } = orderOf([], 1);
  const body = { id: id<"bill">(1), version: 1, billItems: [{ id: 1, isBrokenUp: true as const }] };
  const pricing = { ...pricingFixture, promotions: [] };
  const apart = billChangedBy(
    sent,
    { ...intent, body, changedLines: [{ id: 1, key: lunchKey }] },
    { ...rules, pricingFor: () => pricing, body },
  );
  expect(apart.lines.slice(0, 3)).toMatchObject([
    { key: lunch?.key, price: 0 },
    { article: padThai.id, price: padThai.price },
    { article: singha.id, price: singha.price },
  ]);
});

test("what waits fires the first course, and a further one as soon as that is pressed", () => {
  const before = saved(aBill({ staff: mali, cover: 4 }));
  const { intent, body } = orderOf(["soup", "steak"], 1);
  const [soup, steak] = body.billItems;
  if (soup === undefined || steak === undefined) throw new Error("Two lines were pressed");
  const billItems = [
    { ...soup, course: 1, seats: [2, 3] },
    { ...steak, course: 2 },
  ];
  const options = rules;
  const ordered = billChangedBy(before, intent, { body: { ...body, billItems }, ...options });
  expect(ordered.lines.map(({ seats, course }) => ({ seats, course }))).toEqual([
    { seats: [2, 3], course: 1 },
    { seats: [], course: 2 },
  ]);
  const firedAt = instant(intent.madeAt);
  const opened = { number: 1, firedAt, firedBy: mali, firesAt: null };
  expect(ordered.courses).toEqual([opened]);
  const firing = { body: { ...body, billItems: [], fire: 2 }, ...options };
  const fired = billChangedBy(ordered, intent, firing);
  expect(fired.courses).toEqual([opened, { ...opened, number: 2 }]);
  // Another till was faster: the server says so.
  expect(billChangedBy(fired, intent, firing)).toEqual(fired);
});

test("what waits serves a table, which then waits for the next round that waits", () => {
  const before = saved(aBill({ staff: mali, lines: [aLine()] }));
  const { intent, body } = orderOf(["soup"], 1);
  const [soup] = body.billItems;
  if (soup === undefined) throw new Error("A line was pressed");
  const changed = (bill: Bill, time: string, changes: object) => {
    const made = { ...intent, madeAt: utc(time) };
    return billChangedBy(bill, made, {
      body: { ...body, billItems: [], ...changes },
      ...rules,
    });
  };
  const [served, pressed] = ["2026-11-20 11:10:00", "2026-11-20 11:25:00"];
  const eating = changed(before, served, { served });
  expect(eating).toMatchObject({ servedAt: utc(served), waitsSince: null });
  const again = changed(eating, pressed, { billItems: [{ ...soup, createdDate: pressed }] });
  expect(again).toMatchObject({ servedAt: utc(served), waitsSince: utc(pressed) });
  // Nothing was sent: the server says so.
  const empty = saved(aBill({ staff: mali }));
  expect(changed(empty, served, { served })).toEqual(empty);
});

test("a change of a note keeps the order level, and a change of the order level keeps the note", () => {
  const { productGroup } = padThai;
  const rare = { id: id<"order-level">(1), name: "Rare", productGroup, indexNumber: 1 };
  const medium = { id: id<"order-level">(2), name: "Medium", productGroup, indexNumber: 2 };
  const steak = { ...padThai, hasOrderLevel: true };
  const { menu } = plainPricing;
  const pricing = { ...plainPricing, menu: { ...menu, articles: [steak] }, levels: [rare, medium] };
  const line = aLine({ note: "no salt", orderLevel: rare.id });
  const before = saved(aBill({ staff: mali, lines: [line] }));
  const { intent } = orderOf([], 1);
  const changed = (change: object) =>
    billChangedBy(
      before,
      { ...intent, changedLines: [{ id: 1, key: "line" }] },
      {
        body: { id: id<"bill">(1), version: 1, billItems: [{ id: 1, ...change }] },
        ...rules,
        pricingFor: () => pricing,
      },
    ).lines;
  expect(changed({ note: "no ice" })).toEqual([{ ...line, isSaved: true, note: "no ice" }]);
  expect(changed({ orderLevel: medium.id })).toEqual([
    { ...line, isSaved: true, orderLevel: medium.id },
  ]);
});

test("a change of a line that this till does not know is left to the server", () => {
  const before = saved(aBill({ staff: mali, lines: [aLine()] }));
  const { intent } = orderOf([], 1);
  const body = {
    id: id<"bill">(1),
    version: 1,
    billItems: [
      { id: 50, note: "no ice" },
      { id: 1, note: "no chili" },
    ],
  };
  const after = billChangedBy(
    before,
    { ...intent, changedLines: [{ id: 1, key: "line" }] },
    { ...rules, body },
  );
  expect(after.lines).toEqual([{ ...aLine(), note: "no chili" }]);
});

test("a new order is at the table or room of its body; without either there is no bill", () => {
  const { intent } = orderOf([], 1);
  const seated = { table: "T1", room: "", cover: 2, staff: mali, customer: null };
  const body = { ...seated, isSecondBill: false, billItems: [] };
  expect(billMadeBy(intent, body, rules)).toMatchObject({
    place: { kind: "table", name: "T1" },
    createdAt: 0,
  });
  expect(billMadeBy(intent, { ...body, table: "", room: "9" }, rules)).toMatchObject({
    place: { kind: "room", name: "9" },
  });
  // Taxes and charges can depend on it.
  expect(billMadeBy(intent, { ...body, servingWay: "away" }, rules)).toMatchObject({
    servingWay: "away",
  });
  expect(billMadeBy(intent, { ...body, table: "" }, rules)).toMatchObject({
    refusal: "enter-table-or-room",
  });
});

function orderOf(keys: readonly string[], turn: number) {
  const billItems = keys.map((key) => ({
    ...plainPress,
    key,
    product: padThai.id,
    createdDate: "2026-11-20 12:00:00",
  }));
  const body = { id: id<"bill">(1), version: 1, billItems };
  const where = { place: "1.1", placeName: "" };
  const said = { key: `order-${turn}`, ...where, madeAt: 0, changedLines: [] };
  const intent: Intent = { ...said, body, turn, refused: null, done: null };
  return { intent, body };
}
