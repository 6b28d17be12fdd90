import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import type { Clock } from "#call/runtime.ts";

import { registerBillRoutes } from "./features/bill/index.ts";
import {
  registerCommissionRoutes,
  registerCommissionRuleRoutes,
} from "./features/commission/index.ts";
import { registerCustomerRoutes } from "./features/customer/index.ts";
import { registerFloorRoutes } from "./features/floor/index.ts";
import { registerFirstVenueRoutes, type FindDemoPasswords } from "./features/first-venue/index.ts";
import { registerMissingRowsRoutes } from "./features/missing-rows/index.ts";
import { registerMenuRoutes } from "./features/menu/index.ts";
import { registerOfficeHouseRoutes, type AfterErasure } from "./features/office-house/index.ts";
import { registerOfficeSessionRoutes } from "./features/office-sessions/index.ts";
import { registerOfficeSellingRoutes } from "./features/office-selling/index.ts";
import { registerOfficeSetupRoutes } from "./features/office-setup/index.ts";
import { registerOfficeStaffRoutes } from "./features/office-staff/index.ts";
import { registerOfficeMenuRoutes } from "./features/office-menu/index.ts";
import { registerLogoRoutes } from "./features/logo/index.ts";
import { registerPictureRoutes } from "./features/picture/index.ts";
import { registerPayTypeRoutes } from "./features/pay-type/index.ts";
import { registerPaymentRoutes } from "./features/payment/index.ts";
import { registerPrintingRoutes } from "./features/printing/index.ts";
import { registerReportRoutes } from "./features/report/index.ts";
import type { PasswordHasher, TillContacts } from "./features/sign-in/index.ts";
import { registerPromotionRoutes } from "./features/promotion/index.ts";
import { registerShiftRoutes } from "./features/shift/index.ts";
import { registerStaffRoutes } from "./features/staff/index.ts";
import { registerStockRoutes } from "./features/stock/index.ts";
import { registerVenueRoutes } from "./features/venue/index.ts";
import { registerWorkDayRoutes } from "./features/work-day/index.ts";

type FeatureDependencies = Pick<TillContacts, "oldestPress"> & {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly findDemoPasswords: FindDemoPasswords;
  readonly afterErasure: AfterErasure;
};

/** Every call of the venue's work. Signing in and the live stream are registered with what they are made of. */
export function registerFeatures(registry: CallRegistry, parts: FeatureDependencies): void {
  registerReference(registry, parts);
  registerSales(registry, parts);
  registerOffice(registry, parts);
}

/** The venue with its menu, prices and people, which tills load and add to. */
function registerReference(
  registry: CallRegistry,
  { database, clock, passwords: { hash }, findDemoPasswords }: FeatureDependencies,
): void {
  registerVenueRoutes(registry, database);
  registerFirstVenueRoutes(registry, { database, clock }, { hash, findDemoPasswords });
  registerMenuRoutes(registry, database);
  registerPictureRoutes(registry, database);
  registerLogoRoutes(registry, database);
  registerPromotionRoutes(registry, database);
  registerCommissionRuleRoutes(registry, database);
  registerFloorRoutes(registry, database);
  registerPayTypeRoutes(registry, database);
  registerCustomerRoutes(registry, database);
  registerStaffRoutes(registry, database, hash);
}

/** A day's work: its shifts, bills, stock and money, up to the reports and papers about them. */
function registerSales(
  registry: CallRegistry,
  { database, clock, oldestPress }: FeatureDependencies,
): void {
  registerWorkDayRoutes(registry);
  registerShiftRoutes(registry);
  registerBillRoutes(registry, { database, clock, oldestPress });
  registerStockRoutes(registry, database);
  registerPaymentRoutes(registry, database);
  registerCommissionRoutes(registry, database);
  registerReportRoutes(registry);
  registerPrintingRoutes(registry, database);
}

/** Calls by which the venue's staff edits what tills read. */
function registerOffice(
  registry: CallRegistry,
  { database, clock, passwords, afterErasure }: FeatureDependencies,
): void {
  registerOfficeMenuRoutes(registry);
  registerOfficeSellingRoutes(registry);
  registerOfficeHouseRoutes(registry, database, afterErasure);
  registerOfficeSetupRoutes(registry, database);
  registerOfficeStaffRoutes(registry, database, passwords.hash);
  registerOfficeSessionRoutes(registry, { database, clock });
  registerMissingRowsRoutes(registry, database);
}
