import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import {
  aBill,
  accepted,
  aLine,
  aMoment,
  fridayEvening,
  mali,
  padThai,
  poolTable,
  saved,
  utc,
} from "../testing/builders.ts";
import { noi, pricingFixture } from "../testing/pricing-fixture.ts";
import { addArticle } from "./add-article.ts";
import { findLine, type Bill } from "./bill.ts";
import { lineKey, type LineKey } from "./line.ts";
import { updateBill, type BillUpdate, type ChangedSince } from "./update-bill.ts";

const dish = lineKey("dish");
const pool = lineKey("pool");
const guest = id<"customer">(5);
const mild = {
  id: id<"order-level">(3),
  name: "Mild",
  indexNumber: 1,
  productGroup: id<"product-group">(1),
};
const bar = { kind: "table", name: "Bar 1" } as const;

const pricing = {
  ...pricingFixture,
  levels: [mild],
  menu: {
    ...pricingFixture.menu,
    articles: [{ ...padThai, hasOrderLevel: true }, poolTable],
  },
};

/** Bill 1042 at table 12: two guests, one of them a customer; Pad Thai and a running pool table, served by Mali. */
const dinner = saved(
  accepted(
    addArticle(aBill({ customer: guest, lines: [aLine({ key: dish })] }), {
      key: pool,
      article: poolTable,
      quantity: oneQuantity,
      joins: false,
      typedPrice: null,
      promotions: [],
      moment: aMoment(),
    }),
  ),
);

function update(changes: Partial<BillUpdate>, since: Partial<ChangedSince> = {}, bill = dinner) {
  return updateBill(
    bill,
    { header: {}, added: [], changed: [], ...changes },
    { changedSince: { header: new Set(), lines: new Set<LineKey>(), ...since }, pricing },
  );
}

const facts = ({ place, cover, staff, customer }: Bill) => ({ place, cover, staff, customer });

describe("a change of the facts of a bill", () => {
  const before = { place: { kind: "table", name: "12" }, cover: 2, staff: mali, customer: guest };

  test.each([
    ["the table", { place: bar }],
    ["the number of guests", { cover: 4 }],
    ["an unknown number of guests", { cover: null }],
    ["the staff", { staff: noi }],
    ["the customer", { customer: id<"customer">(6) }],
    ["a bill without a customer", { customer: null }],
    ["everything", { place: bar, cover: 3, staff: noi, customer: null }],
    ["nothing", {}],
  ] as const)("changes %s and leaves the rest as it was", (_what, header) => {
    expect(facts(accepted(update({ header })))).toEqual({ ...before, ...header });
  });

  test("leaves the staff of a bill if none are named", () => {
    expect(accepted(update({ header: { staff: null } })).staff).toBe(mali);
  });

  test("needs a table or a room", () => {
    expect(update({ header: { place: null, staff: noi } })).toEqual({
      refusal: "enter-table-or-room",
    });
  });
});

describe("a field that another station has changed", () => {
  const conflict = { refusal: "optimistic-lock", about: { bill: 1042 } };

  test.each([
    ["cover", { cover: 4 }],
    ["staff", { staff: noi }],
    ["customer", { customer: null }],
  ] as const)("is a conflict if this one changes it, too: %s", (field, header) => {
    expect(update({ header }, { header: new Set([field]) })).toEqual(conflict);
  });

  test("says where the guests are and who moved them, if this one moves them, too", () => {
    const moved = { header: new Set(["place"] as const), movedBy: "Mali Wong" };
    expect(update({ header: { place: bar } }, moved)).toEqual({
      refusal: "bill-moved",
      about: { bill: 1042, place: "12", user: "Mali Wong" },
    });
  });

  test("is none if this station changes other fields or lines, or adds lines", () => {
    const since = { header: new Set(["cover"] as const), lines: new Set([pool]) };
    const changed = [{ key: dish, note: "no chili" }];
    const bill = accepted(update({ header: { place: bar }, changed }, since));
    expect(bill).toMatchObject({ place: bar, cover: 2 });
  });

  test("is a conflict for a line as well, and none of the update is done", () => {
    const changed = [
      { key: pool, note: "second table" },
      { key: dish, note: "no chili" },
    ];
    expect(update({ changed }, { lines: new Set([dish]) })).toEqual(conflict);
  });

  test("is named by number 0 on a bill that the server has not numbered", () => {
    const unnumbered = aBill({ lines: dinner.lines });
    const since = { header: new Set(["cover"] as const) };
    expect(update({ header: { cover: 4 } }, since, unnumbered)).toEqual({
      refusal: "optimistic-lock",
      about: { bill: 0 },
    });
  });
});

describe("a change of a line", () => {
  test("sets its note and its order level, line by line", () => {
    const changed = [
      { key: dish, note: "no chili", orderLevel: mild.id },
      { key: pool, note: "second table" },
    ];
    const bill = accepted(update({ changed }));
    expect(findLine(bill, dish)).toMatchObject({ note: "no chili", orderLevel: mild.id });
    expect(findLine(bill, pool)).toMatchObject({ note: "second table", endedAt: null });
  });

  test("sets the level alone and leaves the note", () => {
    const noted = accepted(update({ changed: [{ key: dish, note: "no chili" }] }));
    const bill = accepted(update({ changed: [{ key: dish, orderLevel: mild.id }] }, {}, noted));
    expect(findLine(bill, dish)).toMatchObject({ note: "no chili", orderLevel: mild.id });
  });

  test("corrects the time of a timer: two and a half hours", () => {
    const times = { startedAt: fridayEvening, endedAt: utc("2026-11-20 13:35:00") };
    const bill = accepted(update({ changed: [{ key: pool, times }] }));
    expect(findLine(bill, pool)).toMatchObject({ ...times, quantity: quantity(2.5) });
  });

  test("keeps the level of a line whose article is no longer sold", () => {
    const soldOut = aBill({ lines: [aLine({ key: dish, article: id(99) })] });
    const changed = [{ key: dish, orderLevel: mild.id, note: "no chili" }];
    expect(findLine(accepted(update({ changed }, {}, soldOut)), dish)).toMatchObject({
      note: "no chili",
      orderLevel: null,
    });
  });

  const times = { startedAt: fridayEvening, endedAt: null };

  test.each([
    ["a line that the bill lacks", { key: lineKey("?"), note: "x" }, "line-not-found"],
    ["the time of a dish", { key: dish, times: times }, "not-a-timer"],
    [
      "a level of another article",
      { key: dish, orderLevel: id<"order-level">(9) },
      "order-level-not-for-article",
    ],
  ] as const)("is refused for %s, and then no line is changed", (_what, change, refusal) => {
    const refused = update({ changed: [{ key: pool, note: "second table" }, change] });
    expect(refused).toMatchObject({ refusal });
  });
});
