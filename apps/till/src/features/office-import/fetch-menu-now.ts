import {
  officeArticle,
  officeCategory,
  officeManagementGroup,
  officeProductGroup,
} from "@comanda/contract/office-menu";
import { officeCurrency, officePayType, officeTaxClass } from "@comanda/contract/office-selling";
import { waysToWriteCurrency } from "@comanda/domain/menu-import/currency-words";
import type { MenuNow } from "@comanda/domain/menu-import/menu-now";

import { callApi, type ReplyOrFailure } from "#api/call.ts";

/** The menu that an import adds to, and how its currency is written. */
export type ImportTarget = { readonly menu: MenuNow; readonly currencyTexts: readonly string[] };

const retired = { query: { retired: 1 } } as const;

/** Fetched when the screen opens and after each import, since other users change the menu, too. */
export async function fetchImportTarget(): Promise<ReplyOrFailure<ImportTarget>> {
  const [articles, categories, productGroups, managementGroups, taxClasses, ...others] =
    await Promise.all([
      callApi(officeArticle.list, { query: {} }),
      callApi(officeCategory.list, { query: {} }),
      callApi(officeProductGroup.list, { query: {} }),
      callApi(officeManagementGroup.list, { query: {} }),
      callApi(officeTaxClass.list, { query: {} }),
      callApi(officePayType.list, { query: {} }),
      callApi(officeCurrency.list, { query: {} }),
      callApi(officeCategory.list, retired),
      callApi(officeProductGroup.list, retired),
      callApi(officeManagementGroup.list, retired),
    ]);
  const [payTypes, currencies, oldCategories, oldProductGroups, oldManagementGroups] = others;
  if (!articles.ok) return articles;
  if (!categories.ok) return categories;
  if (!productGroups.ok) return productGroups;
  if (!managementGroups.ok) return managementGroups;
  if (!taxClasses.ok) return taxClasses;
  if (!payTypes.ok) return payTypes;
  if (!currencies.ok) return currencies;
  if (!oldCategories.ok) return oldCategories;
  if (!oldProductGroups.ok) return oldProductGroups;
  if (!oldManagementGroups.ok) return oldManagementGroups;
  const menu: MenuNow = {
    articles: articles.reply,
    categories: categories.reply,
    productGroups: productGroups.reply,
    managementGroups: managementGroups.reply,
    taxClasses: taxClasses.reply,
    usesTaxClasses: payTypes.reply.some((one) => one.isVat && one.taxClasses.length > 0),
    retired: {
      categories: oldCategories.reply,
      productGroups: oldProductGroups.reply,
      managementGroups: oldManagementGroups.reply,
    },
  };
  const currencyTexts = currencies.reply.flatMap(waysToWriteCurrency);
  return { ok: true, reply: { menu, currencyTexts } };
}
