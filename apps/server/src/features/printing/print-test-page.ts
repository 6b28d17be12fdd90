import type { BodyOf } from "@comanda/contract/call";
import type { KeptPapers } from "@comanda/contract/stored-print-jobs";
import type { printTestPage as printTestPageCall } from "@comanda/contract/print-job";
import { wireDateTime } from "@comanda/domain/time/date-text";
import { defaultLanguage, type Language } from "@comanda/domain/venue/settings";

import { noRecord, type RefusedCall } from "#call/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { labelsOfHouse } from "../menu/index.ts";
import { locationOfHouse, stationsOfHouse } from "../venue/index.ts";
import { keepPaper, mannerOfHouse } from "./enqueue-print-jobs.ts";
import { findPrintRoute, targetsOfStation } from "./print-route-store.ts";

/** Prints a test page over a print route or at the till, so that users see that the printer works. */
export async function printTestPage(
  writing: Writing,
  { route: id }: BodyOf<typeof printTestPageCall>,
  language: Language = defaultLanguage,
): Promise<KeptPapers | RefusedCall> {
  const { tx, session, at } = writing;
  const route = id === null ? null : await findPrintRoute(tx, session.location, id);
  if (id !== null && route === null) return noRecord("Print route", id);
  const station = route?.station ?? session.station;
  const targets = await targetsOfStation(writing, station);
  const target = route === null ? targets.targetAt("") : targets.targetFor(route.product_group);
  if (target === null) return noRecord("Print route", id ?? 0);
  const { productGroups } = await labelsOfHouse(writing);
  const group = route?.product_group ?? null;
  const location = await locationOfHouse(writing);
  const stations = await stationsOfHouse(writing);
  const document = {
    kind: "test-page",
    date: wireDateTime(at),
    location: location.name,
    station: stations.find((each) => each.id === station)?.name ?? "",
    productGroup: group === null ? null : (productGroups.get(group) ?? ""),
    printer: target.name,
    address: target.address,
  } as const;
  const manner = await mannerOfHouse(writing);
  const job = await keepPaper(writing, { document }, { target, manner, language });
  return { printerServerAddress: targets.printerServerAddress, jobs: [job] };
}
