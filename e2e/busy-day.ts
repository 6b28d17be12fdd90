import { newBill, updateBill } from "@comanda/contract/bill";
import { listBills } from "@comanda/contract/list-bills";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import type { BillReply } from "@comanda/contract/bill-record";
import { listCustomers, listCustomerTypes } from "@comanda/contract/customer";
import { listMenu } from "@comanda/contract/menu";
import { listPayTypes } from "@comanda/contract/pay-type";
import { mergeBill, splitBill } from "@comanda/contract/split-merge";
import { listStaff } from "@comanda/contract/staff";

import type { ApiTill } from "./api-till.ts";
import type { Books, CashMovement, PaidAmount } from "./compute-figures.ts";

/** Two tills, their location, and the payments made at them. */
export type BusyVenue = {
  readonly tills: readonly [ApiTill, ApiTill];
  readonly articles: ReadonlyMap<string, number>;
  readonly categoryOf: ReadonlyMap<number, number>;
  readonly payTypes: Books["payTypes"];
  readonly staff: ReadonlyMap<string, number>;
  /** A customer who pays by invoice. */
  readonly company: number | null;
  readonly nowMs: () => number;
  readonly handed: Map<number, readonly PaidAmount[]>;
  readonly moved: CashMovement[];
};

export async function busyVenue(
  tills: readonly [ApiTill, ApiTill],
  nowMs: () => number,
): Promise<BusyVenue> {
  const [till] = tills;
  const { articles } = await till.call(listMenu);
  const types = await till.call(listCustomerTypes);
  const companies = new Set(types.filter(({ payInvoice }) => payInvoice).map(({ id }) => id));
  const customers = await till.call(listCustomers);
  return {
    tills,
    articles: new Map(articles.map(({ id, name }) => [name, id])),
    categoryOf: new Map(articles.map(({ id, category }) => [id, category])),
    payTypes: await till.call(listPayTypes),
    staff: new Map((await till.call(listStaff)).map(({ id, username }) => [username, id])),
    company: customers.find(({ customerType }) => companies.has(customerType))?.id ?? null,
    nowMs,
    handed: new Map(),
    moved: [],
  };
}

/** The server's bills and lines, read before the day ends. */
export async function booksOf(house: BusyVenue): Promise<Books> {
  const { bills, billItems } = await house.tills[0].call(listBills, { body: { lastPing: 0 } });
  return { ...house, bills, items: billItems };
}

/** Every kind of bill, in the order in which the tills create them. */
const kinds = [
  "cash",
  "card",
  "qr",
  "invoice",
  "card and cash",
  "commission",
  "pool",
  "massage",
  "credit",
  "split",
  "merge",
  "void",
] as const;
type Kind = (typeof kinds)[number];

/** A line as a till sends it. */
type NewItem = ReturnType<typeof aLine>;

/** Sells this many bills of each kind, on both tills in turn; the last guests of each round stay. */
export async function sellRounds(house: BusyVenue, rounds: number, name: string): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, kind] of kinds.entries()) {
      const till = house.tills[(round + index) % 2 === 0 ? 0 : 1];
      await serve({ house, till, table: `${name}${round}-${index}`, kind });
    }
  }
  await order({ house, till: house.tills[1], table: `${name} stays`, kind: "card" });
}

type Guests = {
  readonly house: BusyVenue;
  readonly till: ApiTill;
  readonly table: string;
  readonly kind: Kind;
};

async function serve(guests: Guests): Promise<void> {
  const { house, till, table, kind } = guests;
  const bill = await order(guests);
  switch (kind) {
    case "void":
      await till.call(voidBill, { params: { id: bill }, body: { statusNote: "guests left" } });
      return;
    case "credit":
      await creditOne(guests, bill);
      return pay(guests, bill);
    case "split": {
      const second = await split(guests, bill);
      await pay(guests, bill);
      return pay({ ...guests, kind: "qr" }, second);
    }
    case "merge": {
      const second = await order({ house, till, table: `${table}b`, kind: "card" });
      return pay(guests, await merge(guests, bill, second));
    }
    case "cash":
    case "card":
    case "qr":
    case "invoice":
    case "card and cash":
    case "commission":
    case "pool":
    case "massage":
      return pay(guests, bill);
  }
}

async function order({ house, till, table, kind }: Guests): Promise<number> {
  const body = {
    ...head(house, table),
    customer: kind === "invoice" ? house.company : null,
    isSecondBill: false,
    billItems: pressed(house, kind),
  };
  return (await till.call(newBill, { body })).id;
}

function head({ staff }: BusyVenue, table: string) {
  return { table, room: "", cover: 2, staff: staff.get("waiter"), customer: null };
}

