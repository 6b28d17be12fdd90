import { id } from "@comanda/domain/id";
import { toAllergenSet } from "@comanda/domain/menu/allergens";
import type { MenuSection } from "@comanda/domain/menu/menu-sections";
import { money } from "@comanda/domain/money/money";
import {
  anArticle,
  aPromotion,
  catchOfTheDay,
  padThai,
  poolTable,
  singha,
  soda,
} from "@comanda/domain/testing/builders";
import { describe, expect, test } from "vitest";

import { buildPriceList, type PriceListChoices } from "./build-price-list.ts";

const section = (articles: MenuSection["articles"]): MenuSection => ({
  category: {
    id: id(1),
    name: "Beer",
    parentId: null,
    indexNumber: 1,
    color: "",
    mixerGroup: null,
    commission: null,
  },
  path: ["Drinks", "Beer"],
  articles,
});

const choices = (changes: Partial<PriceListChoices> = {}): PriceListChoices => ({
  kind: "menu",
  title: "",
  languages: ["en_US"],
  venue: [],
  columns: 1,
  sections: [section([singha])],
  scheduledMenu: null,
  promotion: null,
  hasPictures: false,
  hasAllergens: false,
  money: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  ...changes,
});

const pricesOf = (list: ReturnType<typeof buildPriceList>) =>
  list.sections.flatMap(({ items }) => items.map(({ price }) => price));

describe("a price list", () => {
  test("shows a price, a range, a price by time, or none", () => {
    const sections = [section([padThai, catchOfTheDay, poolTable, soda])];
    expect(pricesOf(buildPriceList(choices({ sections })))).toEqual([
      "120.00",
      "200.00 – 900.00",
      "200.00 per hour",
      "",
    ]);
  });

  test("of a scheduled menu has its name as the title, unless another is typed, and its hours", () => {
    const hours = [
      { weekdays: [1, 2] as const, startMinute: 660, endMinute: 900 },
      { weekdays: [6] as const, startMinute: 0, endMinute: 1440 },
    ];
    const scheduledMenu = { name: "Lunch", hours };
    const list = buildPriceList(choices({ scheduledMenu }));
    expect(list.title).toBe("Lunch");
    expect(list.notes).toEqual(["Lunch: Mon, Tue, 11:00–15:00", "Lunch: Sat"]);
    expect(buildPriceList(choices({ scheduledMenu, title: "Today" })).title).toBe("Today");
  });

  test("shows the price of a promotion beside the usual one, and when it counts", () => {
    const promotion = aPromotion(
      { type: "special-price", price: money(70_00) },
      { articles: [singha.id], startTime: 17 * 60, endTime: 19 * 60 + 30, weekdays: [1, 7] },
    );
    const sections = [section([singha, padThai]), section([padThai])];
    const list = buildPriceList(choices({ sections, promotion }));
    expect(list.sections.map(({ specialTitle }) => specialTitle)).toEqual(["Happy hour", ""]);
    expect(list.sections[0]?.items.map(({ special }) => special)).toEqual(["70.00", ""]);
    expect(list.notes).toEqual(["Happy hour: Mon, Sun, 17:00–19:30"]);
    const without = buildPriceList(choices({ sections: [section([padThai])], promotion }));
    expect(without.notes).toEqual([]);
  });

  test("explains the letters that occur, none, and what is not stated", () => {
    const satay = anArticle({ allergens: toAllergenSet(["nuts", "peanuts"]) });
    const rice = anArticle({ allergens: 0 });
    const sections = [section([satay, rice, singha])];
    const list = buildPriceList(choices({ sections, hasAllergens: true }));
    expect(list.sections[0]?.items.map(({ letters }) => letters)).toEqual(["E, H", "–", ""]);
    expect(list.notes).toEqual([
      "Allergens:",
      "E  Peanuts",
      "H  Nuts",
      "–  None of the 14 allergens",
      "Without letters: please ask us",
    ]);
    const plain = buildPriceList(choices({ sections }));
    expect([plain.notes, plain.sections[0]?.items[0]?.letters]).toEqual([[], ""]);
  });

  test("says everything but names in each of its languages, once", () => {
    const milk = anArticle({ allergens: toAllergenSet(["milk"]) });
    const list = buildPriceList(
      choices({
        languages: ["en_US", "th_TH", "tl_PH"],
        sections: [section([milk])],
        hasAllergens: true,
      }),
    );
    expect(list.title).toBe("Menu · เมนู");
    expect(list.notes[1]).toBe("G  Milk · นม · Gatas");
    expect(list.sections[0]?.title).toBe("Drinks · Beer");
    expect(buildPriceList(choices({ title: " Wines " })).title).toBe("Wines");
  });

  test("has the pictures of its articles only if they are wanted", () => {
    const sections = [section([anArticle({ picture: "a".repeat(32) })])];
    const pictures = [true, false].map(
      (hasPictures) =>
        buildPriceList(choices({ sections, hasPictures })).sections[0]?.items[0]?.picture,
    );
    expect(pictures).toEqual(["a".repeat(32), null]);
  });
});
