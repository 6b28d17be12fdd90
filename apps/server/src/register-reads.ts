import type { Database } from "#database/database.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";

import { registerAccountingReads } from "./features/accounting/index.ts";
import { registerBillReads } from "./features/bill/index.ts";
import { registerCustomerReads } from "./features/customer/index.ts";
import { registerFrontPageReads } from "./features/front-page/index.ts";
import { registerOfficeHouseReads } from "./features/office-house/index.ts";
import { registerOfficeMenuReads } from "./features/office-menu/index.ts";
import { registerOfficeSellingReads } from "./features/office-selling/index.ts";
import { registerOfficeSetupReads } from "./features/office-setup/index.ts";
import { registerOfficeStaffReads } from "./features/office-staff/index.ts";
import { registerOwnerReportReads } from "./features/owner-report/index.ts";
import { registerPrintingReads } from "./features/printing/index.ts";
import { registerReportReads } from "./features/report/index.ts";

/** Every read that may take longer than a few milliseconds: reports, searches, exports and lists of the office. */
export function registerReads(registry: BackgroundRegistry, database: Database): void {
  registerAccountingReads(registry, database);
  registerBillReads(registry, database);
  registerCustomerReads(registry, database);
  registerReportReads(registry, database);
  registerPrintingReads(registry, database);
  registerOwnerReportReads(registry, database);
  registerFrontPageReads(registry, database);
  registerOfficeMenuReads(registry, database);
  registerOfficeSellingReads(registry, database);
  registerOfficeHouseReads(registry, database);
  registerOfficeSetupReads(registry, database);
  registerOfficeStaffReads(registry, database);
}
