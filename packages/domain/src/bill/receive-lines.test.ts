import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { mixers, noi, pricingFixture } from "../testing/pricing-fixture.ts";
import {
  aBill,
  accepted,
  fridayEvening,
  gin,
  padThai,
  poolTable,
  saved,
  tonic,
  utc,
} from "../testing/builders.ts";
import { lineKey } from "./line.ts";
import { receiveLines, restoreLines, type PricingContext, type SentLine } from "./receive-lines.ts";

const house = pricingFixture;
const two = quantity(2);

const padThaiOnce: SentLine = {
  kind: "article",
  key: lineKey("pad thai"),
  at: fridayEvening,
  article: padThai.id,
  quantity: oneQuantity,
  typedPrice: null,
  note: "",
  orderLevel: null,
  times: null,
};

test("a line that appears twice in one request is charged once", () => {
  const bill = accepted(receiveLines(aBill(), [padThaiOnce, padThaiOnce], house));
  expect(bill.lines).toMatchObject([{ key: "pad thai", quantity: oneQuantity }]);
});

test("a credit comes with its reason, also if a second one increases it", () => {
  const sold = saved(accepted(receiveLines(aBill(), [{ ...padThaiOnce, quantity: two }], house)));
  const credit = (name: string, note: string): SentLine => ({
    kind: "credit",
    key: lineKey(name),
    at: fridayEvening,
    line: padThaiOnce.key,
    quantity: oneQuantity,
    note,
  });
  const round = [credit("back", "cold"), credit("again", "too late")];
  const { lines } = accepted(receiveLines(sold, round, house));
  expect(lines.slice(1)).toMatchObject([{ key: "back", quantity: -2, note: "cold" }]);
});

test("a line stored twice on a device is restored once", () => {
  const { bill } = restoreLines(aBill(), [padThaiOnce, padThaiOnce], house);
  expect(bill.lines).toMatchObject([{ key: "pad thai", quantity: oneQuantity }]);
});

describe("a press that a till sends", () => {
  const level = {
    id: id<"order-level">(3),
    name: "Mild",
    indexNumber: 1,
    productGroup: id<"product-group">(1),
  };
  const curry = { ...padThai, id: id<"article">(50), hasOrderLevel: true };
  const venue: PricingContext = {
    ...pricingFixture,
    levels: [level],
    menu: {
      ...pricingFixture.menu,
      articles: [...pricingFixture.menu.articles, curry, poolTable],
      categories: [
        {
          id: curry.category,
          name: "Curries",
          parentId: null,
          indexNumber: 1,
          color: "#1e90ff",
          mixerGroup: mixers.id,
          commission: id(1),
        },
      ],
    },
  };
  const press = { ...padThaiOnce, article: curry.id, key: lineKey("curry") };
  const received = (...sent: readonly SentLine[]) => receiveLines(aBill(), sent, venue);
  const commission = (staff: number, key = "earned"): SentLine => {
    const by = { staff: id<"staff">(staff), item: press.key, at: fridayEvening };
    return { kind: "commission", key: lineKey(key), ...by };
  };

  test("has its note and its level, or is refused with them", () => {
    const bill = accepted(received({ ...press, note: "no salt", orderLevel: level.id }));
    expect(bill.lines).toMatchObject([{ note: "no salt", orderLevel: level.id }]);
    expect(received({ ...press, orderLevel: id(9) })).toMatchObject({
      refusal: "order-level-not-for-article",
    });
    expect(received({ ...press, quantity: quantity(0.5), note: "no salt" })).toMatchObject({
      refusal: "quantity-invalid",
    });
  });

  test("of a timer has its times: one hour and a half", () => {
    const times = { startedAt: fridayEvening, endedAt: utc("2026-11-20 12:35:00") };
    const pool = { ...press, article: poolTable.id, note: "second table", times };
    expect(accepted(received(pool)).lines).toMatchObject([
      { ...times, quantity: 1.5, note: "second table" },
    ]);
  });

  test("of a mixer stays a line of its own, with its note", () => {
    const mix = {
      kind: "mixer",
      article: tonic.id,
      item: lineKey("gin"),
      at: fridayEvening,
    } as const;
    const one = { ...mix, quantity: oneQuantity };
    const bill = accepted(
      received(
        { ...press, key: lineKey("gin"), article: gin.id },
        { ...one, key: lineKey("first"), note: "" },
        { ...one, key: lineKey("second"), note: "no ice" },
      ),
    );
    expect(bill.lines.slice(1)).toMatchObject([
      { key: "first", quantity: 1, note: "" },
      { key: "second", quantity: 1, note: "no ice" },
    ]);
  });

  test("of a commission pays what the category of the article promises, to staff who are there", () => {
    const bill = accepted(received(press, commission(noi)));
    expect(bill.lines[1]).toMatchObject({ staff: noi, commission: 50_00 });
    const left = { ...venue, staff: venue.staff.map((one) => ({ ...one, isDeleted: true })) };
    const refused = { refusal: "commission-staff-invalid" };
    expect(receiveLines(aBill(), [press, commission(noi)], left)).toMatchObject(refused);
    expect(received(press, commission(99))).toMatchObject(refused);
  });

  test("of a commission is refused if the same round has another one of the item, and not if it repeats it", () => {
    const round = [press, commission(noi, "first"), commission(noi, "second")];
    const twice = { refusal: "commission-twice" };
    expect(received(...round)).toMatchObject(twice);
    const once = accepted(received(press, commission(noi), commission(noi)));
    expect(once.lines.map(({ key }) => key)).toEqual(["curry", "earned"]);
    expect(receiveLines(saved(accepted(received(press))), round, venue)).toMatchObject(twice);
    const replaced = accepted(receiveLines(once, [commission(noi, "later")], venue));
    expect(replaced.lines.map(({ key }) => key)).toEqual(["curry", "later"]);
  });
});
