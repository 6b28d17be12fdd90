import { newBill } from "@comanda/contract/bill";
import { listPromotions } from "@comanda/contract/promotion";
import { officeArticle, officeCategory } from "@comanda/contract/office-menu";
import {
  officePromotion,
  readPromotionCalendar,
  tryPromotions,
} from "@comanda/contract/office-selling";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const articleId = async (name: string) => findNamed(await office.list(officeArticle), name).id;
const ask = (body: object) =>
  callAs(office.app, office.admin, tryPromotions, { body: { customerType: null, ...body } });

async function aPromotion(changes: object = {}): Promise<object> {
  const products = [await articleId("Gin")];
  return { name: "Gin night", type: "special-price", value: 100_00, products, ...changes };
}

describe("a promotion", () => {
  test("applies to the next drink ordered", async () => {
    const { saved, insert } = await office.save(officePromotion, { save: [await aPromotion()] });
    expect(saved).toMatchObject([{ isActive: true, weekdays: [1, 2, 3, 4, 5, 6, 7], priority: 0 }]);
    expect(insert["promotion"]).toMatchObject([{ name: "Gin night", value: 100_00 }]);
    const pressedSince = { createdDate: "2026-11-20 12:00:00" };
    const order = office.order("P1", [office.item("Gin", pressedSince)]);
    const answered = await office.write(office.waiter, newBill, order);
    expect(replyOf(newBill, answered).insert["billItem"]).toMatchObject([
      { price: 100_00, promotion: saved[0]?.id },
    ]);
  });

  test.each([
    [{ name: "Singha happy hour" }, "name", "taken"],
    [{ value: -1 }, "value", "invalid"],
    [{ type: "discount-percent", value: 100_01 }, "value", "out-of-range"],
    [{ type: "buy-x-get-y", value: 2 }, "subValue", "out-of-range"],
    [{ products: [] }, "products", "no-article-or-category"],
    [{ categories: [999_999] }, "categories", "not-found"],
    [{ products: [999_999] }, "products", "not-found"],
    [{ customerType: 999_999 }, "customerType", "not-found"],
    [{ weekdays: [] }, "weekdays", "required"],
    [{ weekdays: [1, 1] }, "weekdays", "repeated"],
    [{ fromDate: "2026-12-02", toDate: "2026-12-01" }, "toDate", "out-of-range"],
    [{ fromDate: "2026-02-30" }, "fromDate", "wrong-date-format"],
    [{ startMinute: 1440 }, "startMinute", "out-of-range"],
  ])("with %j is refused for its %s", async (changes, field, code) => {
    const { fields } = await office.refused(officePromotion, {
      save: [await aPromotion({ name: "Other night", ...changes })],
    });
    expect(fields).toMatchObject([{ row: 0, field, code }]);
  });

  test("no longer applies once retired", async () => {
    const { id, revision } = findNamed(await office.list(officePromotion), "Gin night");
    await office.save(officePromotion, { retire: [{ id, revision }] });
    const order = office.order("P2", [office.item("Gin")]);
    const answered = await office.write(office.waiter, newBill, order);
    expect(replyOf(newBill, answered).insert["billItem"]).toMatchObject([{ promotion: null }]);
  });
});

describe("a promotion of a category", () => {
  afterAll(async () => {
    const { id, revision } = findNamed(await office.list(officePromotion), "Half-price wine");
    await office.save(officePromotion, { retire: [{ id, revision }] });
  });

  const now = () => wireDateTime(instant(office.app.now()));
  const orderOf = async (article: string, place: string, createdDate = now()) => {
    const order = office.order(place, [office.item(article, { createdDate })]);
    return replyOf(newBill, await office.write(office.waiter, newBill, order)).insert["billItem"];
  };

  test("applies to the articles of its subcategories, and to one that is added later", async () => {
    const wine = findNamed(await office.list(officeCategory), "Wine").id;
    const half = { name: "Half-price wine", type: "discount-percent", value: 50_00 };
    const { saved } = await office.save(officePromotion, {
      save: [{ ...half, priority: 20, categories: [wine] }],
    });
    expect(saved).toMatchObject([{ products: [], categories: [wine] }]);
    const ofCategory = { promotion: saved[0]?.id };
    expect(await orderOf("Wine of the Month", "W1")).toMatchObject([
      { price: 95_00, ...ofCategory },
    ]);
    expect(await orderOf("Merlot Glass", "W2")).toMatchObject([{ price: 85_00, ...ofCategory }]);
    expect(await orderOf("Gin", "W3")).toMatchObject([{ promotion: null }]);
    const beer = findNamed(await office.list(officeArticle), "Singha Beer");
    const { productGroup, color } = beer;
    const red = findNamed(await office.list(officeCategory), "Red wine").id;
    const added = { name: "Malbec Glass", price: 200_00, category: red, productGroup, color };
    const malbec = (await office.save(officeArticle, { save: [added] })).saved[0]?.id ?? 0;
    const answered = await ask({
      at: now(),
      articles: [{ article: malbec, quantity: 1 }],
    });
    expect(replyOf(tryPromotions, answered).articles).toMatchObject([
      { price: 100_00, promotion: { name: "Half-price wine" } },
    ]);
  });

  test("names every subcategory to tills", async () => {
    const categories = await office.list(officeCategory);
    const idsOf = (...names: string[]) => names.map((name) => findNamed(categories, name).id);
    const listed = replyOf(listPromotions, await callAs(office.app, office.waiter, listPromotions));
    const { categories: named } = findNamed(listed, "Half-price wine");
    const whole = idsOf("Wine", "Red wine", "White and sparkling");
    expect(new Set(named)).toEqual(new Set(whole));
  });

  test("no longer applies to an article that moves elsewhere, but to what was pressed before", async () => {
    const { id, revision } = findNamed(await office.list(officeArticle), "Merlot Glass");
    const spirits = findNamed(await office.list(officeCategory), "Spirits").id;
    const before = now();
    office.app.advance(msPerMinute);
    await office.save(officeArticle, { save: [{ id, revision, category: spirits }] });
    expect(await orderOf("Merlot Glass", "W4")).toMatchObject([{ promotion: null }]);
    expect(await orderOf("Merlot Glass", "W5", before)).toMatchObject([{ price: 85_00 }]);
  });

  test("no longer applies to a category that moves elsewhere, but to what was pressed before", async () => {
    const white = findNamed(await office.list(officeCategory), "White and sparkling");
    const before = now();
    office.app.advance(msPerMinute);
    const moved = { id: white.id, revision: white.revision, parentId: null };
    await office.save(officeCategory, { save: [moved] });
    expect(await orderOf("Prosecco Glass", "W6")).toMatchObject([{ promotion: null }]);
    expect(await orderOf("Prosecco Glass", "W7", before)).toMatchObject([{ price: 95_00 }]);
  });
});

