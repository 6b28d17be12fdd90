import { newBill, updateBill, type NewItem } from "@comanda/contract/bill";
import { listBills } from "@comanda/contract/list-bills";
import { officeArticle } from "@comanda/contract/office-menu";
import { officePromotion } from "@comanda/contract/office-selling";
import { sendPing } from "@comanda/contract/ping";
import { pickStation } from "@comanda/contract/pick-station";
import { money } from "@comanda/domain/money/money";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerMinute, msPerSecond } from "@comanda/domain/time/instant";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const product = findNamed(await office.list(officeArticle), "Rib Eye").id;
  const offer = { type: "discount-percent", value: 1000, products: [product] };
  const { customerType } = findNamed(await office.list(officePromotion), "Members' wine");
  const save = [
    { ...offer, name: "Steak night", isActive: false, priority: 1 },
    { ...offer, name: "Members' steak", value: 2000, customerType, priority: 2 },
  ];
  await office.save(officePromotion, { save });
});
afterAll(() => office.app.close());

/** One step of an evening. A blind press comes from a till that no longer receives the venue's changes. */
type Event =
  | { readonly kind: "reprice"; readonly price: number }
  | { readonly kind: "promotion"; readonly isOn: boolean; readonly percent: number }
  | { readonly kind: "customer"; readonly isMember: boolean }
  | { readonly kind: "press"; readonly count: number; readonly isBlind: boolean }
  | { readonly kind: "wait"; readonly seconds: number }
  | { readonly kind: "ping" | "send" }
  | { readonly kind: "claim"; readonly minutesAgo: number };

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: is("reprice"), price: fc.constantFrom(590, 690, 990) }),
  },
  fc.record({ kind: is("promotion"), isOn: fc.boolean(), percent: fc.constantFrom(10, 50) }),
  fc.record({ kind: is("customer"), isMember: fc.boolean() }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: is("press"),
      count: fc.integer({ min: 1, max: 3 }),
      isBlind: fc.boolean(),
    }),
  },
  fc.record({ kind: is("claim"), minutesAgo: fc.constantFrom(3, 8, 60, 10_080) }),
  { weight: 3, arbitrary: fc.record({ kind: is("wait"), seconds: fc.constantFrom(20, 90, 400) }) },
  { weight: 2, arbitrary: fc.record({ kind: is("ping") }) },
  { weight: 3, arbitrary: fc.record({ kind: is("send") }) },
);

function is<Kind extends string>(kind: Kind): fc.Arbitrary<Kind> {
  return fc.constant(kind);
}

/** The price and promotion from a moment on, as this test set them, in whole baht and percent. */
type VenueTerms = { readonly price: number; readonly percent: number };
type VenueTermsSince = VenueTerms & { readonly at: number };

type SentPress = { readonly item: NewItem; readonly at: number; readonly count: number };

/** One table in an evening: what the test knows of it, and the agreed price of each press. */
type Table = {
  readonly waiter: SignedIn;
  readonly admin: SignedIn;
  readonly member: number;
  readonly began: number;
  /** When the waiter's till called. */
  readonly calls: number[];
  readonly houses: VenueTermsSince[];
  readonly bill: number;
  readonly agreed: Map<string, number>;
  version: number;
  isMember: boolean;
  unsent: readonly SentPress[];
};

const initialTerms: VenueTerms = { price: 590, percent: 0 };

/** The expected price of a count of articles, computed without product code. */
function costOf(count: number, { price, percent }: VenueTerms, isMember: boolean): number {
  return price * (100 - (isMember ? 20 : percent)) * count;
}

function shownFor(count: number, house: VenueTerms, isMember: boolean) {
  const price = money(costOf(1, house, isMember));
  return { price, amount: money(costOf(count, house, isMember)) };
}

/** How old a press may be, from the list of all calls of its till. */
function oldestOf({ began, calls }: Table): number {
  const now = calls.at(-1) ?? began;
  const all = [began, ...calls];
  const absences = all.flatMap((at, index) => {
    const next = all[index + 1] ?? at;
    return next - at > msPerMinute ? [{ from: at, until: next }] : [];
  });
  const latest = absences.at(-1);
  const isBack = latest !== undefined && now - latest.until <= 5 * msPerMinute;
  return Math.max(began, (isBack ? latest.from : now) - 5 * msPerMinute);
}

function termsAt({ houses }: Table, at: number): VenueTerms {
  return houses.findLast((house) => house.at < at + msPerSecond) ?? initialTerms;
}

async function openTable(): Promise<Table> {
  const { app, write, order, item } = office;
  const [waiter, admin] = [await signInForEvening("waiter"), await signInForEvening("admin")];
  const began = app.now();
  await setTerms(admin, initialTerms);
  // A price that changes and changes back within one second may cause a question.
  app.advance(2 * msPerSecond);
  const first = item("Pad Thai", { createdDate: wireDateTime(instant(began)) });
  const made = await write(waiter, newBill, order(`law-${first.key}`, [first]));
  const { id: bill } = replyOf(newBill, made);
  const table = { waiter, admin, member: await aMember(), began, calls: [began], bill };
  const house = { at: 0, ...initialTerms };
  const fresh = { houses: [house], agreed: new Map<string, number>(), unsent: [] };
  return { ...table, ...fresh, version: 1, isMember: false };
}

function press(
  table: Table,
  count: number,
  { at, house }: { at: number; house: VenueTerms },
): void {
  const shown = shownFor(count, house, table.isMember);
  const createdDate = wireDateTime(instant(at));
  const item = office.item("Rib Eye", { createdDate, qty: count, shown });
  table.unsent = [...table.unsent, { item, at, count }];
}

