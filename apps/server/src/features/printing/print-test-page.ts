import type { BodyOf } from "@comanda/contract/call";
import type { KeptPapers } from "@comanda/contract/kept-papers";
import type { printTestPage as printTestPageCall } from "@comanda/contract/print-job";
import { wireDateTime } from "@comanda/domain/time/date-text";
import { defaultLanguage, type Language } from "@comanda/domain/venue/settings";

import { noRecord, type RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { findMenuLabels } from "../menu/index.ts";
import { findLocations, findStations } from "../venue/index.ts";
import { findManner, keepPaper } from "./keep-papers.ts";
import { findPrintRoute, findPrintTargets } from "./print-route-store.ts";

/** A page for the printer at the end of a way, or for the one at the till, so that people see that it works. */
export async function printTestPage(
  writing: Writing,
  { route: id }: BodyOf<typeof printTestPageCall>,
  language: Language = defaultLanguage,
): Promise<KeptPapers | RefusedCall> {
  const { tx, session, at } = writing;
  const route = id === null ? null : await findPrintRoute(tx, session.location, id);
  if (id !== null && route === null) return noRecord("Print route", id);
  const station = route?.station ?? session.station;
  const targets = await findPrintTargets(tx, session.location, station);
  const target = route === null ? targets.targetAt("") : targets.targetFor(route.product_group);
  if (target === null) return noRecord("Print route", id ?? 0);
  const { productGroups } = await findMenuLabels(tx, session.location, []);
  const group = route?.product_group ?? null;
  const [location] = await findLocations(tx, [session.location]);
  const stations = await findStations(tx, [session.location]);
  const document = {
    kind: "test-page",
    date: wireDateTime(at),
    location: location?.name ?? "",
    station: stations.find((each) => each.id === station)?.name ?? "",
    productGroup: group === null ? null : (productGroups.get(group) ?? ""),
    printer: target.name,
    address: target.address,
  } as const;
  const manner = await findManner(tx, session.location);
  const job = await keepPaper(writing, { document }, { target, manner, language });
  return { printerServerAddress: targets.printerServerAddress, jobs: [job] };
}
