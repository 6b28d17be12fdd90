import { assert, constantFrom, integer, pre, property } from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { anArticle } from "../testing/builders.ts";
import type { Article } from "./article.ts";
import { findArticles, meantArticle } from "./find-articles.ts";

const menuOf = (...names: string[]): readonly Article[] =>
  names.map((name, index) => anArticle({ id: id(index + 1), name }));

const find = (typed: string, ...names: string[]): string[] =>
  findArticles(menuOf(...names), typed).map(({ name }) => name);

describe("a search", () => {
  test("finds a name by any part of it", () => {
    const menu = ["Singha Beer", "Green Curry", "Ginger Ale"] as const;
    expect(find("singha", ...menu)).toEqual(["Singha Beer"]);
    expect(find("beer", ...menu)).toEqual(["Singha Beer"]);
    expect(find("urr", ...menu)).toEqual(["Green Curry"]);
    expect(find("rum", ...menu)).toEqual([]);
  });

  test.each(["RIB EYE", "rib eye", "  rib   eye ", "Rib eye"])(
    "does not care how it is typed: %s",
    (typed) => {
      expect(find(typed, "Rib Eye", "Ribs")).toEqual(["Rib Eye"]);
    },
  );

  test.each([
    ["creme brulee", "Crème brûlée"],
    ["CRÈME", "Creme Caramel"],
    ["pho dac biet", "Phở đặc biệt"],
    ["Đặc", "Pho dac biet"],
  ])("does without accents: %s finds %s", (typed, name) => {
    expect(find(typed, "Pad Thai", name)).toEqual([name]);
  });

  test("keeps the vowels and tones of Thai, which make another word", () => {
    expect(find("ข้าว", "ข้าวผัด", "ข่าว")).toEqual(["ข้าวผัด"]);
    expect(find("ข่าว", "ข้าวผัด", "ข่าว")).toEqual(["ข่าว"]);
    expect(find("มะม่วง", "ข้าวเหนียวมะม่วง")).toEqual(["ข้าวเหนียวมะม่วง"]);
    expect(find("มะมวง", "ข้าวเหนียวมะม่วง")).toEqual([]);
  });

  test("finds nothing while nothing is typed", () => {
    expect(find("", "Pad Thai")).toEqual([]);
    expect(find("   ", "Pad Thai")).toEqual([]);
  });

  test("finds a name that has all the words, in any order", () => {
    const menu = ["Green Curry", "Green Tea", "Red Curry"] as const;
    expect(find("green curry", ...menu)).toEqual(["Green Curry"]);
    expect(find("cur gre", ...menu)).toEqual(["Green Curry"]);
    expect(find("green beer", ...menu)).toEqual([]);
  });

  test("finds signs as they are, not as a pattern", () => {
    expect(find(".", "Pad Thai", "Soup no. 5")).toEqual(["Soup no. 5"]);
    expect(find("(", "Wine (glass)", "Wine")).toEqual(["Wine (glass)"]);
    expect(find("*", "Pad Thai")).toEqual([]);
  });

  test("finds only what is shown, run out or not", () => {
    const menu = [
      anArticle({ id: id(1), name: "Soup of yesterday", isDeleted: true }),
      anArticle({ id: id(2), name: "Soup of tomorrow", isActive: false }),
      anArticle({ id: id(3), name: "Soup of today", outOfStock: [id(4)] }),
    ];
    expect(findArticles(menu, "soup").map(({ name }) => name)).toEqual(["Soup of today"]);
  });
});

describe("what a search finds", () => {
  test("stands first where a word begins with it, then where it is inside one", () => {
    expect(find("in", "Gin", "House Wine", "Chicken in Pandan", "Indian Tonic")).toEqual([
      "Chicken in Pandan",
      "Indian Tonic",
      "Gin",
      "House Wine",
    ]);
  });

  test("stands first where only a later word begins with it", () => {
    expect(find("an", "Banana and Lime", "Banana")).toEqual(["Banana and Lime", "Banana"]);
  });

  test("stands first only where every word begins so", () => {
    expect(find("wi gl", "Glass Twist", "Wine Glass")).toEqual(["Wine Glass", "Glass Twist"]);
  });

  test.each(["Wine (glass)", "Wine/glass", "Wine-glass", "Wine\u00a0glass"])(
    "may begin after a sign: %s",
    (name) => {
      expect(find("gla", "A Hourglass", name)).toEqual([name, "A Hourglass"]);
    },
  );

  test("does not begin inside a Thai word, after its vowel or tone", () => {
    expect(find("น", "ก้น", "นม")).toEqual(["นม", "ก้น"]);
  });

  test("is sorted by name as people count", () => {
    expect(find("pool", "Pool 10", "Pool 2", "Liverpool", "Carpool")).toEqual([
      "Pool 2",
      "Pool 10",
      "Carpool",
      "Liverpool",
    ]);
  });

  test("has every article by any piece of its name", () => {
    const names = ["Phở bò đặc biệt", "ข้าวเหนียวมะม่วง", "Crème brûlée", "Singha Beer"];
    const anyName = constantFrom(...names);
    const anyPlace = integer({ min: 0, max: 16 });
    assert(
      property(anyName, anyPlace, anyPlace, (name, from, to) => {
        const piece = name.slice(from, to);
        pre(piece.trim() !== "");
        expect(find(piece, ...names)).toContain(name);
      }),
    );
  });
});

describe("Enter in a search", () => {
  const meant = (typed: string, ...names: string[]) =>
    meantArticle(findArticles(menuOf(...names), typed), typed)?.name;

  test("means the one article that is found", () => {
    expect(meant("sing", "Singha Beer", "Chang Beer")).toBe("Singha Beer");
  });

  test("means the one whose whole name was typed", () => {
    expect(meant("coke", "Coke", "Coke Zero")).toBe("Coke");
    expect(meant("PHO", "Phở", "Phở đặc biệt")).toBe("Phở");
  });

  test("means none of several, and none of nothing", () => {
    expect(meant("beer", "Singha Beer", "Chang Beer")).toBeUndefined();
    expect(meant("beer", "Beer", "Beer")).toBeUndefined();
    expect(meant("wine", "Beer")).toBeUndefined();
  });
});
