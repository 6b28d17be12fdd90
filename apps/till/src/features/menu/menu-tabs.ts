import type { Article } from "@comanda/domain/menu/article";
import { articlesInCategory, articlesOnFavorite, type Menu } from "@comanda/domain/menu/menu";
import type { Messages } from "#language/english.ts";
import type { Tab } from "#ui/tabs.tsx";
import { readableColors } from "./readable-colors.ts";

type MenuTab = Tab & { readonly articles: readonly Article[] };

/** The favourite pages first, then the top categories, each group in its own order. */
export function menuTabs(menu: Menu, { favorite }: Messages): readonly MenuTab[] {
  const favorites = inOrder(menu.favorites).map(({ id, name }) => ({
    key: `favorite-${id}`,
    name,
    mark: { kind: "star", says: favorite } as const,
    articles: articlesOnFavorite(menu, id),
  }));
  const topCategories = menu.categories.filter(({ parentId }) => parentId === null);
  const categories = inOrder(topCategories).map(({ id, name, color }) => ({
    key: `category-${id}`,
    name,
    mark: { kind: "color", ...readableColors(color) } as const,
    articles: articlesInCategory(menu, id),
  }));
  return [...favorites, ...categories];
}

function inOrder<Item extends { readonly indexNumber: number }>(
  items: readonly Item[],
): readonly Item[] {
  return items.toSorted((first, second) => first.indexNumber - second.indexNumber);
}
