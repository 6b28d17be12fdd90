import type { Article } from "@comanda/domain/menu/article";

/** The tiles of a page: those that have a place, and those of its category that have none yet, by name. */
export function tilesOf(
  placed: readonly number[],
  articles: readonly Article[],
  category: number | null,
): readonly Article[] {
  const byId = new Map<number, Article>(articles.map((article) => [article.id, article]));
  const known = placed.flatMap((id) => byId.get(id) ?? []);
  const ids = new Set<number>(placed);
  const others = articles
    .filter((article) => article.category === category && !ids.has(article.id))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return [...known, ...others];
}

/** The list with one of its entries at another place. */
export function movedTo<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const place = Math.max(0, Math.min(list.length - 1, to));
  const others = list.toSpliced(from, 1);
  return [...others.slice(0, place), ...list.slice(from, from + 1), ...others.slice(place)];
}

/** How many places an arrow key goes, on a grid of so many columns. */
export function stepOf(key: string, columns: number): number | null {
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
