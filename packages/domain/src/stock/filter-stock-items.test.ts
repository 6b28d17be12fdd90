import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { aStockItem } from "../testing/stock-builders.ts";
import { filterStockItems } from "./filter-stock-items.ts";

const spirits = id<"management-group">(1);
const gin = aStockItem(1, { name: "Gin", managementGroup: spirits });
const rum = aStockItem(2, { name: "Rượu rum", managementGroup: spirits });
const ginger = aStockItem(3, { name: "Ginger", managementGroup: id(2) });
const oldGin = aStockItem(4, { name: "Old Gin", managementGroup: spirits, isActive: false });
const items = [gin, rum, ginger, oldGin];

describe("the rows of a delivery", () => {
  test("are all active items", () => {
    expect(filterStockItems(items, { managementGroup: null, search: "" })).toEqual([
      gin,
      rum,
      ginger,
    ]);
  });

  test("can be filtered by group, by name, or by both", () => {
    expect(filterStockItems(items, { managementGroup: spirits, search: "" })).toEqual([gin, rum]);
    expect(filterStockItems(items, { managementGroup: null, search: "GIN" })).toEqual([
      gin,
      ginger,
    ]);
    expect(filterStockItems(items, { managementGroup: spirits, search: "ruou" })).toEqual([rum]);
  });
});
