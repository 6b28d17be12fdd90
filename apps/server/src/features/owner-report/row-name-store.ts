import type { LocationId } from "@comanda/domain/id";
import type { OpenedBy } from "@comanda/domain/owner-report/report-columns";

import type { Database } from "#database/database.ts";

import { findStationsIncludingRetired } from "../venue/index.ts";
import { findArticleNames, findStaffNames } from "./name-store.ts";
import { findPromotionNames } from "./sales-store.ts";
import { findStockNames } from "./stock-moves-store.ts";

/** The name of a row as in its report; empty for an hour, which its key names. */
export async function findRowName(
  database: Database,
  location: LocationId,
  { by, key }: { readonly by: OpenedBy; readonly key: string },
): Promise<string> {
  const names = await findNames(database, location, by);
  return names.get(Number(key)) ?? "";
}

async function findNames(
  database: Database,
  location: LocationId,
  by: OpenedBy,
): Promise<ReadonlyMap<number, string>> {
  switch (by) {
    case "article":
      return findArticleNames(database, location);
    case "category":
      return findNamesIn(database, location, "category");
    case "pay-type":
      return findNamesIn(database, location, "pay_type");
    case "promotion":
      return findPromotionNames(database, location);
    case "staff":
    case "commission":
      return findStaffNames(database, location);
    case "station": {
      const stations = await findStationsIncludingRetired(database, location);
      return new Map(stations.map(({ id, name }) => [id, name]));
    }
    case "stock": {
      const stocks = await findStockNames(database, location);
      return new Map(
        [...stocks].map(([id, { stockItem, station }]) => [id, `${stockItem}, ${station}`]),
      );
    }
    case "hour":
    case "weekday-hour":
      return new Map();
  }
}

async function findNamesIn(
  database: Database,
  location: LocationId,
  table: "category" | "pay_type",
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom(table)
    .select(["id", "name"])
    .where("location", "=", location)
    .execute();
  return new Map<number, string>(rows.map(({ id, name }) => [id, name]));
}
