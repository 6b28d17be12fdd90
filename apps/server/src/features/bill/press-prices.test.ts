import { newBill, updateBill, type NewItem } from "@comanda/contract/bill";
import { listBills } from "@comanda/contract/list-bills";
import { officeArticle } from "@comanda/contract/office-menu";
import { officeCommission, officePromotion } from "@comanda/contract/office-selling";
import { officeCustomer, officeCustomerType } from "@comanda/contract/office-venue";
import { sendPing } from "@comanda/contract/ping";
import { id as recordId } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerMinute, msPerSecond } from "@comanda/domain/time/instant";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

const nok = recordId<"staff">(4);

let office: Office;
beforeEach(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterEach(() => office.app.close());

/** A press at this moment, as the till shows it. */
function press(article: string, amount: number | null, changes: Partial<NewItem> = {}): NewItem {
  const shown = amount === null ? {} : { shown: { price: money(amount), amount: money(amount) } };
  const createdDate = wireDateTime(instant(office.app.now()));
  return { ...office.item(article, { createdDate, ...shown }), ...changes };
}

/** Nok, a therapist, earns the commission of an item. */
function commissionOn(item: NewItem, amount: number): NewItem {
  const shown = { price: money(amount), amount: money(amount) };
  return { ...item, key: `${item.key}-commission`, type: 2, parent: item.key, staff: nok, shown };
}

function wait(minutes: number): void {
  office.app.advance(minutes * msPerMinute);
}

async function reprice(article: string, changes: object): Promise<void> {
  const { id, revision } = findNamed(await office.list(officeArticle), article);
  await office.save(officeArticle, { save: [{ id, revision, ...changes }] });
}

async function changeType(customer: number, type: string): Promise<void> {
  const customerType = findNamed(await office.list(officeCustomerType), type).id;
  const found = (await office.list(officeCustomer)).find(({ id }) => id === customer);
  const save = [{ id: customer, revision: found?.revision, customerType }];
  await office.save(officeCustomer, { save });
}

async function changePromotion(name: string, changes: object): Promise<void> {
  const { id, revision } = findNamed(await office.list(officePromotion), name);
  await office.save(officePromotion, { save: [{ id, revision, ...changes }] });
}

const send = (items: readonly NewItem[], changes: object = {}) =>
  office.write(office.waiter, newBill, office.order(`T${items[0]?.key ?? ""}`, items, changes));

/** The line amounts of a new bill. */
async function chargedAmounts(items: readonly NewItem[], changes: object = {}): Promise<number[]> {
  const { insert } = replyOf(newBill, await send(items, changes));
  return (insert["billItem"] ?? []).map(({ total }) => Number(total));
}

/** The presses whose price is questioned, with the shown and the current price. */
async function questionedPrices(
  items: readonly NewItem[],
  changes: object = {},
): Promise<object[]> {
  const { status, code, prices = [] } = errorOf(await send(items, changes));
  expect([status, code]).toEqual([409, "price-changed"]);
  return prices.map(({ key, shown, now }) => ({ key, shown: shown.amount, now: now.amount }));
}

/** The till pings, as it does every half minute. */
const ping = () => callAs(office.app, office.waiter, sendPing, { body: { lastPing: 0 } });

async function pingRegularly(minutes: number): Promise<void> {
  for (let half = 0; half < minutes * 2; half += 1) {
    office.app.advance(30 * msPerSecond);
    await ping();
  }
}

const happyHour = "Singha happy hour";
const inHappyHour = "2026-11-20 11:59:00";

describe("a press is charged at the prices of its time", () => {
  test("after the article's price rose, even twice", async () => {
    const ribEye = press("Rib Eye", 590_00);
    wait(1);
    await reprice("Rib Eye", { price: 990_00 });
    const dearer = press("Rib Eye", 990_00);
    wait(1);
    await reprice("Rib Eye", { price: 1_200_00 });
    expect(await chargedAmounts([ribEye, dearer, press("Rib Eye", 1_200_00)])).toEqual([
      590_00, 990_00, 1_200_00,
    ]);
  });

  test("if the price changed within the second of the press, whichever price was shown", async () => {
    const before = press("Rib Eye", 590_00);
    await reprice("Rib Eye", { price: 990_00 });
    expect(await chargedAmounts([before])).toEqual([590_00]);
    expect(await chargedAmounts([press("Rib Eye", 990_00), press("Rib Eye", 590_00)])).toEqual([
      990_00, 590_00,
    ]);
    expect(await questionedPrices([press("Rib Eye", 600_00)])).toMatchObject([
      { shown: 600_00, now: 990_00 },
    ]);
  });

  test("if the price changed in the last millisecond of that second, but not in the next second", async () => {
    const createdDate = wireDateTime(instant(office.app.now()));
    office.app.advance(msPerSecond - 1);
    await reprice("Rib Eye", { price: 990_00 });
    expect(await chargedAmounts([press("Rib Eye", 990_00, { createdDate })])).toEqual([990_00]);
    office.app.advance(1);
    await reprice("Rib Eye", { price: 1_200_00 });
    expect(await questionedPrices([press("Rib Eye", 1_200_00, { createdDate })])).toHaveLength(1);
  });

  test("after a promotion was switched off, changed or started", async () => {
    const three = press("Singha Beer", 180_00, { qty: 3, createdDate: inHappyHour });
    const wine = findNamed(await office.list(officeArticle), "Merlot Bottle").id;
    await changePromotion(happyHour, { isActive: false, value: 5, products: [wine] });
    expect(await chargedAmounts([three])).toEqual([180_00, 0]);
    const gin = press("Gin", 140_00);
    wait(1);
    const products = [findNamed(await office.list(officeArticle), "Gin").id];
    const promotion = { name: "Gin night", type: "special-price", value: 100_00, products };
    await office.save(officePromotion, { save: [promotion] });
    expect(await chargedAmounts([gin, press("Gin", 100_00)])).toEqual([140_00, 100_00]);
  });

  test("after a timer's minimum changed", async () => {
    const at = wireDateTime(instant(office.app.now()));
    const shown = { price: money(200_00), amount: money(100_00) };
    const pool = press("Pool Table", null, { type: 5, timeStart: at, timeEnd: at, shown });
    wait(1);
    await reprice("Pool Table", { price: 300_00, priceMinimum: 400_00 });
    expect(await chargedAmounts([pool])).toEqual([100_00]);
  });

  test("after its commission changed", async () => {
    await office.change(officeCommission, { isInPrice: false, price: 70_00 });
    wait(1);
    const [drink, facial] = [press("Lady Drink", 200_00), press("Facial", 750_00)];
    const pressed = [drink, commissionOn(drink, 70_00), facial, commissionOn(facial, 70_00)];
    wait(1);
    await reprice("Facial", { commissionPrice: 160_00 });
    const data = [{ userGroup: null, amount: 10_00 }];
    await office.change(officeCommission, { price: 170_00, isOnBill: true, data });
    const { insert } = replyOf(newBill, await send(pressed));
    expect(insert["billItem"]).toMatchObject([
      { total: 200_00 },
      { total: 70_00, commission: 50_00, commissionShowBill: false },
      { total: 750_00 },
      { total: 70_00, commission: 150_00, commissionShowBill: false },
    ]);
  });

  test("after the customer's type changed", async () => {
    const customer = await aMember();
    const full = await listPrice("Merlot Bottle");
    const asMember = press("Merlot Bottle", full * 0.9);
    wait(1);
    await changeType(customer, "Guest");
    const asGuest = press("Merlot Bottle", full);
    expect(await chargedAmounts([asMember, asGuest], { customer })).toEqual([full * 0.9, full]);
  });

  test("for a client that does not send the shown price", async () => {
    const pressed = press("Rib Eye", null);
    wait(1);
    await reprice("Rib Eye", { price: 990_00 });
    expect(await chargedAmounts([pressed])).toEqual([590_00]);
  });

  test("after a server restart", async () => {
    const ribEye = press("Rib Eye", 590_00);
    wait(1);
    await reprice("Rib Eye", { price: 990_00 });
    await office.app.restart();
    expect(await chargedAmounts([ribEye])).toEqual([590_00]);
  });
});

describe("the age of a press is accepted", () => {
  const threeBeers = (createdDate: string, amount = 180_00) =>
    press("Singha Beer", amount, { qty: 3, createdDate });

  test("from a till that was offline, even if it has already pinged again", async () => {
    wait(40);
    await ping();
    await pingRegularly(4);
    expect(await chargedAmounts([threeBeers(inHappyHour)])).toEqual([180_00, 0]);
  });

  test("but not from five minutes after its return", async () => {
    wait(40);
    await ping();
    await pingRegularly(6);
    expect(await questionedPrices([threeBeers(inHappyHour)])).toMatchObject([
      { shown: 180_00, now: 270_00 },
    ]);
  });

  test("but not from a till that stayed online, after five minutes", async () => {
    await pingRegularly(3);
    expect(await chargedAmounts([threeBeers(inHappyHour)])).toEqual([180_00, 0]);
    await pingRegularly(3);
    expect(await questionedPrices([threeBeers(inHappyHour)])).toMatchObject([
      { shown: 180_00, now: 270_00 },
    ]);
  });

  test("but not from before its session: last week's happy hour does not apply", async () => {
    wait(1);
    const aWeekAgo = "2026-11-13 11:00:00";
    expect(await questionedPrices([threeBeers(aWeekAgo)])).toMatchObject([
      { shown: 180_00, now: 270_00 },
    ]);
    const silent = press("Singha Beer", null, { qty: 3, createdDate: aWeekAgo });
    const { insert } = replyOf(newBill, await send([silent]));
    const createdDate = wireDateTime(instant(office.app.now()));
    expect(insert["billItem"]).toMatchObject([{ total: 270_00, createdDate }]);
  });

  test("from a till that was offline while the server restarted", async () => {
    wait(20);
    await office.app.restart();
    wait(20);
    expect(await chargedAmounts([threeBeers(inHappyHour)])).toEqual([180_00, 0]);
  });
});

describe("a price that differs from the shown one", () => {
  test("is questioned with both amounts, changes nothing, and is accepted once confirmed", async () => {
    const beers = press("Singha Beer", 90_00, { qty: 1 });
    const old = press("Rib Eye", 590_00);
    const before = await bills();
    await pingRegularly(6);
    await reprice("Rib Eye", { price: 990_00 });
    expect(await questionedPrices([beers, old])).toEqual([
      { key: old.key, shown: 590_00, now: 990_00 },
    ]);
    expect(await bills()).toBe(before);
    const confirmed = { ...old, shown: { price: money(990_00), amount: money(990_00) } };
    expect(await chargedAmounts([beers, confirmed])).toEqual([90_00, 990_00]);
  });

  test("is questioned if the customer was added or removed meanwhile", async () => {
    const { id } = replyOf(newBill, await send([press("Rib Eye", 590_00)]));
    const member = await aMember();
    const put = (customer: number | null, version: number) =>
      office.write(office.cashier, updateBill, { body: { id, version, customer, billItems: [] } });
    const wine = (amount: number) => ({
      body: { id, version: 1, billItems: [press("Merlot Bottle", amount)] },
    });
    const full = await listPrice("Merlot Bottle");
    await put(member, 1);
    const refused = errorOf(await office.write(office.waiter, updateBill, wine(full)));
    expect(refused).toMatchObject({
      code: "price-changed",
      prices: [{ shown: { amount: full }, now: { amount: full * 0.9 } }],
    });
    replyOf(updateBill, await office.write(office.waiter, updateBill, wine(full * 0.9)));
    await put(null, 3);
    expect(errorOf(await office.write(office.waiter, updateBill, wine(full * 0.9)))).toMatchObject({
      prices: [{ shown: { amount: full * 0.9 }, now: { amount: full } }],
    });
  });
});

async function bills(): Promise<number> {
  const listed = await callAs(office.app, office.waiter, listBills, { body: { lastPing: 0 } });
  return replyOf(listBills, listed).bills.length;
}

async function listPrice(article: string): Promise<number> {
  return findNamed(await office.list(officeArticle), article).price;
}

async function aMember(): Promise<number> {
  const { customerType } = findNamed(await office.list(officePromotion), "Members' wine");
  const { id } = await office.app
    .database()
    .selectFrom("customer")
    .select("id")
    .where("customer_type", "=", customerType)
    .executeTakeFirstOrThrow();
  return id;
}
