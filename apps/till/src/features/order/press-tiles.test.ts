import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { aPromotion, gin, padThai, tonic } from "@comanda/domain/testing/builders";
import { pricingFixture } from "@comanda/domain/testing/pricing-fixture";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, describe, expect, test, vi } from "vitest";

import { plainReference } from "#records/testing/plain-reference.ts";

import { duringShift, openOrder, unsentLine } from "./testing/open-order.ts";

beforeAll(() => void vi.resetModules());

const { menu, commissions } = pricingFixture;
const drinks = { ...plainReference, menu, commissions };

const aGuest = {
  name: "Som",
  DOB: null,
  cardNumber: "",
  address: "",
  phone: "",
  email: "",
  preferredDrink: "",
};

/** A till whose screen shows a dish and a gin. */
async function openDrinks(reference = drinks) {
  const till = await openOrder([
    unsentLine("dish"),
    unsentLine("gin", { article: gin.id, price: gin.price, productPrice: gin.price }),
  ]);
  till.recordStore.setState({ reference });
  const { pressArticle } = await import("./press-article.ts");
  const { pressMixer } = await import("./press-mixer.ts");
  const { useCounter } = await import("./counter-link.ts");
  const { articleForCommission } = await import("./article-for-commission.ts");
  useCounter.setState({ counter: null });
  const quantities = () => till.bill()?.lines.map(({ quantity }) => Number(quantity));
  return { ...till, pressArticle, pressMixer, useCounter, articleForCommission, quantities };
}

describe("while an order is being sent", () => {
  test("another of its last article is a line of its own", async () => {
    const till = await openDrinks();
    till.pressArticle(gin);
    expect(till.quantities()).toEqual([1, 2]);
    till.useOrder.setState({ sending: till.bill() });
    expect(till.pressArticle(gin)).toBe("added");
    expect(till.quantities()).toEqual([1, 2, 1]);
  });

  test("so is another of its last mixer", async () => {
    const till = await openDrinks();
    till.pressMixer(tonic);
    till.useOrder.setState({ sending: till.bill() });
    expect(till.pressMixer(tonic)).toBe(true);
    expect(till.quantities()).toEqual([1, 1, 1, 1]);
  });
});

describe("at a counter", () => {
  const counter = { isHere: () => true, leaveOrder: () => true, sendAndPay: () => true };

  test("the first tile begins an order", async () => {
    const till = await openDrinks();
    const bill = till.bill();
    till.useOrder.setState({ bill: null });
    const startOrder = () => {
      till.useOrder.setState({ bill });
      return true;
    };
    till.useCounter.setState({ counter: { ...counter, startOrder } });
    expect(till.pressArticle(padThai)).toBe("added");
  });

  test("no other message covers why it could not", async () => {
    const till = await openDrinks();
    till.useOrder.setState({ bill: null });
    till.useCounter.setState({ counter: { ...counter, startOrder: () => false } });
    expect(till.pressArticle(padThai)).toBe("refused");
    expect(till.notice()).toBeUndefined();
  });
});

test("a commission is not for a mixer that is selected, but for the last item", async () => {
  const till = await openDrinks();
  till.pressMixer(tonic);
  const mixer = till.bill()?.lines.find(({ type }) => type === "mixer");
  till.useOrder.setState({ selected: mixer?.key ?? null });
  expect(mixer).toBeDefined();
  expect(till.articleForCommission()).toBe(gin.id);
});

test.each([
  ["the selected line", "dish", padThai.id],
  ["the last line if none is selected", null, gin.id],
] as const)("a commission is for %s", async (_which, selected, article) => {
  const till = await openDrinks();
  const line = till.bill()?.lines.find(({ key }) => key === selected);
  till.useOrder.setState({ selected: line?.key ?? null });
  expect(till.articleForCommission()).toBe(article);
});

test("lines that are not sent are priced for the customer whom the bill has got, if it is still theirs", async () => {
  const member = { id: id<"customer">(1), customerType: id<"customer-type">(1) };
  const offer = { type: "special-price", price: money(80_00) } as const;
  const members = aPromotion(offer, { customerType: member.customerType, articles: [padThai.id] });
  const till = await openDrinks({ ...drinks, promotions: [members] });
  till.know({ ...duringShift, customer: byId([{ ...aGuest, ...member }]) });
  const { repriceUnsent } = await import("./reprice-unsent.ts");
  const prices = () => till.bill()?.lines.map(({ price }) => Number(price));
  till.useOrder.setState(({ bill }) => ({ bill: bill && { ...bill, customer: member.id } }));
  repriceUnsent(null);
  expect(prices()).toEqual([120_00, 140_00]);
  repriceUnsent(member.id);
  expect(prices()).toEqual([80_00, 140_00]);
});
