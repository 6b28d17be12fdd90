import { updateBill, type NewItem } from "@comanda/contract/bill";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { addCustomer, listCustomerTypes } from "@comanda/contract/customer";
import { id } from "@comanda/domain/id";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import {
  columnsInOrder,
  readTables,
  rebuild,
  type TableContents,
} from "../testing/rebuild-from-journal.ts";
import { billActions } from "../testing/bill-actions.ts";
import { venueActions } from "../testing/venue-actions.ts";
import { startTestApp } from "../testing/test-app.ts";
import { eveningIn, openDayAndShift, type Evening } from "../testing/test-evening.ts";
import { callAs, replyOf } from "../testing/test-till.ts";

let evening: Evening;
let fresh: TableContents;
let cashType: number;
let regular: number;

beforeAll(async () => {
  const started = await startTestApp();
  fresh = await readTables(started.database());
  evening = await eveningIn(started);
  await openDayAndShift(evening);
  const payTypes = Object.values(fresh["pay_type"] ?? {});
  cashType = Number(payTypes.find((row) => row["index_number"] === 800)?.["id"]);
  const { app, waiter } = evening;
  const types = replyOf(listCustomerTypes, await callAs(app, waiter, listCustomerTypes));
  regular = types[0]?.id ?? 0;
});
afterAll(() => evening.app.close());

const articles = ["Pad Thai", "Green Curry", "Singha Beer", "Jasmine Rice", "Gin"] as const;
const anOrder = fc.array(
  fc.record({ article: fc.constantFrom(...articles), qty: fc.integer({ min: 1, max: 4 }) }),
  { minLength: 1, maxLength: 4 },
);
type Order = typeof anOrder extends fc.Arbitrary<infer Value> ? Value : never;

const anAction = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("order" as const), order: anOrder }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("add" as const), bill: fc.nat(), order: anOrder }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("note" as const), bill: fc.nat(), cover: fc.nat(20) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("credit" as const), bill: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("pay" as const), bill: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("void" as const), bill: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("guest" as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(...keysOf(billActions)),
      bill: fc.nat(),
      other: fc.nat(),
    }),
  },
  { weight: 9, arbitrary: fc.record({ kind: fc.constantFrom(...keysOf(venueActions)) }) },
);
type Action = typeof anAction extends fc.Arbitrary<infer Value> ? Value : never;
type BillActionStep = keyof typeof billActions;
type VenueActionStep = keyof typeof venueActions;
type ActionOnBill = Exclude<
  Action,
  { readonly kind: "order" | "guest" | BillActionStep | VenueActionStep }
>;

function keysOf<Name extends string>(actions: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(actions).filter((name): name is Name => name in actions);
}

let tables = 0;

function isVenueAction(
  action: Action,
): action is Extract<Action, { readonly kind: VenueActionStep }> {
  return action.kind in venueActions;
}

function isBillAction(
  action: Action,
): action is Extract<Action, { readonly kind: BillActionStep }> {
  return action.kind in billActions;
}

/** Returns the status; a random action may well be refused. */
async function perform(action: Action, bills: number[]): Promise<number> {
  if (action.kind === "guest") return addGuest();
  if (isVenueAction(action)) return venueActions[action.kind](evening, `new-${(tables += 1)}`);
  if (isBillAction(action)) {
    const [bill, other] = [action.bill, action.other].map((index) => bills[index % bills.length]);
    return billActions[action.kind](evening, bill ?? 0, other ?? 0);
  }
  const bill = action.kind === "order" ? undefined : bills[action.bill % Math.max(1, bills.length)];
  if (action.kind === "order" || bill === undefined) {
    tables += 1;
    const lines =
      action.kind === "order" ? action.order : [{ article: "Pad Thai" as const, qty: 1 }];
    bills.push(await evening.openBill(`T${tables}`, itemsOf(lines)));
    return 200;
  }
  return performAt(bill, action);
}

function itemsOf(order: Order): readonly NewItem[] {
  return order.map(({ article, qty }) => evening.item(article, { qty }));
}

async function addGuest(): Promise<number> {
  tables += 1;
  const contact = { address: "", phone: "+66 81 234 5678", email: "duc@example.com" };
  const rest = { DOB: "1990-02-28", cardNumber: "", preferredDrink: "" };
  const guest = { name: `Guest ${tables}`, customerType: regular, ...contact, ...rest };
  return (await evening.write(evening.cashier, addCustomer, { body: guest })).statusCode;
}

