import { randomUUID } from "node:crypto";

import { newBill } from "@comanda/contract/bill";
import type { Call, ReplyOf } from "@comanda/contract/call";
import { startShift, startWorkDay } from "@comanda/contract/day";
import { closeBill } from "@comanda/contract/end-bill";
import { readFrontPage } from "@comanda/contract/front-page";
import { listBills } from "@comanda/contract/list-bills";
import { listMenu } from "@comanda/contract/menu";
import { officeArticle, officeCategory, officeProductGroup } from "@comanda/contract/office-menu";
import { officePayType, officePromotion, officeTaxClass } from "@comanda/contract/office-selling";
import { bringSample, readSamples, removeSamples } from "@comanda/contract/office-setup";
import { pickStation } from "@comanda/contract/pick-station";
import { plainPress } from "@comanda/contract/sent-line";
import { afterEach, describe, expect, test } from "vitest";

import type { TestApp } from "../../testing/test-app.ts";
import { startFirstVenue } from "../../testing/test-first-venue.ts";
import { findNamed } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let app: TestApp;
let admin: SignedIn;
afterEach(() => app.close());

const money = (code: string, hasDecimals = true) => ({
  currency: { name: code, symbol: code, code, hasDecimals, coins: [], notes: [] },
});
const venues = {
  TH: { timeZone: "Asia/Bangkok", ...money("THB") },
  VN: { timeZone: "Asia/Ho_Chi_Minh", ...money("VND", false) },
  PH: { timeZone: "Asia/Manila", ...money("PHP") },
  DE: { timeZone: "Europe/Berlin", ...money("EUR") },
  AT: { timeZone: "Europe/Vienna", ...money("EUR") },
  FR: { timeZone: "Europe/Paris", ...money("EUR") },
  PT: { timeZone: "Europe/Lisbon", ...money("EUR") },
  ES: { timeZone: "Europe/Madrid", ...money("EUR") },
  IT: { timeZone: "Europe/Rome", ...money("EUR") },
  GB: { timeZone: "Europe/London", ...money("GBP") },
  US: { timeZone: "America/Chicago", ...money("USD") },
  LU: { timeZone: "Europe/Luxembourg", ...money("EUR") },
  JP: { timeZone: "Asia/Tokyo", ...money("JPY", false) },
};

/** A new venue of a country, with a sample, whose manager is at its only sale point. */
async function openVenue(place: keyof typeof venues, sample: string): Promise<void> {
  ({ app, admin } = await startFirstVenue(venues[place]));
  const [bar] = admin.stations;
  await callAs(app, admin, pickStation, { params: { id: bar?.id ?? 0 } });
  replyOf(bringSample, await write(bringSample, { params: { name: sample } }));
}

const write = (call: Call, input: object = {}) =>
  callAs(app, admin, call, { idempotencyKey: randomUUID(), ...input });
const read = async <C extends Call>(call: C) => replyOf(call, await callAs(app, admin, call));
const list = async <List extends Call>(topic: { readonly list: List }) => read(topic.list);
const save = async <Save extends Call>(
  topic: { readonly save: Save },
  row: object,
): Promise<ReplyOf<Save>> =>
  replyOf(topic.save, await write(topic.save, { body: { save: [row], retire: [] } }));

async function startSelling(): Promise<void> {
  replyOf(startWorkDay, await write(startWorkDay));
  const body = { startDrawerCash: 0, coin: [], cash: [] };
  replyOf(startShift, await write(startShift, { body }));
}

/** Sells one of an article, paid in cash with exactly this amount, and returns the bill. */
async function sell(name: string, amount: number) {
  const { articles } = await read(listMenu);
  const cash = findNamed(await list(officePayType), "Cash");
  const press = {
    key: randomUUID(),
    createdDate: "2026-11-20 11:59:30",
    ...plainPress,
    product: findNamed(articles, name).id,
  };
  const head = { table: name, room: "", cover: 1, staff: admin.user.id, customer: null };
  const body = { ...head, isSecondBill: false, billItems: [press] };
  const { id } = replyOf(newBill, await write(newBill, { body }));
  const payDetails = [{ payType: cash.id, total: amount }];
  replyOf(closeBill, await write(closeBill, { params: { id }, body: { payDetails } }));
  const reply = await callAs(app, admin, listBills, { body: { lastPing: 0 } });
  return replyOf(listBills, reply).bills.find((bill) => bill.id === id);
}