function pressed(house: BusyVenue, kind: Kind): readonly NewItem[] {
  const item = (article: string, more: Partial<NewItem> = {}) => press(house, article, more);
  switch (kind) {
    case "cash":
      // Happy hour: every third is free.
      return [item("Singha Beer", { qty: 5 }), item("Pad Thai", { qty: 2 })];
    case "qr": {
      const gin = item("Gin");
      const mixer = (name: string) => item(name, { type: 1, parent: gin.key });
      return [gin, mixer("Tonic"), mixer("Soda")];
    }
    case "invoice":
      return [item("Rib Eye"), item("Cappuccino", { qty: 3 })];
    case "card and cash":
      return [item("Catch of the Day", { price: 345_67 }), item("Jasmine Rice")];
    case "commission": {
      const drink = item("Lady Drink", { qty: 2 });
      const staff = house.staff.get("waiter") ?? null;
      return [drink, item("Lady Drink", { type: 2, parent: drink.key, qty: 2, staff })];
    }
    case "pool":
      return [item("Pool Table", { type: 5, ...since(house, 95) })];
    case "massage":
      // Shorter than the minimum charge covers.
      return [item("Foot Massage", { type: 5, ...since(house, 12) })];
    case "card":
    case "credit":
    case "split":
    case "merge":
    case "void":
      return [item("Green Curry", { qty: 3 }), item("Jasmine Rice", { qty: 2 })];
  }
}

function press(house: BusyVenue, article: string, more: Partial<NewItem>): NewItem {
  return { ...aLine(house), product: idOf(house, article), ...more };
}

type Nothing<Value> = Value | null;

function aLine({ nowMs }: BusyVenue) {
  const nothing: {
    readonly price: Nothing<number>;
    readonly timeStart: Nothing<string>;
    readonly timeEnd: Nothing<string>;
    readonly parent: Nothing<string>;
    readonly staff: Nothing<number>;
    readonly credits: Nothing<string>;
  } = { price: null, timeStart: null, timeEnd: null, parent: null, staff: null, credits: null };
  return {
    key: crypto.randomUUID(),
    createdDate: wireTime(nowMs()),
    type: 0,
    product: 0,
    qty: 1,
    note: "",
    orderLevel: null,
    ...nothing,
  };
}

function idOf({ articles }: BusyVenue, article: string) {
  const found = articles.get(article);
  if (found === undefined) throw new Error(`There is no ${article}`);
  return found;
}

function since({ nowMs }: BusyVenue, minutes: number) {
  const timeEnd = nowMs() - 1000;
  return { timeStart: wireTime(timeEnd - minutes * 60_000), timeEnd: wireTime(timeEnd) };
}

function wireTime(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 19).replace("T", " ");
}

/** Credits back one of the first line. */
async function creditOne({ house, till }: Guests, id: number): Promise<void> {
  const { bill, items } = await billNow(house, id);
  const [first] = items;
  const back = press(house, "Green Curry", { qty: -1, credits: first?.key ?? null });
  await till.call(updateBill, { body: { id, version: bill.version, billItems: [back] } });
}

async function split({ house, till, table }: Guests, id: number): Promise<number> {
  const { bill, items } = await billNow(house, id);
  const billItems = items.slice(0, 1).map(({ key }) => ({ key, qty: 1 }));
  const secondBill = { ...head(house, table), billItems };
  const firstBill = { version: bill.version };
  const body = { oldBillId: id, firstBill, secondBill };
  return (await till.call(splitBill, { body })).secondBill;
}

async function merge({ house, till, table }: Guests, id: number, other: number): Promise<number> {
  const [first, second] = [await billNow(house, id), await billNow(house, other)];
  const body = {
    newBill: head(house, table),
    firstBillId: id,
    firstVersion: first.bill.version,
    secondBillId: other,
    secondVersion: second.bill.version,
  };
  return (await till.call(mergeBill, { body })).id;
}

/** Guests pay in the way of their kind of bill; excess cash is returned as change. */
async function pay({ house, till, kind }: Guests, id: number): Promise<void> {
  const { amount } = (await billNow(house, id)).bill;
  const by = (indexNumber: number, total: number) => ({
    payType: house.payTypes.find((type) => type.indexNumber === indexNumber)?.id ?? 0,
    total,
  });
  const notes = by(800, Math.ceil(amount / 500_00) * 500_00);
  const handed = {
    card: [by(850, amount)],
    qr: [by(1000, amount)],
    invoice: [by(900, amount)],
    "card and cash": [by(850, Math.floor(amount / 3)), by(800, amount)],
    pool: [by(1000, Math.floor(amount / 2)), by(850, amount - Math.floor(amount / 2))],
    cash: [notes],
    commission: [notes],
    massage: [notes],
    credit: [notes],
    split: [notes],
    merge: [notes],
    void: [],
  }[kind];
  await till.call(closeBill, { params: { id }, body: { payDetails: handed } });
  house.handed.set(id, handed);
}

async function billNow(house: BusyVenue, id: number) {
  const { bills, items } = await booksOf(house);
  const bill = bills.find((one): one is BillReply => one.id === id);
  if (bill === undefined) throw new Error(`There is no bill ${id}`);
  return { bill, items: items.filter((item) => item.bill === id) };
}
