import { randomUUID } from "node:crypto";

import { newBill, type NewItem } from "@comanda/contract/bill";
import { listBills } from "@comanda/contract/list-bills";
import type { BillItemReply } from "@comanda/contract/bill-item";
import type { BillReply } from "@comanda/contract/bill-record";
import type { Call } from "@comanda/contract/call";
import { startShift, startWorkDay } from "@comanda/contract/day";
import { listMenu } from "@comanda/contract/menu";
import { plainPress } from "@comanda/contract/sent-line";
import { pickStation } from "@comanda/contract/pick-station";
import { id } from "@comanda/domain/id";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import type { LightMyRequestResponse } from "fastify";

import type { Engine } from "#database/engine.ts";

import { startTestApp, type TestApp } from "./test-app.ts";
import { openTestDatabase } from "./test-database.ts";
import { testEngine } from "./test-engine.ts";
import { callAs, replyOf, signInAs, type SignedIn } from "./test-till.ts";

export type Evening = {
  readonly app: TestApp;
  readonly cashier: SignedIn;
  readonly waiter: SignedIn;
  readonly write: (user: SignedIn, call: Call, input?: object) => Promise<LightMyRequestResponse>;
  /** One press on a tile at 18:59, in happy hour. */
  readonly item: (article: string, changes?: Partial<NewItem>) => NewItem;
  readonly order: (table: string, items: readonly NewItem[], changes?: object) => { body: object };
  readonly openBill: (table: string, items: readonly NewItem[]) => Promise<number>;
  readonly billOf: (bill: number) => Promise<{
    readonly bill: BillReply | undefined;
    readonly items: readonly BillItemReply[];
  }>;
};

/** Lotus House with a cashier and a waiter at the restaurant's till, before anything has started. */
export async function startEvening(engine: Engine = testEngine): Promise<Evening> {
  return eveningIn(await startTestApp(undefined, () => openTestDatabase(engine)));
}

/** The same in an app that runs already. */
export async function eveningIn(app: TestApp): Promise<Evening> {
  const cashier = await signInAs(app, "cashier");
  const waiter = await signInAs(app, "waiter");
  const restaurant = cashier.stations.find(({ name }) => name === "Restaurant")?.id ?? 0;
  for (const user of [cashier, waiter]) {
    await callAs(app, user, pickStation, { params: { id: restaurant } });
  }
  await signInStaffEarlier(app);
  const menu = replyOf(listMenu, await callAs(app, waiter, listMenu));
  const articles = new Map(menu.articles.map((article) => [article.name, article.id]));
  const write: Evening["write"] = (user, call, input = {}) =>
    callAs(app, user, call, { idempotencyKey: randomUUID(), ...input });
  const order: Evening["order"] = (table, billItems, changes = {}) => ({
    body: {
      table,
      room: "",
      cover: 2,
      staff: waiter.user.id,
      customer: null,
      isSecondBill: false,
      billItems,
      ...changes,
    },
  });
  return {
    app,
    cashier,
    waiter,
    write,
    order,
    item: (article, changes) => ({ ...aPress(articles.get(article) ?? 0), ...changes }),
    openBill: async (table, items) =>
      replyOf(newBill, await write(waiter, newBill, order(table, items))).id,
    billOf: async (wanted) => {
      const list = await callAs(app, waiter, listBills, { body: { lastPing: 0 } });
      const { bills, billItems } = replyOf(listBills, list);
      return {
        bill: bills.find((bill) => bill.id === wanted),
        items: billItems.filter(({ bill }) => bill === wanted),
      };
    },
  };
}

/** All staff has been signed in since happy hour, when the presses of these evenings begin. */
async function signInStaffEarlier(app: TestApp): Promise<void> {
  const createdAt = instant(app.now() - 5 * msPerMinute);
  await app
    .database()
    .updateTable("session")
    .set({ created_at: createdAt })
    .where("created_at", ">", createdAt)
    .execute();
}

/** Opens the day and a shift with 1,500 in the drawer. */
export async function openDayAndShift({ write, cashier }: Evening): Promise<void> {
  replyOf(startWorkDay, await write(cashier, startWorkDay));
  const body = {
    startDrawerCash: 1500_00,
    coin: [],
    cash: [
      { bill: 1000_00, qty: 1 },
      { bill: 100_00, qty: 5 },
    ],
  };
  replyOf(startShift, await write(cashier, startShift, { body }));
}

/** Opens the other location too, with nothing in its drawer. */
export async function openHarbour({ app, write }: Evening): Promise<SignedIn> {
  const harbour = await signInAs(app, "harbour");
  const [desk] = harbour.stations;
  await callAs(app, harbour, pickStation, { params: { id: desk?.id ?? 0 } });
  replyOf(startWorkDay, await write(harbour, startWorkDay));
  const body = { startDrawerCash: 0, coin: [], cash: [] };
  replyOf(startShift, await write(harbour, startShift, { body }));
  return harbour;
}

let presses = 0;

function aPress(article: number): NewItem {
  presses += 1;
  return {
    key: `press-${presses}`,
    createdDate: "2026-11-20 11:59:00",
    ...plainPress,
    product: id<"article">(article),
  };
}
