import type {
  ArticleId,
  CategoryId,
  CommissionId,
  LocationId,
  ManagementGroupId,
  MixerGroupId,
  ProductGroupId,
  TaxClassId,
  UserGroupId,
} from "@comanda/domain/id";
import { toAllergenSet } from "@comanda/domain/menu/allergens";
import { rate, shareOnTop } from "@comanda/domain/money/rate";

import type { WriteTransaction } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import { toFlag, toJson } from "#database/portable-columns.ts";

import { mapByName, requireByName, wholeUnits } from "./demo-amounts.ts";
import { insertSets } from "./demo-set-store.ts";
import type { DemoArticle, DemoCategory, DemoMenu } from "./demo-location.ts";
import { insertQuestions } from "./demo-question-store.ts";
import { otherGoods } from "./tax-classes.ts";

type IdsByName<Id> = ReadonlyMap<string, Id>;

export type MenuIds = {
  readonly articles: IdsByName<ArticleId>;
  readonly categories: IdsByName<CategoryId>;
  readonly managementGroups: IdsByName<ManagementGroupId>;
  readonly productGroups: IdsByName<ProductGroupId>;
};

type GroupInput = {
  readonly productGroups: IdsByName<ProductGroupId>;
  readonly managementGroups: IdsByName<ManagementGroupId>;
  readonly mixerGroups: IdsByName<MixerGroupId>;
  readonly commissions: IdsByName<CommissionId>;
};

type NamedForMenu = {
  readonly userGroups: IdsByName<UserGroupId>;
  readonly taxClasses: IdsByName<TaxClassId>;
};

/** Inserts the menu in the order of its references. */
export async function insertMenu(
  tx: WriteTransaction,
  location: LocationId,
  menu: DemoMenu,
  { userGroups, taxClasses }: NamedForMenu,
): Promise<MenuIds> {
  const groups: GroupInput = {
    ...(await insertGroups(tx, location, menu)),
    commissions: await insertCommissions(tx, { location, menu, userGroups }),
  };
  const categories = await insertCategories(tx, location, menu.categories, taxClasses);
  const articles = await insertArticles(tx, { location, menu, groups, categories });
  await insertMixers(tx, { location, menu, groups, articles });
  await insertQuestions(tx, location, menu.questions ?? [], articles);
  await insertFavorites(tx, { location, menu, articles });
  await insertSets(tx, { location, menu, articles });
  await insertCategoryPlaces(tx, { location, menu, articles, categories });
  const { managementGroups, productGroups } = groups;
  return { articles, categories, managementGroups, productGroups };
}

async function insertGroups(tx: WriteTransaction, location: LocationId, menu: DemoMenu) {
  const inLocation = (names: readonly string[]) =>
    [...new Set(names)].map((name) => ({ location, name }));
  const productGroups = await tx
    .insertInto("product_group")
    .values(inLocation(menu.categories.map(({ productGroup }) => productGroup)))
    .returning(["id", "name"])
    .execute();
  const managementGroups = await tx
    .insertInto("management_group")
    .values(inLocation(menu.categories.map(({ managementGroup }) => managementGroup)))
    .returning(["id", "name"])
    .execute();
  const productGroupIds = mapByName(productGroups);
  const levels = menu.orderLevels.flatMap(({ productGroup, levels: names }) =>
    names.map((name, index) => ({
      location,
      name,
      index_number: index + 1,
      product_group: requireByName(productGroupIds, productGroup),
    })),
  );
  if (levels.length > 0) await tx.insertInto("order_level").values(levels).execute();
  return {
    productGroups: productGroupIds,
    managementGroups: mapByName(managementGroups),
    mixerGroups: await insertMixerGroups(tx, location, menu),
  };
}

async function insertMixerGroups(tx: WriteTransaction, location: LocationId, menu: DemoMenu) {
  const rows = menu.mixerGroups.map(({ name, maximum }) => ({ location, name, maximum }));
  if (rows.length === 0) return new Map<string, MixerGroupId>();
  return mapByName(
    await tx.insertInto("mixer_group").values(rows).returning(["id", "name"]).execute(),
  );
}

type CommissionInput = {
  readonly location: LocationId;
  readonly menu: DemoMenu;
  readonly userGroups: IdsByName<UserGroupId>;
};

async function insertCommissions(
  tx: WriteTransaction,
  { location, menu, userGroups }: CommissionInput,
): Promise<IdsByName<CommissionId>> {
  if (menu.commissions.length === 0) return new Map();
  const rows = menu.commissions.map(({ name, price, isInPrice, isOnBill }) => ({
    location,
    name,
    price: wholeUnits(price),
    is_in_price: toFlag(isInPrice),
    is_on_bill: toFlag(isOnBill),
  }));
  const ids = mapByName(
    await tx.insertInto("commission").values(rows).returning(["id", "name"]).execute(),
  );
  const entries = menu.commissions.flatMap(({ name, defaultAmount, amounts }) => {
    const entry = (userGroup: UserGroupId | null, amount: number) => ({
      location,
      commission: requireByName(ids, name),
      user_group: userGroup,
      amount: wholeUnits(amount),
    });
    const ofGroups = Object.entries(amounts).map(([group, amount]) =>
      entry(requireByName(userGroups, group), amount),
    );
    return [entry(null, defaultAmount), ...ofGroups];
  });
  await tx.insertInto("commission_entry").values(entries).execute();
  return ids;
}

