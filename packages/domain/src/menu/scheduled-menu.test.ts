import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { anyMenuHours } from "../testing/any-menu-hours.ts";
import { anArticle, bangkok, utc } from "../testing/builders.ts";
import { instant, msPerMinute, type Instant } from "../time/instant.ts";
import { timeZone, type TimeZone } from "../time/local-time.ts";
import type { Article } from "./article.ts";
import type { Category } from "./category.ts";
import { articlesInCategory, articlesOnFavorite, type Menu } from "./menu.ts";
import { nextServing } from "./next-serving.ts";
import {
  articlesOffered,
  findPausedMenus,
  offeredMenu,
  type MenuHours,
  type ScheduledMenu,
} from "./scheduled-menu.ts";

const weekdays = [1, 2, 3, 4, 5] as const;
const lunch: ScheduledMenu = {
  id: id(1),
  name: "Lunch",
  hours: [{ weekdays, startMinute: 660, endMinute: 900 }],
  articles: [id(1)],
  categories: [id(10)],
};
const evening: ScheduledMenu = {
  id: id(2),
  name: "Evening",
  hours: [{ weekdays: [5, 6], startMinute: 17 * 60, endMinute: 60 }],
  articles: [id(1)],
  categories: [],
};
const soup = { id: id<"article">(1), category: id<"category">(20) };
const curry = { id: id<"article">(2), category: id<"category">(10) };
const beer = { id: id<"article">(3), category: id<"category">(20) };

const isOfferedAt =
  (scheduled: readonly ScheduledMenu[], zone: TimeZone, at: Instant) =>
  (article: Pick<Article, "id" | "category">) =>
    articlesOffered(scheduled, findPausedMenus(scheduled, { at, timeZone: zone }))(article);

/** Bangkok is seven hours ahead all year; the 20th is a Friday. */
const isOfferedOn = (article: Pick<Article, "id" | "category">, text: string) =>
  isOfferedAt([lunch, evening], bangkok, utc(text))(article);

describe("an article", () => {
  test.each([
    ["2026-11-20 03:59:00", false],
    ["2026-11-20 04:00:00", true],
    ["2026-11-20 07:59:00", true],
    ["2026-11-20 08:00:00", false],
    ["2026-11-21 05:00:00", false],
  ])("of lunch on weekdays is offered at %s: %s", (text, isOffered) => {
    expect(isOfferedOn(curry, text)).toBe(isOffered);
  });

  test.each([
    ["2026-11-20 05:00:00", true],
    ["2026-11-20 09:00:00", false],
    ["2026-11-20 10:00:00", true],
    // One in the morning on Saturday ends Friday's evening.
    ["2026-11-20 17:59:00", true],
    ["2026-11-20 18:00:00", false],
    ["2026-11-21 05:00:00", false],
  ])("of two menus is offered while either is served, at %s: %s", (text, isOffered) => {
    expect(isOfferedOn(soup, text)).toBe(isOffered);
  });

  test("of no scheduled menu is always offered", () => {
    expect(isOfferedOn(beer, "2026-11-20 22:00:00")).toBe(true);
  });
});

const shortWeekday = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The minute of the week on a clock, read from its face. */
function minuteOfWeek(at: Instant, zone: TimeZone): number {
  const face = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
  const [, weekday = "", hour, minute] = /^(\w+),? (\d+):(\d+)$/.exec(face) ?? [];
  return shortWeekday.indexOf(weekday) * 1440 + Number(hour) * 60 + Number(minute);
}

/** Every minute of the week that hours have, one by one. */
function minutesOf(hours: readonly MenuHours[]): ReadonlySet<number> {
  const minutes = new Set<number>();
  for (const { weekdays: days, startMinute, endMinute } of hours) {
    const length = (endMinute - startMinute + 1440) % 1440 || 1440;
    for (const day of days) {
      for (let passed = 0; passed < length; passed += 1) {
        minutes.add(((day - 1) * 1440 + startMinute + passed) % 10_080);
      }
    }
  }
  return minutes;
}

const anyMenus = fc
  .array(
    fc.record({
      hours: fc.array(anyMenuHours, { minLength: 1, maxLength: 3 }),
      articles: fc.subarray([id<"article">(1), id<"article">(2), id<"article">(3)]),
      categories: fc.subarray([id<"category">(1), id<"category">(2), id<"category">(3)]),
    }),
    { maxLength: 4 },
  )
  .map((menus) =>
    menus.map((menu, index): ScheduledMenu => ({ ...menu, id: id(index + 1), name: `${index}` })),
  );
