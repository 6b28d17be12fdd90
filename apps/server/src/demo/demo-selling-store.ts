import type {
  ArticleId,
  CategoryId,
  CustomerTypeId,
  LocationId,
  StationId,
  TaxClassId,
} from "@comanda/domain/id";
import { rate } from "@comanda/domain/money/rate";
import { stockAmount } from "@comanda/domain/stock/stock-amount";

import type { WriteTransaction } from "#database/database.ts";
import { toFlag, toJson } from "#database/portable-columns.ts";

import { mapByName, requireByName, wholeUnits, wholeStock } from "./demo-amounts.ts";
import type { DemoLocation, DemoPromotion } from "./demo-location.ts";
import type { MenuIds } from "./demo-menu-store.ts";
import { alcohol, otherGoods } from "./tax-classes.ts";

type IdsByName<Id> = ReadonlyMap<string, Id>;

/** Amounts of money are in whole units; X, Y and basis points are used as they are. */
function promotionValue({ type, value }: DemoPromotion): number {
  return type === "special-price" || type === "discount-price" ? wholeUnits(value) : value;
}

export async function insertPromotions(
  tx: WriteTransaction,
  location: LocationId,
  promotions: readonly DemoPromotion[],
  names: {
    readonly articles: IdsByName<ArticleId>;
    readonly categories: IdsByName<CategoryId>;
    readonly customerTypes: IdsByName<CustomerTypeId>;
  },
): Promise<void> {
  if (promotions.length === 0) return;
  const rows = promotions.map((promotion) => ({
    location,
    name: promotion.name,
    type: promotion.type,
    value: promotionValue(promotion),
    sub_value: promotion.subValue ?? 0,
    customer_type:
      promotion.customerType === undefined
        ? null
        : requireByName(names.customerTypes, promotion.customerType),
    is_active: toFlag(promotion.isActive),
    priority: promotion.priority,
    from_date: null,
    to_date: null,
    start_minute: promotion.hours?.start ?? null,
    end_minute: promotion.hours?.end ?? null,
    weekdays: toJson(promotion.weekdays),
  }));
  const ids = mapByName(
    await tx.insertInto("promotion").values(rows).returning(["id", "name"]).execute(),
  );
  const articles = promotions.flatMap((promotion) =>
    promotion.articles.map((article) => ({
      location,
      promotion: requireByName(ids, promotion.name),
      article: requireByName(names.articles, article),
    })),
  );
  await tx.insertInto("promotion_article").values(articles).execute();
  const categories = promotions.flatMap((promotion) =>
    (promotion.categories ?? []).map((category) => ({
      location,
      promotion: requireByName(ids, promotion.name),
      category: requireByName(names.categories, category),
    })),
  );
  await tx.insertInto("promotion_category").values(categories).execute();
}

export async function insertTaxClasses(
  tx: WriteTransaction,
  location: LocationId,
): Promise<IdsByName<TaxClassId>> {
  const rows = [otherGoods, alcohol].map((name) => ({ location, name }));
  return mapByName(
    await tx.insertInto("tax_class").values(rows).returning(["id", "name"]).execute(),
  );
}

export async function insertPayTypes(
  tx: WriteTransaction,
  location: LocationId,
  {
    payTypes,
    expenseCategories,
    discountReasons,
  }: Pick<DemoLocation, "payTypes" | "expenseCategories" | "discountReasons">,
  taxClasses: IdsByName<TaxClassId>,
): Promise<void> {
  const inserted = await tx
    .insertInto("pay_type")
    .values(
      payTypes.map((payType) => ({
        location,
        name: payType.name,
        index_number: payType.indexNumber,
        rate_basis_points: rate(payType.basisPoints ?? 0),
        is_included_in_price: toFlag(payType.isIncludedInPrice ?? false),
        is_on_charges: toFlag(payType.isOnCharges ?? false),
        is_credit_card: toFlag(payType.isCreditCard ?? false),
        is_vat: toFlag(payType.isVat ?? false),
        is_hidden_on_bill: toFlag(false),
        opens_drawer: toFlag(payType.opensDrawer ?? false),
        is_transfer: toFlag(payType.isTransfer ?? false),
        qr_scheme: payType.promptPay === undefined ? ("none" as const) : ("promptpay" as const),
        qr_receiver: payType.promptPay ?? "",
      })),
    )
    .returning(["id", "name"])
    .execute();
  const ids = mapByName(inserted);
  const limits = payTypes.flatMap(({ name, taxClasses: held = [] }) =>
    held.map((taxClass) => ({
      location,
      pay_type: requireByName(ids, name),
      tax_class: requireByName(taxClasses, taxClass),
    })),
  );
  if (limits.length > 0) await tx.insertInto("pay_type_tax_class").values(limits).execute();
  await tx
    .insertInto("expense_category")
    .values(expenseCategories.map(({ name, type }) => ({ location, name, type })))
    .execute();
  await tx
    .insertInto("discount_reason")
    .values(discountReasons.map((reason) => ({ location, ...reason })))
    .execute();
}

export async function insertStock(
  tx: WriteTransaction,
  location: { readonly id: LocationId; readonly stations: IdsByName<StationId> },
  demo: DemoLocation,
  menu: MenuIds,
): Promise<void> {
  if (demo.stockItems.length === 0) return;
  const rows = demo.stockItems.map((item) => ({
    location: location.id,
    name: item.name,
    management_group: requireByName(menu.managementGroups, item.managementGroup),
    alarm_level_thousandths: wholeStock(item.alarmLevel),
    standard_order_thousandths: wholeStock(item.standardOrder),
    cost: wholeUnits(item.cost),
    size_thousandths: stockAmount(item.size),
    unit: item.unit,
    count: item.count,
    is_active: toFlag(true),
    master: null,
    clone: null,
  }));
  const ids = mapByName(
    await tx.insertInto("stock_item").values(rows).returning(["id", "name"]).execute(),
  );
  const counts = demo.stockItems.flatMap((item) =>
    [...location.stations.values()].map((station) => ({
      location: location.id,
      station,
      stock_item: requireByName(ids, item.name),
      current_count_thousandths: wholeStock(item.inEachStation),
    })),
  );
  await tx.insertInto("stock").values(counts).execute();
  const articles = demo.menu.categories.flatMap((category) => category.articles);
  const parts = articles.flatMap(({ name, recipe }) =>
    Object.entries(recipe ?? {}).map(([item, quantity]) => ({
      location: location.id,
      article: requireByName(menu.articles, name),
      stock_item: requireByName(ids, item),
      quantity_thousandths: stockAmount(quantity),
    })),
  );
  await tx.insertInto("recipe").values(parts).execute();
}
