import type { ArticleId, CategoryId, ScheduledMenuId } from "../id.ts";
import { weekdayOf, type Weekday } from "../time/calendar.ts";
import { startDayOfHours, type HoursOfDay } from "../time/hours-of-day.ts";
import { localTime } from "../time/local-time.ts";
import { isShown, type Article } from "./article.ts";
import type { Clock } from "./dated-price.ts";
import type { Menu } from "./menu.ts";

/** Hours past midnight belong to the weekday on which they begin. */
export type MenuHours = HoursOfDay & { readonly weekdays: readonly Weekday[] };

/** What is served at certain times only, such as breakfast or lunch. */
export type ScheduledMenu = {
  readonly id: ScheduledMenuId;
  readonly name: string;
  readonly hours: readonly MenuHours[];
  readonly articles: readonly ArticleId[];
  /** Every subcategory is listed. */
  readonly categories: readonly CategoryId[];
};

/** The menus that are not served at a moment. */
export function findPausedMenus(
  scheduled: readonly ScheduledMenu[],
  { at, timeZone }: Clock,
): readonly ScheduledMenu[] {
  const now = localTime(at, timeZone);
  return scheduled.filter(
    ({ hours }) =>
      !hours.some((one) => {
        const day = startDayOfHours(one.startMinute, one.endMinute, now);
        return day !== null && one.weekdays.includes(weekdayOf(day));
      }),
  );
}

type Placed = Pick<Article, "id" | "category">;

/** Whether an article is on any of these menus. */
export function articlesOn(scheduled: readonly ScheduledMenu[]): (article: Placed) => boolean {
  const articles = new Set(scheduled.flatMap((one) => one.articles));
  const categories = new Set(scheduled.flatMap((one) => one.categories));
  return ({ id, category }) => articles.has(id) || categories.has(category);
}

/** Whether an article is offered while some menus pause: always if none of those has it, else if a served one does. */
export function articlesOffered(
  scheduled: readonly ScheduledMenu[],
  paused: readonly ScheduledMenu[],
): (article: Placed) => boolean {
  const isPaused = articlesOn(paused);
  const isServed = articlesOn(scheduled.filter((one) => !paused.includes(one)));
  return (article) => !isPaused(article) || isServed(article);
}

/** The menu without what is not offered, nor the categories and pages of favourites that have nothing else to offer. */
export function offeredMenu(menu: Menu, isOffered: (article: Placed) => boolean): Menu {
  const articles = menu.articles.filter(isOffered);
  const shown = articles.filter(isShown);
  const hidden = menu.articles.filter((article) => isShown(article) && !isOffered(article));
  const parents = new Map(menu.categories.map(({ id, parentId }) => [id, parentId]));
  const around = (inside: readonly Article[]): ReadonlySet<CategoryId> => {
    const found = new Set<CategoryId>();
    for (const { category } of inside) {
      let at: CategoryId | null = category;
      while (at !== null && !found.has(at)) {
        found.add(at);
        at = parents.get(at) ?? null;
      }
    }
    return found;
  };
  const [withShown, withHidden] = [around(shown), around(hidden)];
  const [shownIds, hiddenIds] = [idsOf(shown), idsOf(hidden)];
  return {
    ...menu,
    articles,
    categories: menu.categories.filter(({ id }) => withShown.has(id) || !withHidden.has(id)),
    favorites: menu.favorites.filter((page) => {
      const tiles = menu.positions.find(({ favorite }) => favorite === page.id)?.articles ?? [];
      return tiles.some((id) => shownIds.has(id)) || !tiles.some((id) => hiddenIds.has(id));
    }),
  };
}

function idsOf(articles: readonly Article[]): ReadonlySet<ArticleId> {
  return new Set(articles.map(({ id }) => id));
}
