import { formatDateTime } from "@comanda/contract/wire";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";

import { findPrivileges } from "./privilege-store.ts";
import { readInBatches, type ReportInput } from "./read-in-batches.ts";

/** The book of sales to seniors and persons with disability, each guest by name and card, oldest first. */
export async function privilegeRows(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const bills = await readInBatches(input, (days) => findPrivileges(database, location, days));
  return bills
    .toSorted((one, other) => one.at - other.at || one.id - other.id)
    .flatMap(({ id, number, at, privilege, shares }) =>
      shares.map(({ kind, gross, exemption, discount }, index) => ({
        key: String(id),
        bill: `#${number}`,
        at: formatDateTime(at),
        what: kind,
        name: privilege.holders[index]?.name ?? "",
        idNumber: privilege.holders[index]?.idNumber ?? "",
        gross,
        exemption,
        exemptSales: gross - exemption,
        discount,
        amount: gross - exemption - discount,
      })),
    );
}
