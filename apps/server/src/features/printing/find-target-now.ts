import { localPrinter, noPrinter } from "@comanda/contract/print";
import type { ProductGroupId } from "@comanda/domain/id";

import { toJson } from "#database/portable-columns.ts";
import type { WriteContext } from "#journal/command.ts";

import { findCachedLabels } from "../menu/index.ts";
import type { PrintJobRow } from "./print-job-store.ts";
import { findCachedPrintTargets, type PrintTarget } from "./print-route-store.ts";

type Row = Pick<PrintJobRow, "kind" | "title" | "station" | "printer" | "printer_name">;

/**
 * Where a paper that is printed again goes now: to its printer, or to the one that replaces it at the paper's station.
 * The address comes last, as another printer may have it by now. Null if nothing prints such papers any more.
 */
export async function findTargetNow(context: WriteContext, row: Row): Promise<PrintTarget | null> {
  const targets = await findCachedPrintTargets(context, context.session.station);
  const printer = { name: row.printer_name, address: row.printer };
  return (
    targets.targetOfPaper(printer) ??
    (await findRouteNow(context, row)) ??
    targets.targetAt(row.printer)
  );
}

/** What a station prints at its own till comes out at the caller's, which no other till can reach (decision 200). */
async function findRouteNow(context: WriteContext, row: Row): Promise<PrintTarget | null> {
  const group = await findProductGroup(context, row);
  if (group === undefined) return null;
  const asked = context.session.station;
  const routed = (await findCachedPrintTargets(context, row.station)).targetFor(group);
  const isElsewhere = routed.address === localPrinter && row.station !== asked;
  const target = isElsewhere
    ? (await findCachedPrintTargets(context, asked)).targetFor(group)
    : routed;
  return target.address === noPrinter ? null : target;
}

/** Null for receipts and reports; undefined if the product group of a ticket has another name now. */
async function findProductGroup(
  context: WriteContext,
  { kind, title }: Row,
): Promise<ProductGroupId | null | undefined> {
  const isOfGroup = kind === "ticket" || (kind === "test-page" && title !== "");
  if (!isOfGroup) return null;
  const { productGroups } = await findCachedLabels(context);
  const named = [...productGroups].flatMap(([id, name]) => (name === title ? [id] : []));
  // A retired group may have had the same name.
  return named.toSorted((one, other) => other - one)[0];
}

/** A job's columns that say where it goes. */
export function columnsOfTarget({ address, name, profile }: PrintTarget) {
  return { printer: address, printer_name: name, profile: toJson(profile) };
}
