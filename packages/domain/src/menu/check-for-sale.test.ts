import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { anArticle } from "../testing/builders.ts";
import { checkForSale } from "./check-for-sale.ts";

describe("an article", () => {
  test("can be sold from the menu", () => {
    expect(checkForSale(anArticle())).toBeNull();
  });

  test("cannot be sold after it was deleted", () => {
    expect(checkForSale(anArticle({ isDeleted: true }))).toEqual({
      refusal: "article-deleted",
      about: { article: "Pad Thai" },
    });
  });

  test("cannot be sold while it is inactive", () => {
    expect(checkForSale(anArticle({ isActive: false }))).toEqual({
      refusal: "article-not-for-sale",
      about: { article: "Pad Thai" },
    });
  });

  test("cannot be sold if its recipe has run out, and the refusal lists the items", () => {
    expect(checkForSale(anArticle({ outOfStock: [id(4), id(7)] }))).toEqual({
      refusal: "out-of-stock",
      about: { article: "Pad Thai", stockItems: [4, 7] },
    });
  });

  test("is refused for the longest-lasting reason", () => {
    const gone = anArticle({ isDeleted: true, isActive: false, outOfStock: [id(4)] });
    expect(checkForSale(gone)).toMatchObject({ refusal: "article-deleted" });
    expect(checkForSale({ ...gone, isDeleted: false })).toMatchObject({
      refusal: "article-not-for-sale",
    });
  });
});
