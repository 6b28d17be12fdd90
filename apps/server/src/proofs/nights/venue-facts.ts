import type {
  ArticleId,
  CustomerId,
  LocationId,
  ProductGroupId,
  StaffId,
  StationId,
  StockItemId,
} from "@comanda/contract/wire";
import type { DiscountReason } from "@comanda/domain/bill/discount-reason";
import { giveDiscount, type DiscountRules } from "@comanda/domain/bill/give-discount";
import type { PricingContext } from "@comanda/domain/bill/receive-lines";
import type { CustomerType } from "@comanda/domain/customer/customer";
import type { Currency } from "@comanda/domain/money/currency";
import type { ForeignCurrency } from "@comanda/domain/money/foreign-currency";
import { payTypesAt } from "@comanda/domain/payment/dated-rate";
import type { PayType } from "@comanda/domain/payment/pay-type";
import type { ExpenseCategory } from "@comanda/domain/shift/expense-category";
import { hasRight } from "@comanda/domain/staff/permission";
import type { UserGroup } from "@comanda/domain/staff/user-group";
import { findMissingStock } from "@comanda/domain/stock/find-missing-stock";
import type { Instant } from "@comanda/domain/time/instant";
import type { Station } from "@comanda/domain/venue/location";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import { uncachedReader } from "#journal/cache-per-reference-version.ts";
import type { Tables } from "#database/tables.ts";

import { findCommissions } from "../../features/commission/index.ts";
import { findCustomerTypes } from "../../features/customer/customer-store.ts";
import { findDiscountReasons } from "../../features/menu/discount-reason-store.ts";
import { findForeignCurrencies, findPricingMenu } from "../../features/menu/index.ts";
import { findChargeSettings } from "../../features/pay-type/index.ts";
import { findExpenseCategories } from "../../features/payment/index.ts";
import { findPrintTargets, type PrintTargets } from "../../features/printing/print-route-store.ts";
import { findPromotions } from "../../features/promotion/index.ts";
import { findUserGroups } from "../../features/staff/staff-store.ts";
import { findStockItems } from "../../features/stock/stock-store.ts";
import { findCachedLocation, findStations, findTimeZone } from "../../features/venue/index.ts";
import type { Model } from "./model.ts";

/** Facts that do not change in a night, as the rules see them. */
export type VenueFacts = {
  readonly location: LocationId;
  /** How long after the one before a course is fired by itself. */
  readonly courseMinutes: number | null;
  readonly pricing: Omit<PricingContext, "customerType" | "staff">;
  readonly payTypes: readonly PayType[];
  readonly expenseCategories: readonly ExpenseCategory[];
  readonly discountReasons: readonly DiscountReason[];
  readonly currency: Pick<Currency, "hasDecimals" | "cashRounding">;
  readonly foreign: readonly ForeignCurrency[];
  readonly customerTypes: readonly CustomerType[];
  readonly userGroups: readonly UserGroup[];
  /** Stations that sell, and all stations. */
  readonly stations: readonly StationId[];
  readonly places: readonly Station[];
  readonly stockItems: readonly StockItemId[];
  readonly groupOf: ReadonlyMap<ArticleId, ProductGroupId>;
  readonly printRoutes: readonly Selectable<Tables["print_route"]>[];
  readonly printTargets: ReadonlyMap<StationId, PrintTargets>;
  readonly articles: ReadonlyMap<string, ArticleId>;
};

