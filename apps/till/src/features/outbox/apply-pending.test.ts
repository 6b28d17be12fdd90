import { plainPress } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { mali, padThai } from "@comanda/domain/testing/builders";
import { plainPricing } from "@comanda/domain/testing/pricing-fixture";
import { networkError } from "@comanda/sync/failure";
import { provisionalBill, type BillBody, type Intent } from "@comanda/sync/outbox/intent";
import { byId, type Records } from "@comanda/sync/records/records";
import { describe, expect, test } from "vitest";

import { applyPending } from "./apply-pending.ts";
import { at, bill12, venue } from "./testing/open-till.ts";

const items = (...keys: readonly string[]) =>
  keys.map((key) => ({ ...plainPress, key, product: padThai.id, createdDate: at }));
const anOrder = (...keys: readonly string[]): BillBody => ({
  table: "T1",
  room: "",
  cover: 3,
  staff: mali,
  customer: null,
  isSecondBill: false,
  billItems: items(...keys),
});
const aRound = (bill: number, ...keys: readonly string[]): BillBody => ({
  id: id<"bill">(bill),
  version: 1,
  billItems: items(...keys),
});
const anIntent = (turn: number, body: BillBody, changes: Partial<Intent> = {}): Intent => ({
  key: `press-${turn}`,
  place: "1.1",
  placeName: "",
  madeAt: Date.parse("2026-11-20T11:05:00Z"),
  changedLines: [],
  body,
  turn,
  refused: null,
  done: null,
  ...changes,
});

const rules = {
  pricingFor: () => plainPricing,
  counter: null,
  amountOf: ({ lines }: { readonly lines: readonly object[] }) => money(lines.length * 100),
  currency: { hasDecimals: true } as const,
};
function applied(records: Records, ...all: readonly Intent[]) {
  const laid = applyPending(records, all, rules);
  const bills = [...laid.records.bill.values()].map(({ id: bill, table, amount }) => {
    const lines = [...laid.records.billItem.values()].filter((item) => item.bill === bill);
    return [bill, table, amount, lines.map(({ key }) => key).join()];
  });
  return { ...laid, bills, waiting: [...laid.waiting], lines: [...laid.lines] };
}

describe("pending intents are applied to the venue's records", () => {
  test("without intents the records stay the same", () => {
    const laid = applyPending(venue, [], rules);
    expect(laid.records).toBe(venue);
    expect(laid.lines.size).toBe(0);
  });

  test("a round is added to its bill, and its lines are marked as pending", () => {
    const laid = applied(venue, anIntent(1, aRound(1, "a", "b")), anIntent(2, aRound(1, "c")));
    expect(laid).toMatchObject({
      bills: [[1, "12", 300, "a,b,c"]],
      waiting: [[1, 2]],
      lines: ["a", "b", "c"],
    });
    expect(laid.records.billItem.size).toBe(3);
  });

  test("a new order is shown as a bill, and later rounds are added to it by its provisional id", () => {
    const order = anIntent(4, anOrder("a"));
    const name = provisionalBill(order);
    const laid = applied(venue, order, anIntent(5, aRound(name, "b")));
    expect(laid.bills).toEqual([
      [1, "12", 0, ""],
      [name, "T1", 200, "a,b"],
    ]);
    expect(laid.waiting).toEqual([[name, 2]]);
    expect(laid.records.bill.get(name)).toMatchObject({
      number: name,
      billNumberWorkday: name,
      version: 1,
      cover: 3,
      staff: mali,
      status: 0,
    });
  });

  test("intents that are done and refused changes of the server's bills are not applied", () => {
    const refused = anIntent(1, aRound(1, "a"), { refused: networkError });
    const done = { at: 0, bill: id<"bill">(1), version: 2, lineIds: new Map() };
    const laid = applied(venue, refused, anIntent(3, aRound(1, "c"), { done }));
    expect(laid).toMatchObject({ bills: [[1, "12", 0, ""]], waiting: [], lines: [] });
  });

  test("a refused order stays a bill that is not sent, with the rounds behind it, until staff have decided", () => {
    const refused = anIntent(1, anOrder("a"), { refused: networkError });
    const name = provisionalBill(refused);
    const behind = anIntent(2, aRound(name, "b"));
    expect(applied(venue, refused, behind)).toMatchObject({
      bills: [
        [1, "12", 0, ""],
        [name, "T1", 200, "a,b"],
      ],
      waiting: [[name, 2]],
      lines: ["a", "b"],
    });
  });

  test("a change is shown on the line that the server has, and the line is not marked", () => {
    const [line] = applied(venue, anIntent(1, aRound(1, "a"))).records.billItem.values();
    if (line === undefined) throw new Error("No line");
    const received = { ...venue, billItem: byId([{ ...line, id: id<"bill-item">(50) }]) };
    const note = { id: id<"bill">(1), version: 1, billItems: [{ id: 50, note: "no ice" }] };
    const laid = applied(received, anIntent(2, note, { changedLines: [{ id: 50, key: "a" }] }));
    expect(laid.records.billItem.get(50)).toMatchObject({ key: "a", note: "no ice" });
    expect(laid).toMatchObject({ bills: [[1, "12", 100, "a"]], waiting: [[1, 1]], lines: [] });
  });

  test("a round for an unknown bill is not shown", () => {
    expect(applied(venue, anIntent(1, aRound(9, "a"))).waiting).toEqual([]);
  });

  test("an order that the rules refuse is not shown; the server decides about it", () => {
    const nobody = { ...anOrder("a"), table: "" };
    expect(applied(venue, anIntent(1, nobody)).bills).toHaveLength(1);
  });

  test("an order that the server has confirmed is shown once, under the server's id", () => {
    const order = anIntent(4, anOrder("a", "b"));
    const first = applied(venue, order);
    const [line] = first.records.billItem.values();
    if (line === undefined) throw new Error("No line");
    const received = {
      ...venue,
      bill: byId([{ ...bill12, id: id<"bill">(2), table: "T1" }]),
      billItem: byId([{ ...line, id: id<"bill-item">(50), bill: id<"bill">(2) }]),
    };
    const later = anIntent(5, aRound(provisionalBill(order), "c"));
    const laid = applied(received, order, later);
    expect(laid).toMatchObject({ bills: [[2, "T1", 200, "a,c"]], waiting: [[2, 2]], lines: ["c"] });
    expect(laid.records.billItem.get(50)).toMatchObject({ key: "a", bill: 2 });
  });
});
