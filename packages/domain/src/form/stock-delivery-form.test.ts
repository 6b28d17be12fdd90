import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { groupDeliveriesByStation } from "../stock/group-deliveries-by-station.ts";
import { accepted } from "../testing/builders.ts";
import { baht } from "../testing/money-formats.ts";
import { ginBottle, lime, units } from "../testing/stock-builders.ts";
import { isFormErrors } from "./field-error.ts";
import { parseStockDeliveryForm, type StockDeliveryRowValues } from "./stock-delivery-form.ts";

const bar = { id: null, station: id<"station">(2), currentCount: units(1) };

const aRow = (row: Partial<StockDeliveryRowValues>): StockDeliveryRowValues => ({
  stockItem: ginBottle.id,
  target: bar,
  quantity: "",
  measure: { name: "l", size: units(1) },
  ...row,
});

describe("typing a delivery", () => {
  test("a quantity has up to three decimals", () => {
    expect(parseStockDeliveryForm([aRow({ quantity: "4.125" })], baht)).toEqual([
      { stockItem: ginBottle.id, target: bar, delivered: units(4.125) },
    ]);
  });

  test("bottles are typed and converted to litres", () => {
    const row = aRow({ quantity: "6", measure: { name: "bottles", size: units(0.7) } });
    expect(parseStockDeliveryForm([row], baht)).toMatchObject([{ delivered: units(4.2) }]);
    const many = aRow({ quantity: "9999999999", measure: { name: "casks", size: units(700) } });
    expect(parseStockDeliveryForm([many], baht)).toEqual({
      fieldErrors: [{ field: "quantity-1", code: "invalid" }],
    });
  });

  test("what is taken away has a minus, and as many digits as a delivery", () => {
    const measure = { name: "bottles", size: units(0.7) };
    const rows = [
      aRow({ quantity: "-6", measure }),
      aRow({ stockItem: lime.id, quantity: " −1,234.5" }),
      aRow({ stockItem: id(3), quantity: "-1234567890" }),
    ];
    expect(parseStockDeliveryForm(rows, baht)).toMatchObject([
      { delivered: units(-4.2) },
      { delivered: units(-1234.5) },
      { delivered: units(-1_234_567_890) },
    ]);
  });

  test("rows without a quantity or a station are valid but not delivered", () => {
    const rows = accepted(
      parseStockDeliveryForm(
        [
          aRow({ quantity: "" }),
          aRow({ stockItem: lime.id, quantity: "0" }),
          aRow({ stockItem: id(3), quantity: "5", target: null }),
        ],
        baht,
      ),
    );
    if (isFormErrors(rows)) throw new Error("Nothing is wrong with these rows");
    expect(groupDeliveriesByStation(rows)).toEqual([]);
  });

  test("a wrong quantity is reported at its item", () => {
    expect(
      parseStockDeliveryForm(
        [
          aRow({ quantity: "two" }),
          aRow({ stockItem: lime.id, quantity: "--3" }),
          aRow({ stockItem: id(3), quantity: "12345678901" }),
          aRow({ stockItem: id(4), quantity: "6" }),
          aRow({ stockItem: id(5), quantity: "-" }),
        ],
        baht,
      ),
    ).toEqual({
      fieldErrors: [
        { field: "quantity-1", code: "invalid" },
        { field: "quantity-2", code: "invalid" },
        { field: "quantity-3", code: "too-long", maximum: 10 },
        { field: "quantity-5", code: "invalid" },
      ],
    });
  });
});