export async function readVenueFacts(
  database: Database,
  location: LocationId,
  at: Instant,
): Promise<VenueFacts> {
  const articles = await database
    .selectFrom("article")
    .select(["id", "name"])
    .where("location", "=", location)
    .execute();
  const ids = articles.map(({ id }) => id);
  const { menu, levels } = await findPricingMenu(uncachedReader(database, location), {
    station: null,
    articles: ids,
  });
  const stations = await database
    .selectFrom("station")
    .select("id")
    .where("location", "=", location)
    .where("is_sale_point", "=", 1)
    .orderBy("id")
    .execute();
  const { payTypes, currency } = await findChargeSettings(database, location);
  const timeZone = await findTimeZone(database, location);
  const { courseMinutes } = await findCachedLocation(uncachedReader(database, location));
  return {
    location,
    courseMinutes,
    pricing: {
      menu,
      levels,
      promotions: await findPromotions(database, location),
      commissions: await findCommissions(database, location),
      timeZone,
      currency,
    },
    payTypes: payTypesAt(payTypes, { at, timeZone }),
    currency,
    expenseCategories: await findExpenseCategories(database, location),
    discountReasons: await findDiscountReasons(database, location),
    foreign: await findForeignCurrencies(database, location),
    customerTypes: await findCustomerTypes(database, location),
    userGroups: await findUserGroups(database),
    stations: stations.map(({ id }) => id),
    ...(await readStationFacts(database, location)),
    articles: new Map(articles.map(({ id, name }) => [name, id])),
  };
}

type StationFacts = Pick<
  VenueFacts,
  "places" | "stockItems" | "groupOf" | "printRoutes" | "printTargets"
>;

async function readStationFacts(database: Database, location: LocationId): Promise<StationFacts> {
  const places = await findStations(database, [location]);
  const articles = await database
    .selectFrom("article")
    .select(["id", "product_group"])
    .where("location", "=", location)
    .execute();
  return {
    places,
    stockItems: (await findStockItems(database, location)).map(({ id }) => id),
    groupOf: new Map(articles.map(({ id, product_group }) => [id, product_group])),
    printRoutes: await database
      .selectFrom("print_route")
      .selectAll()
      .where("location", "=", location)
      .orderBy("id")
      .execute(),
    printTargets: await readTargets(
      database,
      location,
      places.map(({ id }) => id),
    ),
  };
}

async function readTargets(
  database: Database,
  location: LocationId,
  stations: readonly StationId[],
): Promise<VenueFacts["printTargets"]> {
  const targets = stations.map(async (station): Promise<[StationId, PrintTargets]> => [
    station,
    await findPrintTargets(database, location, station),
  ]);
  return new Map(await Promise.all(targets));
}

/** Who presses, where, and for whom. */
type Pressing = {
  readonly user: StaffId;
  readonly station: StationId;
  readonly customer: CustomerId | null;
};

/** The reference data of a station now, with its menu of the moment: what it has run out of is not for sale there. */
export function pricingContextAt(
  facts: VenueFacts,
  model: Model,
  { user, station, customer }: Pressing,
): PricingContext {
  const { pricing } = facts;
  const { staff, customers, levels: stock, menu } = model;
  const recipes = model.recipes.at(-1) ?? [];
  const levels = stock.get(station) ?? new Map();
  const recipeOf = new Map(recipes.map((recipe) => [recipe.article, recipe]));
  const articles = pricing.menu.articles.map((article) => ({
    ...article,
    ...menu.get(article.id),
    outOfStock: findMissingStock(recipeOf.get(article.id) ?? null, levels),
  }));
  const customerType = customer === null ? null : (customers.get(customer)?.id ?? null);
  return {
    ...pricing,
    staff,
    menu: { ...pricing.menu, articles },
    customerType,
    giveDiscount: (bill, request) =>
      giveDiscount(bill, request, discountRulesFor(facts, model, user)),
  };
}

/** Who fires a course now, and when the next one follows by itself. */
export function firingOf({ courseMinutes: minutes }: VenueFacts, by: StaffId | null, at: Instant) {
  // No station of a night is a counter.
  return { at, by, minutes, counter: null };
}

/** The rules for a user: a manager has no limit, a cashier has one, and others may give nothing. */
export function discountRulesFor(
  { userGroups, discountReasons: reasons, currency }: VenueFacts,
  { staff }: Model,
  givenBy: StaffId,
): DiscountRules {
  const user = staff.find(({ id }) => id === givenBy);
  const group = userGroups.find(({ id }) => id === user?.userGroup);
  const mayGive = hasRight(user?.permissions ?? [], "give_discount");
  return { givenBy, mayGive, limit: group?.discountLimit ?? null, reasons, currency };
}
