import { formatDateTime } from "@comanda/contract/wire";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";

import { findStationsIncludingRetired } from "../venue/index.ts";
import { findStaffNames } from "./name-store.ts";
import type { ReportInput } from "./read-in-batches.ts";
import { findReprints } from "./reprints-store.ts";

/** Bills that were printed again, and drawers that were opened without a payment. */
export async function reprintRows({
  database,
  location,
  span,
}: ReportInput): Promise<readonly ReportRow[]> {
  if (span === null) return [];
  const names = await findStaffNames(database, location);
  const known = await findStationsIncludingRetired(database, location);
  const stations = new Map(known.map(({ id, name }) => [id, name]));
  const reprints = await findReprints(database, location, span);
  return reprints.map(({ kind, at, id, number, staff, station }) => ({
    key: id === null ? null : String(id),
    bill: number === null ? "" : `#${number}`,
    at: formatDateTime(at),
    what: kind,
    station: station === null ? "" : (stations.get(station) ?? ""),
    staff: staff === null ? "" : (names.get(staff) ?? ""),
  }));
}