/** Top-level categories first, because the others refer to them. */
async function insertCategories(
  tx: WriteTransaction,
  location: LocationId,
  categories: readonly DemoCategory[],
  taxClasses: IdsByName<TaxClassId>,
): Promise<IdsByName<CategoryId>> {
  const numbered = categories.map((category, index) => ({ ...category, indexNumber: index + 1 }));
  const row = (category: (typeof numbered)[number], parent: CategoryId | null) => ({
    location,
    name: category.name,
    parent,
    index_number: category.indexNumber,
    color: category.color,
    mixer_group: null,
    commission: null,
    tax_class: requireByName(taxClasses, category.taxClass ?? otherGoods),
  });
  const insert = (rows: readonly ReturnType<typeof row>[]) =>
    tx.insertInto("category").values(rows).returning(["id", "name"]).execute();
  const top = mapByName(
    await insert(
      numbered.filter(({ parent }) => parent === undefined).map((made) => row(made, null)),
    ),
  );
  const inner = numbered.flatMap((made) =>
    made.parent === undefined ? [] : [row(made, requireByName(top, made.parent))],
  );
  return inner.length === 0 ? top : new Map([...top, ...mapByName(await insert(inner))]);
}

type ArticleInput = {
  readonly location: LocationId;
  readonly menu: DemoMenu;
  readonly groups: GroupInput;
  readonly categories: IdsByName<CategoryId>;
};

async function insertArticles(
  tx: WriteTransaction,
  { location, menu, groups, categories }: ArticleInput,
): Promise<IdsByName<ArticleId>> {
  const rows = menu.categories.flatMap((category) =>
    category.articles.map((article) => ({
      location,
      category: requireByName(categories, category.name),
      management_group: requireByName(groups.managementGroups, category.managementGroup),
      product_group: requireByName(groups.productGroups, category.productGroup),
      cost: shareOnTop(wholeUnits(article.price), rate(category.costPercent * 100)),
      color: article.color ?? category.color,
      mixer_group:
        article.mixers === undefined ? null : requireByName(groups.mixerGroups, article.mixers),
      commission:
        article.commission === undefined
          ? null
          : requireByName(groups.commissions, article.commission),
      ...ownColumns(article),
    })),
  );
  const inserted = await runInBatches(rows, (batch) =>
    tx.insertInto("article").values(batch).returning(["id", "name"]).execute(),
  );
  return mapByName(inserted);
}

/** The article's own columns, without references. */
function ownColumns(article: DemoArticle) {
  const { timer, variablePrice } = article;
  const minimum = timer?.minimum ?? variablePrice?.minimum;
  return {
    name: article.name,
    price: wholeUnits(article.price),
    commission_price: null,
    commission_active: toFlag(article.asksForStaff ?? false),
    has_order_level: toFlag(article.hasOrderLevel ?? false),
    type: timer === undefined ? (article.type ?? ("sale" as const)) : ("timer" as const),
    time_unit: timer?.unit ?? ("minutes" as const),
    price_minimum: minimum === undefined ? null : wholeUnits(minimum),
    price_maximum: variablePrice === undefined ? null : wholeUnits(variablePrice.maximum),
    has_variable_price: toFlag(variablePrice !== undefined),
    is_active: toFlag(true),
    cooking_options: toJson(article.cookingOptions ?? []),
    is_set: toFlag(article.isSet ?? false),
    allergens: toAllergenSet(article.allergens ?? []),
    master: null,
    clone: null,
    deleted_at: null,
  };
}

type PlaceInput = {
  readonly location: LocationId;
  readonly menu: DemoMenu;
  readonly articles: IdsByName<ArticleId>;
};

async function insertMixers(
  tx: WriteTransaction,
  { location, menu, groups, articles }: PlaceInput & { readonly groups: GroupInput },
): Promise<void> {
  const rows = menu.mixerGroups.flatMap(({ name, mixers }) =>
    mixers.map((mixer, index) => ({
      location,
      mixer_group: requireByName(groups.mixerGroups, name),
      article: requireByName(articles, mixer),
      index_number: index + 1,
    })),
  );
  if (rows.length > 0) await tx.insertInto("mixer_group_article").values(rows).execute();
}

async function insertFavorites(
  tx: WriteTransaction,
  { location, menu, articles }: PlaceInput,
): Promise<void> {
  const pages = menu.favorites.map(({ name }, index) => ({
    location,
    name,
    index_number: index + 1,
  }));
  const ids = mapByName(
    await tx.insertInto("favorite").values(pages).returning(["id", "name"]).execute(),
  );
  const positions = menu.favorites.flatMap((page) =>
    page.articles.map((article, index) => ({
      location,
      category: null,
      favorite: requireByName(ids, page.name),
      article: requireByName(articles, article),
      index_number: index + 1,
    })),
  );
  await tx.insertInto("product_position").values(positions).execute();
}

/** The tiles of a category appear in the order of the demo files, with those of its subcategories after its own. */
async function insertCategoryPlaces(
  tx: WriteTransaction,
  {
    location,
    menu,
    articles,
    categories,
  }: PlaceInput & { readonly categories: IdsByName<CategoryId> },
): Promise<void> {
  const rows = menu.categories.flatMap((category) => {
    const within = menu.categories.filter(({ parent }) => parent === category.name);
    const tiles = [category, ...within].flatMap((one) => one.articles);
    return tiles.map(({ name }, index) => ({
      location,
      category: requireByName(categories, category.name),
      favorite: null,
      article: requireByName(articles, name),
      index_number: index + 1,
    }));
  });
  await runInBatches(rows, (batch) => tx.insertInto("product_position").values(batch).execute());
}