describe("a sample follows the country of the venue", () => {
  // Worked out by hand: the beer, what is added to it, and the tax in it.
  test.each([
    ["TH", "Beer", 99_00, 6_48],
    ["VN", "Beer", 30_000_00, 2_727_00],
    ["PH", "Beer", 99_00, 9_64],
    ["DE", "Beer", 4_50, 72],
    ["AT", "Beer", 5_00, 83],
    ["FR", "Beer", 6_00, 1_00],
    ["PT", "Beer", 2_50, 47],
    ["ES", "Beer", 3_00, 27],
    ["IT", "Beer", 5_00, 45],
    ["GB", "Beer", 5_50, 92],
    ["US", "Beer", 7_58, 58],
  ] as const)("in %s: a %s is paid with %i, with %i of tax", async (place, beer, amount, tax) => {
    await openVenue(place, "restaurant");
    await startSelling();
    await sell(beer, amount);
    const { figures } = await read(readFrontPage);
    expect(figures?.today.sales).toMatchObject({ bills: 1, amount, tax, net: amount - tax });
  });

  test("in Lisbon with its ways to pay, and nothing on top of the price", async () => {
    await openVenue("PT", "bar");
    const own = (await list(officePayType)).filter(
      ({ indexNumber }) => ![100, 400, 700, 1100].includes(indexNumber),
    );
    const inOrder = own.toSorted((one, other) => one.indexNumber - other.indexNumber);
    expect(
      inOrder.map(({ name, value, isIncludedInPrice }) => [name, value, isIncludedInPrice]),
    ).toEqual([
      ["IVA", 2300, true],
      ["Cash", 0, false],
      ["Multibanco", 0, false],
      ["MB WAY", 0, false],
    ]);
    const { articles } = await read(listMenu);
    expect(findNamed(articles, "Lager").price).toBe(2_50);
    expect(findNamed(articles, "Mojito").price).toBe(9_00);
    expect(findNamed(articles, "Pool Table")).toMatchObject({ price: 10_00 });
  });

  // Worked out by hand: a main dish less the 10 % of the sample's lunch, and the tax in it.
  test.each([
    ["DE", 13_50, 88],
    ["AT", 14_40, 1_31],
    ["FR", 14_40, 1_31],
    ["PT", 10_80, 1_24],
    ["ES", 11_70, 1_06],
    ["GB", 12_60, 2_10],
    // In Hanoi it is evening already, and the lunch is over.
    ["VN", 80_000_00, 5_926_00],
  ] as const)("in %s: a dish is paid with %i, with %i of tax", async (place, amount, tax) => {
    await openVenue(place, "restaurant");
    await startSelling();
    await sell("Pad Thai", amount);
    const { figures } = await read(readFrontPage);
    expect(figures?.today.sales).toMatchObject({ amount, tax, net: amount - tax });
  });

  test("in Lisbon with a tax class for each rate at which its goods are taxed", async () => {
    await openVenue("PT", "hotel");
    const classes = new Map((await list(officeTaxClass)).map(({ id, name }) => [id, name]));
    const nameOf = (id: number | null) => classes.get(id ?? 0);
    const taxes = (await list(officePayType)).filter(({ isVat }) => isVat);
    expect(
      taxes.map(({ name, value, taxClasses }) => [name, value, taxClasses.map(nameOf)]),
    ).toEqual([
      ["IVA 23 %", 2300, ["Taxa normal"]],
      ["IVA 13 %", 1300, ["Taxa intermédia"]],
      ["IVA 6 %", 600, ["Taxa reduzida"]],
    ]);
    const { articles } = await read(listMenu);
    const classOf = (article: string) => nameOf(findNamed(articles, article).taxClass);
    expect(articles.map(({ taxClass }) => taxClass)).not.toContain(null);
    const categories = (await list(officeCategory)).map(({ name, taxClass }) => [
      name,
      nameOf(taxClass),
    ]);
    expect(categories).toContainEqual(["Rooms", "Taxa reduzida"]);
    expect(categories).toContainEqual(["Breakfast", "Taxa intermédia"]);
    expect(classOf("Minibar Beer")).toBe("Taxa normal");
  });

  test("in Hanoi at the reduced rate until the last day of 2026, without its percentage in the name", async () => {
    await openVenue("VN", "restaurant");
    const taxes = (await list(officePayType)).filter(({ isVat }) => isVat);
    expect(taxes.map(({ name, value, datedRates }) => [name, value, datedRates])).toEqual([
      ["Thuế GTGT 10 %", 10_00, []],
      ["Thuế GTGT: Được giảm thuế", 8_00, [{ fromDate: "2027-01-01", rate: 10_00 }]],
    ]);
  });

  test("in London with a class for cold food, which bears no tax if it is taken away", async () => {
    await openVenue("GB", "restaurant");
    const taxes = (await list(officePayType)).filter(({ isVat }) => isVat);
    expect(taxes.map(({ name, value, servingWays }) => [name, value, servingWays])).toEqual([
      ["VAT 20 %", 20_00, []],
      ["VAT 20 % (cold food eaten in)", 20_00, ["here"]],
      ["VAT 0 %", 0, ["away", "delivered"]],
    ]);
    expect(taxes[1]?.taxClasses).toEqual(taxes[2]?.taxClasses);
  });

  test("with classes of their own for articles that are taxed unlike their category", async () => {
    await openVenue("FR", "restaurant");
    const own = (await list(officeArticle)).filter(({ taxClass }) => taxClass !== null);
    expect(own.map(({ name }) => name)).toEqual(["Beer"]);
  });

  test("and has no tax where the set-up does not know the country", async () => {
    await openVenue("LU", "restaurant");
    const types = await list(officePayType);
    expect(types.filter(({ isVat, value }) => isVat || value > 0)).toEqual([]);
    expect(findNamed(types, "Credit card").isCreditCard).toBe(true);
    expect(findNamed((await read(listMenu)).articles, "Beer").price).toBe(4_50);
    expect(await list(officeTaxClass)).toEqual([]);
  });

  test.each(["restaurant", "bar", "spa", "hotel"])(
    "as a %s in every country, with all of it sellable",
    async (sample) => {
      for (const place of ["VN", "JP", "US"] as const) {
        await openVenue(place, sample);
        const { articles } = await read(listMenu);
        expect(articles.length).toBeGreaterThan(8);
        expect(articles.every(({ active }) => active)).toBe(true);
        const whole = articles.every(({ price }) => price % 100 === 0);
        expect(whole || place === "US").toBe(true);
        if (place !== "US") await app.close();
      }
    },
  );
});