/** Sends the unsent presses until no price is questioned; confirms each question. */
async function send(table: Table): Promise<void> {
  const { app, write } = office;
  const { waiter, bill: id, version, unsent, isMember } = table;
  const body = { id, version, billItems: unsent.map(({ item }) => item) };
  const sent = await write(waiter, updateBill, { body });
  table.calls.push(app.now());
  const oldest = oldestOf(table);
  const right = unsent.map(({ item, at, count }) => {
    const isTooOld = at + msPerSecond <= oldest;
    const since = termsAt(table, isTooOld ? app.now() : at);
    // Within the second of the press, the till may have shown the price of either side.
    const before = isTooOld ? since : termsAt(table, at - msPerSecond);
    const prices = [since, before].map((house) => shownFor(count, house, isMember));
    const isRight = prices.some(({ amount }) => amount === item.shown?.amount);
    return { key: item.key, shown: shownFor(count, since, isMember), isRight };
  });
  const wrong = right.filter(({ isRight }) => !isRight);
  if (wrong.length === 0) {
    table.version = replyOf(updateBill, sent).version;
    for (const { item } of unsent) table.agreed.set(item.key, item.shown?.amount ?? 0);
    table.unsent = [];
    return;
  }
  const { code, prices = [] } = errorOf(sent);
  expect(code).toBe("price-changed");
  expect(prices.map(({ key, now }) => ({ key, shown: now }))).toMatchObject(
    wrong.map(({ key, shown: { amount } }) => ({ key, shown: { amount } })),
  );
  const now = new Map(prices.map((asked) => [asked.key, asked.now]));
  table.unsent = unsent.map((one) => {
    const shown = now.get(one.item.key);
    return shown === undefined ? one : { ...one, item: { ...one.item, shown } };
  });
  await send(table);
}

async function applyEvent(table: Table, event: Event): Promise<void> {
  const { app } = office;
  const house = table.houses.at(-1) ?? initialTerms;
  switch (event.kind) {
    case "reprice":
      return changeTerms(table, { ...house, price: event.price });
    case "promotion":
      return changeTerms(table, { ...house, percent: event.isOn ? event.percent : 0 });
    case "customer":
      return setCustomer(table, event.isMember);
    case "press": {
      const known = event.isBlind ? initialTerms : house;
      return press(table, event.count, { at: app.now(), house: known });
    }
    case "claim": {
      const at = app.now() - event.minutesAgo * msPerMinute;
      return press(table, 1, { at, house: termsAt(table, at) });
    }
    case "wait":
      return app.advance(event.seconds * msPerSecond);
    case "ping":
      await callAs(app, table.waiter, sendPing, { body: { lastPing: 0 } });
      table.calls.push(app.now());
      return undefined;
    case "send":
      return send(table);
  }
}

async function changeTerms({ admin, houses }: Table, house: VenueTerms): Promise<void> {
  await setTerms(admin, house);
  houses.push({ ...house, at: office.app.now() });
  office.app.advance(2 * msPerSecond);
}

async function setCustomer(table: Table, isMember: boolean): Promise<void> {
  const { cashier, write } = office;
  const customer = isMember ? table.member : null;
  const body = { id: table.bill, version: table.version, customer, billItems: [] };
  table.version = replyOf(updateBill, await write(cashier, updateBill, { body })).version;
  table.isMember = isMember;
}

async function playEvening(events: readonly Event[]): Promise<void> {
  const table = await openTable();
  for (const event of events) {
    await applyEvent(table, event);
  }
  await send(table);
  const body = { lastPing: 0 };
  const listed = await callAs(office.app, table.waiter, listBills, { body });
  const { billItems } = replyOf(listBills, listed);
  const charged = billItems.filter(({ bill, key }) => bill === table.bill && table.agreed.has(key));
  expect(new Map(charged.map(({ key, total }) => [key, total]))).toEqual(table.agreed);
}

test("the charge equals the price shown at the press, or the confirmed one, whatever the venue changes meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 4, maxLength: 14 }), playEvening),
    {
      numRuns: 15,
    },
  );
}, 60_000);

/** Signs in again for each evening: one session does not last for all of them. */
async function signInForEvening(username: string): Promise<SignedIn> {
  const user = await signInAs(office.app, username);
  const station = user.stations.find(({ name }) => name === "Restaurant")?.id ?? 0;
  await callAs(office.app, user, pickStation, { params: { id: station } });
  return user;
}

async function setTerms(admin: SignedIn, { price, percent }: VenueTerms): Promise<void> {
  await change(admin, officeArticle, "Rib Eye", { price: price * 100 });
  const steakNight = { isActive: percent > 0, value: Math.max(percent, 1) * 100 };
  await change(admin, officePromotion, "Steak night", steakNight);
}

type NamedRecord = { readonly id: number; readonly revision: number; readonly name: string };
type Topic = typeof officeArticle | typeof officePromotion;

async function change(admin: SignedIn, topic: Topic, name: string, changes: object): Promise<void> {
  const listed: readonly NamedRecord[] = replyOf(
    topic.list,
    await callAs(office.app, admin, topic.list),
  );
  const { id, revision } = findNamed(listed, name);
  const saved = await office.send(topic, { save: [{ id, revision, ...changes }] }, admin);
  replyOf(topic.save, saved);
}

async function aMember(): Promise<number> {
  const { customer_type: type } = await office.app
    .database()
    .selectFrom("promotion")
    .select("customer_type")
    .where("name", "=", "Members' wine")
    .executeTakeFirstOrThrow();
  const { id } = await office.app
    .database()
    .selectFrom("customer")
    .select("id")
    .where("customer_type", "=", type)
    .executeTakeFirstOrThrow();
  return id;
}