describe("the calendar", () => {
  const ofNight = {
    isActive: true,
    fromDate: "2026-11-20",
    toDate: null,
    startMinute: 22 * 60,
    endMinute: 120,
    weekdays: [5, 6],
  };
  const read = (promotion: object) =>
    callAs(office.app, office.admin, readPromotionCalendar, {
      body: { from: "2026-11-16", days: 14, promotion: { ...ofNight, ...promotion } },
    });

  test("shows the hours of each day, and a night under the day it begins", async () => {
    const days = replyOf(readPromotionCalendar, await read({}));
    expect(days.map(({ day }) => day)).toEqual([
      "2026-11-20",
      "2026-11-21",
      "2026-11-27",
      "2026-11-28",
    ]);
    expect(days[0]).toEqual({
      day: "2026-11-20",
      startMinute: 1320,
      endMinute: 120,
      endsNextDay: true,
    });
  });

  test("refuses invalid dates", async () => {
    expect(errorOf(await read({ toDate: "2026-02-30" }))).toMatchObject({
      status: 400,
      fields: [{ field: "toDate" }],
    });
  });
});

describe("trying out promotions", () => {
  test("returns the prices of a moment, by the till's rules", async () => {
    const article = await articleId("Singha Beer");
    const articles = [{ article, quantity: 3 }];
    // Friday at 18:05 and at 20:05 in Bangkok.
    const happy = replyOf(tryPromotions, await ask({ at: "2026-11-20 11:05:00", articles }));
    expect(happy.articles).toEqual([
      {
        article,
        quantity: 3,
        productPrice: 90_00,
        price: 90_00,
        total: 180_00,
        free: 1,
        promotion: { id: expect.any(Number), name: "Singha happy hour" },
      },
    ]);
    const later = replyOf(tryPromotions, await ask({ at: "2026-11-20 13:05:00", articles }));
    expect(later.articles).toMatchObject([{ total: 270_00, free: 0, promotion: null }]);
  });

  test.each(["Lunch Set", "Pool Table"])("gives no %s free, as on the till", async (name) => {
    const article = await articleId(name);
    const offer = { type: "buy-x-get-y", value: 1, subValue: 1, products: [article] };
    await office.save(officePromotion, { save: [await aPromotion({ name, ...offer })] });
    const articles = [{ article, quantity: 2 }];
    const tried = replyOf(tryPromotions, await ask({ at: "2026-11-20 11:05:00", articles }));
    expect(tried.articles).toMatchObject([{ free: 0, promotion: null }]);
  });

  test("depends on the customer type", async () => {
    const { products, customerType } = findNamed(
      await office.list(officePromotion),
      "Members' wine",
    );
    const articles = products.slice(0, 1).map((article) => ({ article, quantity: 1 }));
    const at = "2026-11-20 11:05:00";
    const stranger = replyOf(tryPromotions, await ask({ at, articles }));
    const member = replyOf(tryPromotions, await ask({ at, articles, customerType }));
    expect(stranger.articles[0]?.promotion).toBeNull();
    expect(member.articles[0]).toMatchObject({ promotion: { name: "Members' wine" } });
    expect(member.articles[0]?.total).toBe(((stranger.articles[0]?.total ?? 0) * 9) / 10);
  });

  test("is a 404 for an unknown article", async () => {
    const articles = [{ article: 999_999, quantity: 1 }];
    expect(errorOf(await ask({ at: "2026-11-20 11:05:00", articles }))).toMatchObject({
      status: 404,
      message: "Article #999999 does not exist or deleted",
    });
  });
});
