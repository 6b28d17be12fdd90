import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { oneQuantity, quantity } from "../money/quantity.ts";
import { aBill, accepted, aLine, fridayEvening, ladyDrink, saved } from "../testing/builders.ts";
import { creditBack } from "./credit-back.ts";
import { lineKey, type Line } from "./line.ts";
import { setCommission } from "./set-commission.ts";

const [noi, fah] = [id<"staff">(31), id<"staff">(32)];
const drinks = lineKey("drinks");

test("a credited piece takes one commission back, also if its pieces have different earners", () => {
  const order = aBill({
    lines: [aLine({ key: drinks, article: ladyDrink.id, quantity: quantity(2), isSaved: false })],
  });
  const commission = { amount: money(50_00), price: money(0), isInPrice: true, isOnBill: false };
  const choice = { key: lineKey("earns"), item: drinks, staff: noi, at: fridayEvening };
  const { lines } = saved(accepted(setCommission(order, { ...choice, commission })));
  // As after a split and a merge.
  const apart = lines.flatMap((line): readonly Line[] => {
    if (line.type !== "commission") return [line];
    const one = { ...line, quantity: oneQuantity };
    return [one, { ...one, key: lineKey("other"), staff: fah }];
  });
  const press = { line: drinks, quantity: oneQuantity, at: fridayEvening, promotions: [] };
  const once = accepted(
    creditBack({ ...order, lines: apart }, { ...press, key: lineKey("first") }),
  );
  const takenFrom = ({ lines: all }: typeof once) =>
    all.flatMap(({ type, credits, staff }) =>
      type === "commission" && credits !== null ? [staff] : [],
    );
  expect(takenFrom(once)).toEqual([noi]);
  const twice = accepted(creditBack(saved(once), { ...press, key: lineKey("second") }));
  expect(takenFrom(twice)).toEqual([noi, fah]);
});
