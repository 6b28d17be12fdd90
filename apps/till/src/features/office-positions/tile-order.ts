import { isShown, type Article } from "@comanda/domain/menu/article";
import { articlesInCategory, articlesOnFavorite, type Menu } from "@comanda/domain/menu/menu";

export type PageKind = "category" | "favorite";
type PageKey = { readonly kind: PageKind; readonly id: number };

/** The tiles of a page as tills would show them in this order. */
export function orderTiles(
  { kind, id }: PageKey,
  order: readonly number[],
  menu: Menu,
): readonly Article[] {
  const byId = new Map<number, Article>(menu.articles.map((article) => [article.id, article]));
  const articles = order.flatMap((one) => byId.get(one)?.id ?? []);
  const place = { category: null, favorite: null, articles };
  if (kind === "category") {
    const category = menu.categories.find((one) => one.id === id)?.id;
    if (category === undefined) return [];
    return articlesInCategory({ ...menu, positions: [{ ...place, category }] }, category);
  }
  const favorite = menu.favorites.find((one) => one.id === id)?.id;
  if (favorite === undefined) return [];
  return articlesOnFavorite({ ...menu, positions: [{ ...place, favorite }] }, favorite);
}

/** The order to save: articles that no till shows at the moment stay behind their predecessor. */
export function insertUnshown(
  shown: readonly number[],
  placed: readonly number[],
  articles: readonly Article[],
): readonly number[] {
  const unshown = new Set<number>(
    articles.filter((one) => !one.isDeleted && !isShown(one)).map(({ id }) => id),
  );
  let order = shown;
  for (const [at, id] of placed.entries()) {
    if (!unshown.has(id)) continue;
    const behind = placed.slice(0, at).findLast((one) => order.includes(one));
    order = order.toSpliced(behind === undefined ? 0 : order.indexOf(behind) + 1, 0, id);
  }
  return order;
}

/** How many places an arrow key moves in a grid with this many columns. */
export function arrowKeyStep(key: string, columns: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return -1;
    case "ArrowRight":
      return 1;
    case "ArrowUp":
      return 0 - columns;
    case "ArrowDown":
      return columns;
    default:
      return null;
  }
}
