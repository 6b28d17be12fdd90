import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { expect, test } from "vitest";

import { deliveryText } from "./delivery-text.ts";

const signs = { decimalSeparator: ",", thousandSeparator: "." };
const gin = { count: "bottles", size: stockAmount(700), unit: "l" };

test("a delivery shows the counted unit and the resulting amount", () => {
  expect(deliveryText(gin, "", signs)).toBe("bottles");
  expect(deliveryText(gin, "6", signs)).toBe("6 bottles = 4,2 l");
  expect(deliveryText(gin, "0,5", signs)).toBe("0,5 bottles = 0,35 l");
});

test("an item counted in its own unit shows no computed amount", () => {
  expect(deliveryText({ ...gin, count: "" }, "6", signs)).toBe("l");
  expect(deliveryText({ ...gin, size: stockAmount(1000) }, "6", signs)).toBe("bottles");
});