const anyPlaced = fc.record({
  id: fc.integer({ min: 1, max: 4 }).map((one) => id<"article">(one)),
  category: fc.integer({ min: 1, max: 4 }).map((one) => id<"category">(one)),
});
const anyZone = fc.constantFrom(
  bangkok,
  timeZone("Europe/Vienna"),
  timeZone("America/New_York"),
  timeZone("Australia/Lord_Howe"),
);
/** Around both changes of the clocks of 2026 in Vienna and New York, and on any other day. */
const anyMinute = fc
  .integer({ min: 0, max: 366 * 1440 })
  .map((minutes) => instant(utc("2026-01-01 00:00:00") + minutes * msPerMinute));

const menusOf =
  ({ id: article, category }: Pick<Article, "id" | "category">) =>
  ({ articles, categories }: ScheduledMenu) =>
    articles.includes(article) || categories.includes(category);

describe("counted minute by minute", () => {
  test("an article is offered if it is on no menu, or if a menu of it has this minute", () => {
    fc.assert(
      fc.property(anyMenus, anyPlaced, anyZone, anyMinute, (menus, article, zone, at) => {
        const of = menus.filter(menusOf(article));
        const minute = minuteOfWeek(at, zone);
        const isServed = of.some(({ hours }) => minutesOf(hours).has(minute));
        expect(isOfferedAt(menus, zone, at)(article)).toBe(of.length === 0 || isServed);
      }),
    );
  });

  test("what is not offered is served next in the first minute in which it is offered again", () => {
    fc.assert(
      fc.property(anyMenus, anyPlaced, anyMinute, (menus, article, at) => {
        const clock = { at, timeZone: bangkok };
        const of = menus.filter(menusOf(article));
        fc.pre(of.length > 0);
        const served = minutesOf(of.flatMap(({ hours }) => hours));
        const now = minuteOfWeek(at, bangkok);
        fc.pre(!served.has(now));
        let ahead = 1;
        while (!served.has((now + ahead) % 10_080)) ahead += 1;
        const next = (now + ahead) % 10_080;
        const isToday = (now % 1440) + ahead < 1440;
        expect(nextServing(menus, clock)(article)).toMatchObject({
          weekday: isToday ? null : Math.floor(next / 1440) + 1,
          startMinute: next % 1440,
        });
      }),
    );
  });
});

test("the next serving names its menu and its end", () => {
  const at = utc("2026-11-20 09:00:00");
  const next = nextServing([lunch, evening], { at, timeZone: bangkok });
  expect(next(soup)).toEqual({
    name: "Evening",
    weekday: null,
    startMinute: 1020,
    endMinute: 60,
  });
  expect(next(curry)).toEqual({ name: "Lunch", weekday: 1, startMinute: 660, endMinute: 900 });
  expect(next(beer)).toBeNull();
});

const aCategory = (number: number, parent: number | null): Category => ({
  id: id(number),
  name: `Category ${number}`,
  parentId: parent === null ? null : id(parent),
  indexNumber: number,
  color: "#1e90ff",
  mixerGroup: null,
  commission: null,
});

/** Two top categories with two more in the first, and a page of favourites. */
const anyMenu: fc.Arbitrary<Menu> = fc
  .array(
    fc.record({
      category: fc.integer({ min: 1, max: 4 }).map((one) => id<"category">(one)),
      isActive: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .chain((some) => {
    const articles = some.map((one, index) =>
      anArticle({ ...one, id: id(index + 1), name: `Dish ${index}` }),
    );
    const ids = articles.map((one) => one.id);
    return fc
      .record({ tiles: fc.shuffledSubarray(ids), page: fc.shuffledSubarray(ids) })
      .map(({ tiles, page }): Menu => ({
        articles,
        categories: [aCategory(1, null), aCategory(2, 1), aCategory(3, 2), aCategory(4, null)],
        favorites: [{ id: id(1), name: "Best", indexNumber: 1 }],
        positions: [
          { category: id(1), favorite: null, articles: tiles },
          { category: null, favorite: id(1), articles: page },
        ],
        mixerGroups: [],
        questions: [],
      }));
  });

describe("the offered menu", () => {
  test("keeps the order of the tiles, closes their gaps, and drops what has nothing else to offer", () => {
    fc.assert(
      fc.property(anyMenu, fc.func(fc.boolean()), (menu, decide) => {
        const isOffered = ({ id: article }: Pick<Article, "id">) => decide(article);
        const offered = offeredMenu(menu, isOffered);
        const places = [
          ...menu.categories.map((place) => ({
            isKept: offered.categories.includes(place),
            before: articlesInCategory(menu, place.id),
            after: articlesInCategory(offered, place.id),
          })),
          ...menu.favorites.map((place) => ({
            isKept: offered.favorites.includes(place),
            before: articlesOnFavorite(menu, place.id),
            after: articlesOnFavorite(offered, place.id),
          })),
        ];
        for (const { isKept, before, after } of places) {
          const left = before.filter(isOffered);
          expect(isKept).toBe(left.length > 0 || before.length === 0);
          expect(after).toEqual(left);
        }
      }),
    );
  });
});
