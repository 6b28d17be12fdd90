import type { NewItem } from "@comanda/contract/bill";
import type { BillReply } from "@comanda/contract/bill-record";
import { id } from "@comanda/domain/id";
import { money, type Money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import { failureFrom, failureOfRefusal, type Failure } from "@comanda/sync/failure";
import { provisionalBill, type BillBody, type Intent } from "@comanda/sync/outbox/intent";
import { firstProvisionalId } from "@comanda/sync/outbox/provisional";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { firstMessages as english } from "@comanda/languages/en_US/till/first";
import { outbox as outboxEnglish } from "@comanda/languages/en_US/till/outbox";

import { plainReference } from "#records/testing/plain-reference.ts";

import { anOrder, aPress, aRound, bill12, openTill, venue } from "./testing/open-till.ts";

const anIntent = (body: BillBody, refused: Failure | null = null): Intent => ({
  key: "press",
  place: "1.1",
  placeName: "",
  madeAt: 0,
  changedLines: [],
  body,
  turn: 4,
  refused,
  done: null,
});

let sentenceOf: (intent: Intent, bill?: Partial<BillReply>, others?: readonly Intent[]) => string;

beforeAll(() => void vi.resetModules());
beforeEach(async () => {
  await openTill();
  const { intentText } = await import("./intent-texts.ts");
  const shift = { id: id<"shift">(3), name: "1", station: id<"station">(1) };
  const worked = { ...shift, workDay: id<"work-day">(1), user: id<"staff">(10) };
  const shifts = byId([{ ...worked, startTime: bill12.createdDate, endTime: null }]);
  const target = { ...bill12, id: id<"bill">(2), number: 14 };
  sentenceOf = (intent, bill = {}, others = []) =>
    intentText(intent, {
      outbox: outboxEnglish,
      messages: english,
      reference: plainReference,
      records: { ...venue, bill: byId([{ ...bill12, ...bill }, target]), shift: shifts },
      intents: [intent, ...others],
    });
});

describe("what waits is shown with its place and its items", () => {
  test("a round, with quantities as the venue writes them", () => {
    const round = aRound(1, "a", "b");
    const poured = { ...round, billItems: [...round.billItems, aPress("c", { qty: 1.5 })] };
    expect(sentenceOf(anIntent(poured))).toBe(
      "Table 12: 1 × Pad Thai, 1 × Pad Thai, 1.5 × Pad Thai",
    );
  });

  test("a round by the place where it was pressed, if another bill has its number by now", () => {
    const round = { ...aRound(2, "a"), createdDate: "2026-11-19 12:00:00" };
    const pressed = { ...anIntent(round), billPlace: { table: "T2", room: "" } };
    expect(sentenceOf(pressed)).toBe("Table T2: 1 × Pad Thai");
  });

  test("a move", () => {
    const moved = { ...aRound(1), place: { table: "4", room: "" } };
    expect(sentenceOf(anIntent(moved))).toBe("Table 12: move to Table 4");
    const taken = failureFrom(409, {
      code: "table-taken",
      message: "",
      isRule: true,
      about: { place: "4", number: 15 },
    });
    expect(sentenceOf(anIntent(moved, taken))).toBe(
      "Table 12: not moved to Table 4, because bill #15 has been opened there",
    );
  });

  test("a course to fire", () => {
    expect(sentenceOf(anIntent({ ...aRound(1), fire: 2 }))).toBe("Table 12: fire course 2");
  });

  test("a table that was served", () => {
    const served = { ...aRound(1), served: "2026-11-20 12:00:00" };
    expect(sentenceOf(anIntent(served))).toBe("Table 12: all served");
  });

  test("a credit", () => {
    const back = { ...aRound(1), billItems: [aPress("a", { qty: -1, credits: "b" })] };
    expect(sentenceOf(anIntent(back))).toBe("Table 12: credit of Pad Thai");
  });

  test("a discount, by what it takes off", () => {
    const gift = (discount: Partial<NewItem["discount"]>, price: Money | null = null) => {
      const given = { reason: id<"discount-reason">(1), rate: null, isOfBill: false, ...discount };
      return aPress("a", { type: 6, parent: "b", qty: 2, price, discount: given });
    };
    const given = [gift({ rate: rate(12_50) }), gift({}, money(10_00))];
    expect(sentenceOf(anIntent({ ...aRound(1), billItems: given }))).toBe(
      "Table 12: 12.5 % off 2 × Pad Thai, 20.00 off 2 × Pad Thai",
    );
  });

  test("a change without new items", () => {
    const note = { ...aRound(1), billItems: [{ id: 50, note: "no ice" }] };
    expect(sentenceOf(anIntent(note))).toBe("Table 12: a change");
  });

  test("an article that has left the menu, by its number", () => {
    const gone = { ...aRound(1), billItems: [aPress("a", { product: id<"article">(99) })] };
    expect(sentenceOf(anIntent(gone))).toBe("Table 12: 1 × 99");
  });

  test("a new order at a table or in a room", () => {
    expect(sentenceOf(anIntent(anOrder("a")))).toBe("Table T1: 1 × Pad Thai");
    expect(sentenceOf(anIntent({ ...anOrder("a"), table: "", room: "201" }))).toBe(
      "Room 201: 1 × Pad Thai",
    );
  });

  test("a later round at the place of the order that opens its bill", () => {
    const order = anIntent(anOrder("a"));
    const round = { ...anIntent(aRound(provisionalBill(order), "b")), turn: 5 };
    expect(sentenceOf(round, {}, [anIntent(aRound(1, "c")), order])).toBe("Table T1: 1 × Pad Thai");
  });

  test("a round whose order was discarded, without the number that only this till gave its bill", () => {
    const round = anIntent(aRound(firstProvisionalId + 9, "a"));
    expect(sentenceOf(round)).toBe("An order: 1 × Pad Thai");
    const number = firstProvisionalId + 9;
    const unknown = { ...failureOfRefusal("bill-not-found"), about: { number } };
    expect(sentenceOf({ ...round, refused: unknown })).toBe(
      "An order: the order that opened its bill was discarded; 1 × Pad Thai not added",
    );
  });

  test("a round for a bill that this till does not know, by its number", () => {
    expect(sentenceOf(anIntent(aRound(8, "a")))).toBe("Bill #8: 1 × Pad Thai");
  });
});

describe("what the server refused is shown with the reason", () => {
  const notOpen = failureOfRefusal("bill-not-open");
  const round = anIntent(aRound(1, "a"), notOpen);

  test.each<[string, Partial<BillReply>, string]>([
    ["paid", { status: 1 }, "the bill has been paid"],
    ["paid at a station", { status: 1, shift: id(3) }, "the bill has been paid at Restaurant"],
    ["paid in an unknown shift", { status: 1, shift: id(9) }, "the bill has been paid"],
    ["voided", { status: 2 }, "the bill has been voided"],
    ["merged", { status: 2, mergedInto: id<"bill">(2) }, "the bill has been merged into #14"],
  ])("the bill has been %s", (_end, bill, why) => {
    expect(sentenceOf(round, bill)).toBe(`Table 12: ${why}; 1 × Pad Thai not added`);
  });

  test("the bill has been voided, which only the reply says", () => {
    const voided = { ...notOpen, about: { status: "voided" } };
    expect(sentenceOf(anIntent(aRound(8, "a"), voided))).toBe(
      "Bill #8: the bill has been voided; 1 × Pad Thai not added",
    );
    expect(sentenceOf(anIntent(aRound(8, "a"), notOpen))).toBe(
      "Bill #8: the bill has been paid; 1 × Pad Thai not added",
    );
  });

  test("the table was taken", () => {
    const taken = { ...failureOfRefusal("table-taken"), about: { number: 12 } };
    expect(sentenceOf(anIntent(anOrder("a"), taken))).toBe(
      "Table T1: bill #12 has been opened there; 1 × Pad Thai not added",
    );
  });

  test("another till changed it", () => {
    const note = { ...aRound(1), billItems: [{ id: 50, note: "no ice" }] };
    const locked = failureFrom(409, { code: "optimistic-lock", message: "" });
    expect(sentenceOf(anIntent(note, locked))).toBe(
      "Table 12: someone else has changed it; not changed",
    );
  });

  test("any other reason, without its full stop", () => {
    const refused = failureFrom(400, { code: "kitchen-closed", message: "The kitchen is closed." });
    expect(sentenceOf(anIntent(aRound(1, "a"), refused))).toBe(
      "Table 12: The kitchen is closed; 1 × Pad Thai not added",
    );
  });
});

test.each<[string, BillBody, string | null]>([
  ["start-shift", anOrder("a"), outboxEnglish.shiftFirst],
  ["start-day", aRound(1, "a"), outboxEnglish.shiftFirst],
  ["staff-id-invalid", anOrder("a"), outboxEnglish.otherStaff],
  ["staff-id-invalid", aRound(1), null],
  ["table-taken", anOrder("a"), null],
])("after %s the list says who can help", async (code, body, hint) => {
  const { hintText } = await import("./intent-texts.ts");
  const refused = failureFrom(409, { code, message: "" });
  expect(hintText(anIntent(body, refused), outboxEnglish)).toBe(hint);
});
