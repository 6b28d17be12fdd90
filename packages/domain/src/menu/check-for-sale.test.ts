import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { anArticle } from "../testing/builders.ts";
import { checkForSale } from "./check-for-sale.ts";

describe("an article", () => {
  test("is for sale as it stands in the menu", () => {
    expect(checkForSale(anArticle())).toBeNull();
  });

  test("is not for sale once it was taken from the menu", () => {
    expect(checkForSale(anArticle({ isDeleted: true }))).toEqual({
      refusal: "article-deleted",
      about: { article: "Pad Thai" },
    });
  });

  test("is not for sale while it is switched off", () => {
    expect(checkForSale(anArticle({ isActive: false }))).toEqual({
      refusal: "article-not-for-sale",
      about: { article: "Pad Thai" },
    });
  });

  test("is not for sale when something of its recipe is used up, and says what", () => {
    expect(checkForSale(anArticle({ outOfStock: [id(4), id(7)] }))).toEqual({
      refusal: "out-of-stock",
      about: { article: "Pad Thai", stockItems: [4, 7] },
    });
  });

  test("names the reason that lasts longest", () => {
    const gone = anArticle({ isDeleted: true, isActive: false, outOfStock: [id(4)] });
    expect(checkForSale(gone)).toMatchObject({ refusal: "article-deleted" });
    expect(checkForSale({ ...gone, isDeleted: false })).toMatchObject({
      refusal: "article-not-for-sale",
    });
  });
});
