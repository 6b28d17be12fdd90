import type { CheckListStep } from "@comanda/domain/front-page/check-list";
import type { LocationId } from "@comanda/domain/id";
import { isCountedAsSum } from "@comanda/domain/money/cash-count";
import { canTakeOrders } from "@comanda/domain/staff/find-staff";
import type { SelectQueryBuilder } from "kysely";

import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

import { hasSampleArticles } from "../office-setup/index.ts";
import { findChargeSettings } from "../pay-type/index.ts";
import { findDenominations } from "../shift/index.ts";
import { findStaffOf } from "../staff/index.ts";

/** Which steps of the check-list a location has done. */
export async function findDoneSteps(
  database: Database,
  location: LocationId,
): Promise<Readonly<Record<CheckListStep, boolean>>> {
  const { payTypes } = await findChargeSettings(database, location);
  const staff = await findStaffOf(database, location);
  return {
    ...(await findSellingSteps(database, location)),
    ...(await findPrintingSteps(database, location)),
    samples: !(await hasSampleArticles(database, location)),
    "notes-and-coins": !isCountedAsSum(await findDenominations(database, location)),
    tax: payTypes.some(({ isVat }) => isVat),
    staff: staff.some((member) => !member.isDeleted && canTakeOrders(member)),
  };
}

async function findSellingSteps(database: Database, location: LocationId) {
  const articles = database
    .selectFrom("article")
    .where("location", "=", location)
    .where("deleted_at", "is", null);
  return {
    article: await hasRow(articles),
    // Every active article has a tile in its category.
    tile: await hasRow(articles.where("is_active", "=", 1)),
    day: await hasRow(database.selectFrom("work_day").where("location", "=", location)),
    shift: await hasRow(database.selectFrom("shift").where("location", "=", location)),
  };
}

/** The server does not know which tills have a printer of their own, but it knows what they have printed. */
async function findPrintingSteps(database: Database, location: LocationId) {
  const routes = database
    .selectFrom("print_route")
    .innerJoin("station", "station.id", "print_route.station")
    .where("print_route.location", "=", location)
    .where("print_route.printer", "is not", null)
    .where("station.deleted_at", "is", null);
  const sent = (kind: "bill" | "ticket") =>
    database
      .selectFrom("print_job")
      .where("location", "=", location)
      .where("state", "=", "sent")
      .where("kind", "=", kind);
  return {
    "bill-printer":
      (await hasRow(routes.where("print_route.product_group", "is", null))) ||
      (await hasRow(sent("bill"))),
    "ticket-printer":
      (await hasRow(routes.where("print_route.product_group", "is not", null))) ||
      (await hasRow(sent("ticket"))),
  };
}

async function hasRow<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<boolean> {
  const row = await rows
    .select((eb) => eb.lit(1).as("one"))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
