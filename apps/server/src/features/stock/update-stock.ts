import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { StationDeliveryBody, updateStock as updateStockCall } from "@comanda/contract/stock";
import { stock as stockSchema } from "@comanda/contract/stock-record";
import { isRefusal } from "@comanda/domain/refusal";
import { receiveDelivery } from "@comanda/domain/stock/receive-delivery";
import { stockLevelsAt } from "@comanda/domain/stock/stock";

import { recordNotFound, refuseFields, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { findStations } from "../venue/index.ts";
import { stockShapes } from "./stock-shapes.ts";
import {
  findStock,
  findStockItemNames,
  saveLevels,
  stockOf,
  type StockRow,
} from "./stock-store.ts";

type Call = typeof updateStockCall;

/** Books a delivery to its stations, and what is taken away there: all of it, or none. */
export async function updateStock(
  context: WriteContext,
  body: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const misplaced = misplacedFields(body);
  if (misplaced.length > 0) {
    const error = "is not the station of this delivery";
    return refuseFields(
      "invalid-request",
      misplaced.map((field) => ({ field, error })),
    );
  }
  const saved: StockRow[] = [];
  for (const delivery of Object.values(body)) {
    // One station after the other; a delivery goes to a few.
    const rows = await deliver(context, delivery);
    if ("refusal" in rows) return rows;
    saved.push(...rows);
  }
  return {
    result: "success",
    modifiedStocks: saved.map((row) => toContractRecord(stockSchema, stockShapes.stock, row)),
  };
}

/** The key, the delivery and each of its rows must name the same station. */
function misplacedFields(body: BodyOf<Call>): readonly string[] {
  return Object.entries(body).flatMap(([key, { station, stocks }]) => {
    if (key !== String(station)) return [`${key}.station`];
    return stocks.flatMap((row, index) =>
      row.station === station ? [] : [`${key}.stocks.${index}.station`],
    );
  });
}

async function deliver(
  context: WriteContext,
  { station, stocks }: StationDeliveryBody,
): Promise<readonly StockRow[] | RefusedCall> {
  const { tx, session } = context;
  const { location } = session;
  const stations = await findStations(tx, [location]);
  if (stations.every(({ id }) => id !== station)) return recordNotFound("Station", station);
  const wanted = stocks.map(({ stockItem }) => stockItem);
  const items = await findStockItemNames(tx, location, wanted);
  const known = new Set(items.map(({ id }) => id));
  const unknown = wanted.find((item) => !known.has(item));
  if (unknown !== undefined) return recordNotFound("Stock item", unknown);
  const before = await findStock(tx, location, station);
  const idOf = new Map(before.map((row) => [row.stock_item, row.id]));
  const gone = stocks.find(({ id, stockItem }) => id !== null && idOf.get(stockItem) !== id);
  if (gone !== undefined && gone.id !== null) return recordNotFound("Stock", gone.id);
  const after = receiveDelivery(stockLevelsAt(station, before.map(stockOf)), stocks, items);
  return isRefusal(after) ? after : saveLevels(context, station, { before, after });
}
