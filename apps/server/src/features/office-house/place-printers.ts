import type { BodyOf } from "@comanda/contract/call";
import type { placePrinters as placePrintersCall } from "@comanda/contract/office-printing";
import type { RowProblem } from "@comanda/domain/office/problem";

import { isRefused, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findRecords, refuseRows, saveRecords } from "../office/index.ts";
import { printerTopic, stationTopic } from "./station-topics.ts";

type Places = BodyOf<typeof placePrintersCall>;
type Placed = { readonly printers: number; readonly stations: number };

/** Saves printers and the routes that lead to them, each as its own save would. */
export async function placePrinters(
  context: WriteContext,
  { printers, stations }: Places,
): Promise<Placed | RefusedCall> {
  const saved = await saveRecords(printerTopic, context, { save: printers, retire: [] });
  if (isRefused(saved)) return saved;
  const known = await findRecords(context.tx, printerTopic, context.session.location);
  const idOf = new Map(known.map(({ id, name }) => [String(name), id]));
  const unknown = findUnknownPrinters(stations, idOf);
  if (unknown.length > 0) return refuseRows(unknown);
  const save = stations.map(({ routes, ...station }) => ({
    ...station,
    routes: routes.map(({ productGroup, printer }) => ({
      productGroup,
      printer: printer === null ? null : idOf.get(printer),
    })),
  }));
  const placed = await saveRecords(stationTopic, context, { save, retire: [] });
  if (isRefused(placed)) return placed;
  return { printers: saved.saved.length, stations: placed.saved.length };
}

function findUnknownPrinters(
  stations: Places["stations"],
  idOf: ReadonlyMap<string, number>,
): readonly RowProblem[] {
  return stations.flatMap(({ routes }, row): readonly RowProblem[] => {
    const isUnknown = routes.some(({ printer }) => printer !== null && !idOf.has(printer));
    return isUnknown ? [{ row, field: "routes", code: "not-found" }] : [];
  });
}