describe("the samples", () => {
  test("all go again, and the country's taxes and ways to pay stay", async () => {
    await openVenue("PT", "bar");
    const before = await list(officePayType);
    const { going, ...staying } = await read(readSamples);
    expect(staying).toEqual({ sold: 0, changed: 0, needed: 0 });
    expect(replyOf(removeSamples, await write(removeSamples)).removed).toBe(going);
    expect(await list(officeArticle)).toEqual([]);
    expect(await list(officeCategory)).toEqual([]);
    expect(await list(officePromotion)).toEqual([]);
    expect(await list(officePayType)).toEqual(before);
    const left = await read(readSamples);
    expect(left).toEqual({ going: 0, sold: 0, changed: 0, needed: 0 });
  });

  test("that the owner changed stay, with all that they need", async () => {
    await openVenue("PT", "bar");
    const all = (await read(readSamples)).going;
    const lager = findNamed(await list(officeArticle), "Lager");
    await save(officeArticle, { id: lager.id, revision: lager.revision, price: 2_80 });
    // The category and the group of the lager.
    expect(await read(readSamples)).toEqual({ going: all - 3, sold: 0, changed: 1, needed: 2 });
    replyOf(removeSamples, await write(removeSamples));
    expect((await list(officeArticle)).map(({ name, price }) => [name, price])).toEqual([
      ["Lager", 2_80],
    ]);
    expect((await list(officeCategory)).map(({ name }) => name)).toEqual(["Beer"]);
    expect((await list(officeProductGroup)).map(({ name }) => name)).toEqual(["Bar"]);
  });

  test("do not take away what the owner has added to them", async () => {
    await openVenue("PT", "bar");
    const category = findNamed(await list(officeCategory), "Cocktails").id;
    const productGroup = findNamed(await list(officeProductGroup), "Bar").id;
    await save(officeArticle, {
      name: "Ginja",
      price: 1_50,
      color: "#880000",
      category,
      productGroup,
    });
    replyOf(removeSamples, await write(removeSamples));
    expect((await list(officeArticle)).map(({ name }) => name)).toEqual(["Ginja"]);
    expect((await list(officeCategory)).map(({ name }) => name)).toEqual(["Cocktails"]);
  });

  test("that were sold go from the menu, and stay on their bills", async () => {
    await openVenue("PT", "bar");
    await startSelling();
    const bill = await sell("Lager", 2_50);
    expect(await read(readSamples)).toMatchObject({ sold: 1, changed: 0, needed: 0 });
    replyOf(removeSamples, await write(removeSamples));
    expect(await list(officeArticle)).toEqual([]);
    const reply = await callAs(app, admin, listBills, { body: { lastPing: 0 } });
    const again = replyOf(listBills, reply).bills.find(({ id }) => id === bill?.id);
    expect(again).toEqual(bill);
    expect(again?.amount).toBe(2_50);
  });

  test("are a line of the check-list until they are gone", async () => {
    const isDone = async () => {
      const { checkList } = await read(readFrontPage);
      return checkList.find(({ step }) => step === "samples")?.isDone;
    };
    await openVenue("PT", "spa");
    expect(await isDone()).toBe(false);
    replyOf(removeSamples, await write(removeSamples));
    expect(await isDone()).toBe(true);
  });

  test("removed twice are removed once", async () => {
    await openVenue("PT", "bar");
    replyOf(removeSamples, await write(removeSamples));
    expect(replyOf(removeSamples, await write(removeSamples)).removed).toBe(0);
    expect(errorOf(await write(bringSample, { params: { name: "farm" } })).status).toBe(400);
  });
});
