import type { PrintJob } from "@comanda/contract/print";
import type { ReportNames } from "@comanda/contract/report-documents";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";
import type { Session } from "#http/session.ts";

import { findReportReckoning } from "../payment/index.ts";
import { findPrintRoutes } from "../printing/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findStations } from "../venue/index.ts";

type Papers = { readonly printerServerAddress: string; readonly jobs: PrintJob[] };

/** Papers for the printer of the station where they were asked for. */
export async function printAtStation(
  database: Database,
  { location, station }: Pick<Session, "location" | "station">,
  documents: readonly PrintJob["document"][],
): Promise<Papers> {
  const { printerServerAddress, addressFor } = await findPrintRoutes(database, location, station);
  const jobs = documents.map((document) => ({ printer: addressFor(null), document }));
  return { printerServerAddress, jobs };
}

/** The words for what reports name by numbers, as they are today. */
export async function findReportNames(
  database: Database,
  location: LocationId,
): Promise<ReportNames> {
  const staff = await findStaffOf(database, location);
  const stations = await findStations(database, [location]);
  const { payTypes } = await findReportReckoning(database, location);
  return {
    staff: staff.map(({ id, ref, firstName, lastName }) => ({
      id,
      ref,
      name: `${firstName} ${lastName}`.trim(),
    })),
    stations: stations.map(({ id, name }) => ({ id, name })),
    payTypes: payTypes.map(({ id, name }) => ({ id, name })),
  };
}
