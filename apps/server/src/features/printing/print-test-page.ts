import type { BodyOf } from "@comanda/contract/call";
import type { StoredPrintJobs } from "@comanda/contract/stored-print-jobs";
import type { printTestPage as printTestPageCall } from "@comanda/contract/print-job";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { defaultLanguage, type Language } from "@comanda/domain/venue/settings";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findCachedLabels } from "../menu/index.ts";
import { findCachedLocation, findCachedStations } from "../venue/index.ts";
import { enqueuePrintJob, findCachedPaperFormats } from "./enqueue-print-jobs.ts";
import { findPrintRoute, findCachedPrintTargets } from "./print-route-store.ts";

/** Prints a test page over a print route or at the till, so that users see that the printer works. */
export async function printTestPage(
  context: WriteContext,
  { route: id }: BodyOf<typeof printTestPageCall>,
  language: Language = defaultLanguage,
): Promise<StoredPrintJobs | RefusedCall> {
  const { tx, session, at } = context;
  const route = id === null ? null : await findPrintRoute(tx, session.location, id);
  if (id !== null && route === null) return recordNotFound("Print route", id);
  const station = route?.station ?? session.station;
  const targets = await findCachedPrintTargets(context, station);
  const target = route === null ? targets.atTill : targets.targetFor(route.product_group);
  const { productGroups } = await findCachedLabels(context);
  const group = route?.product_group ?? null;
  const location = await findCachedLocation(context);
  const stations = await findCachedStations(context);
  const document = {
    kind: "test-page",
    date: wireDateTime(at),
    location: location.name,
    station: stations.find((each) => each.id === station)?.name ?? "",
    productGroup: group === null ? null : (productGroups.get(group) ?? ""),
    printer: target.name,
    address: target.address,
  } as const;
  const formats = await findCachedPaperFormats(context);
  const job = await enqueuePrintJob(context, { document }, { target, formats, language });
  return { printerServerAddress: targets.printerServerAddress, jobs: [job] };
}