async function performAt(bill: number, action: ActionOnBill): Promise<number> {
  const { write, waiter, cashier } = evening;
  const params = { id: bill };
  const { bill: now, items } = await evening.billOf(bill);
  const change = async (fields: object): Promise<number> => {
    const body = { id: bill, version: now?.version ?? 1, billItems: [], ...fields };
    return (await write(waiter, updateBill, { body })).statusCode;
  };
  if (action.kind === "add") return change({ billItems: itemsOf(action.order) });
  if (action.kind === "note") return change({ cover: action.cover });
  if (action.kind === "credit") {
    const [line] = items;
    const article = articles.find((name) => evening.item(name).product === line?.product);
    const credit = { qty: -1, credits: line?.key ?? "none" };
    return change({ billItems: [evening.item(article ?? "Pad Thai", credit)] });
  }
  if (action.kind === "void") {
    return (await write(cashier, voidBill, { params, body: { statusNote: "Left" } })).statusCode;
  }
  const payDetails = [{ payType: cashType, total: 100_000_00 }];
  return (await write(cashier, closeBill, { params, body: { payDetails } })).statusCode;
}

async function performAll(actions: readonly Action[], bills: number[]): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const action of actions) {
    statuses.push(await perform(action, bills));
  }
  return statuses;
}

const order = [{ article: "Pad Thai" as const, qty: 3 }];

/** In an order in which none is refused; later random actions may be. */
const oneOfEach: readonly Action[] = [
  { kind: "order", order },
  { kind: "order", order },
  { kind: "order", order },
  { kind: "add", bill: 0, order },
  { kind: "note", bill: 0, cover: 7 },
  { kind: "credit", bill: 0 },
  { kind: "rejoin", bill: 1, other: 0 },
  { kind: "split", bill: 0, other: 0 },
  { kind: "merge", bill: 0, other: 1 },
  { kind: "tickets", bill: 0, other: 0 },
  { kind: "paper", bill: 0, other: 0 },
  { kind: "pay", bill: 0 },
  { kind: "void", bill: 2 },
  { kind: "guest" },
  ...keysOf(venueActions).map((kind) => ({ kind })),
];

test("all tables can be rebuilt from the journal after one action of each kind", async () => {
  const database = evening.app.database();
  const statuses = await performAll(oneOfEach, []);
  expect(statuses).toEqual(oneOfEach.map(() => 200));
  expect(await rebuild(database, fresh)).toEqual(await readTables(database));
});

test("and after a busy random evening", async () => {
  const database = evening.app.database();
  const bills: number[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(anAction, { minLength: 10, maxLength: 20 }), async (actions) => {
      // Each evening begins with guests, or it could pass without any.
      await performAll([{ kind: "order", order }, ...actions], bills);
      expect(await rebuild(database, fresh)).toEqual(await readTables(database));
    }),
    { numRuns: 6 },
  );
  expect(bills.length).toBeGreaterThan(5);
});

test("a write that bypassed the journal is noticed, in a row with or without an id", async () => {
  const database = evening.app.database();
  const isTold = async (): Promise<boolean> =>
    JSON.stringify(inOrder(await rebuild(database, fresh))) ===
    JSON.stringify(inOrder(await readTables(database)));
  expect(await isTold()).toBe(true);
  await database
    .updateTable("station")
    .set({ name: "Secret" })
    .where("id", "=", id<"station">(1))
    .execute();
  expect(await isTold()).toBe(false);
  await database
    .updateTable("station")
    .set({ name: nameOf(1) })
    .where("id", "=", id<"station">(1))
    .execute();
  expect(await isTold()).toBe(true);
  const [link] = await database.selectFrom("recipe").selectAll().limit(1).execute();
  await database
    .updateTable("recipe")
    .set({ quantity_thousandths: stockAmount(77_777) })
    .where("article", "=", link?.article ?? id<"article">(0))
    .execute();
  expect(await isTold()).toBe(false);
});

function inOrder(contents: TableContents): unknown {
  return Object.entries(contents).map(([name, rows]) => [
    name,
    Object.entries(rows)
      .toSorted(([one], [other]) => one.localeCompare(other, "en"))
      .map(([key, row]) => [key, columnsInOrder(row)]),
  ]);
}

function nameOf(station: number): string {
  return String(fresh["station"]?.[String(station)]?.["name"]);
}
