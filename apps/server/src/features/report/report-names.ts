import type { ReportNames } from "@comanda/contract/report-documents";
import type { LocationId } from "@comanda/domain/id";

import type { Database } from "#database/database.ts";

import { findPayTypeNames } from "../pay-type/index.ts";
import { findStaffOf } from "../staff/index.ts";
import { findStationsIncludingRetired } from "../venue/index.ts";

/** The current names of everything a report refers to by id, retired or not. */
export async function findReportNames(
  database: Database,
  location: LocationId,
): Promise<ReportNames> {
  const staff = await findStaffOf(database, location);
  const stations = await findStationsIncludingRetired(database, location);
  const payTypes = await findPayTypeNames(database, location);
  return {
    staff: staff.map(({ id, ref, firstName, lastName }) => ({
      id,
      ref,
      name: `${firstName} ${lastName}`.trim(),
    })),
    stations: stations.map(({ id, name }) => ({ id, name })),
    payTypes: [...payTypes].map(([id, name]) => ({ id, name })),
  };
}
