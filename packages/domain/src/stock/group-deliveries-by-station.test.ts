import { describe, expect, test } from "vitest";

import { id, type StationId } from "../id.ts";
import { ginBottle, lime, mango, units } from "../testing/stock-builders.ts";
import {
  groupDeliveriesByStation,
  type DeliveryRow,
  type StationCount,
} from "./group-deliveries-by-station.ts";
import type { StockItem } from "./stock.ts";

const bar: StationId = id(2);
const spa: StationId = id(3);

const countAt = (station: StationId, count: number): StationCount => ({
  id: id(station * 10),
  station,
  currentCount: units(count),
});

function aRow(item: StockItem, target: StationCount | null, delivered: number | null): DeliveryRow {
  return {
    stockItem: item.id,
    target,
    delivered: delivered === null ? null : units(delivered),
  };
}

describe("a delivery", () => {
  test("contains each station with its new count", () => {
    expect(
      groupDeliveriesByStation([
        aRow(ginBottle, countAt(bar, 2.1), 4.2),
        aRow(lime, countAt(spa, 0), 30),
        aRow(mango, countAt(bar, 1), 5),
      ]),
    ).toEqual([
      {
        station: bar,
        stocks: [
          {
            id: 20,
            station: bar,
            stockItem: ginBottle.id,
            currentCount: units(6.3),
            delivered: units(4.2),
          },
          {
            id: 20,
            station: bar,
            stockItem: mango.id,
            currentCount: units(6),
            delivered: units(5),
          },
        ],
      },
      {
        station: spa,
        stocks: [
          {
            id: 30,
            station: spa,
            stockItem: lime.id,
            currentCount: units(30),
            delivered: units(30),
          },
        ],
      },
    ]);
  });

  test("may be the first of an item at a station", () => {
    const never = { id: null, station: bar, currentCount: units(0) };
    expect(groupDeliveriesByStation([aRow(mango, never, 5)])).toMatchObject([
      { station: bar, stocks: [{ id: null, currentCount: units(5) }] },
    ]);
  });

  test("leaves out rows without a quantity or without a station", () => {
    const rows = [
      aRow(ginBottle, countAt(bar, 1), null),
      aRow(lime, countAt(bar, 1), 0),
      aRow(mango, null, 5),
    ];
    expect(groupDeliveriesByStation(rows)).toEqual([]);
  });
});
