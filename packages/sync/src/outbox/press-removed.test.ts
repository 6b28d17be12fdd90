import type { ChangedItem, NewItem } from "@comanda/contract/bill";
import { plainPress } from "@comanda/contract/sent-line";
import { id } from "@comanda/domain/id";
import { expect, test } from "vitest";

import { failureFrom } from "../failure.ts";
import { provisionalBill, type Intent, type NewIntent } from "./intent.ts";
import { onPressRemoved } from "./resolve-prices.ts";
import { createMemoryStore, createPress } from "./testing/model.ts";

const press = (key: string, fields: Partial<NewItem> = {}): NewItem => ({
  ...plainPress,
  key,
  createdDate: "2026-11-20 12:00:00",
  product: id<"article">(1),
  ...fields,
});

function round(bill: number, ...billItems: (NewItem | ChangedItem)[]): NewIntent {
  const body = { id: id<"bill">(bill), version: 1, billItems };
  return { ...createPress(crypto.randomUUID(), bill), body };
}

const openBill = 7;

async function storeRounds(...rounds: readonly NewIntent[]) {
  const store = createMemoryStore();
  for (const each of rounds) await store.add(each);
  return {
    remove: (turn: number, key: string) => store.change((all) => onPressRemoved(turn, key, all)),
    refuse: (code: string) =>
      store.change((all) => {
        const refused = failureFrom(409, { code, message: "" });
        return { removed: [], changed: all.map((one) => ({ ...one, refused })) };
      }),
    left: () => store.lying(),
    keys: () => store.lying().map((one) => [one.turn, ...keysOf(one)]),
  };
}

function keysOf({ body }: Intent): readonly string[] {
  return body.billItems.flatMap((item: NewItem | ChangedItem) => ("key" in item ? [item.key] : []));
}

const tonic = press("tonic", { parent: "gin" });

test("a press takes along what stands under it in later rounds of its bill, and no more", async () => {
  const order = createPress("gin", null);
  const bill = provisionalBill({ turn: 1 });
  const till = await storeRounds(
    { ...order, body: { ...order.body, billItems: [press("gin"), press("beer")] } },
    round(bill, tonic, press("wine")),
    round(bill, press("gin back", { credits: "gin", qty: -1 })),
    round(bill, press("free back", { credits: "gin.1", qty: -1 })),
    round(bill, press("wine back", { credits: "wine", qty: -1 })),
    round(openBill, press("other", { parent: "gin" })),
  );
  await till.remove(1, "gin");
  expect(till.keys()).toEqual([
    [1, "beer"],
    [2, "wine"],
    [5, "wine back"],
    [6, "other"],
  ]);
});

test("a press takes along what was changed on its lines since", async () => {
  const ofTonic = { id: 50, key: "tonic" };
  const ofPart = { id: 51, key: "gin.101" };
  const ofBeer = { id: 52, key: "beer" };
  const noted = round(
    openBill,
    { id: 50, note: "warm" },
    { id: 51, note: "tall" },
    { id: 52, note: "cold" },
  );
  const till = await storeRounds(
    round(openBill, press("gin"), tonic, press("beer")),
    { ...noted, changedLines: [ofTonic, ofPart, ofBeer] },
    { ...round(openBill, { id: 50, note: "ice" }), changedLines: [ofTonic] },
  );
  await till.remove(1, "gin");
  expect(till.left()).toMatchObject([
    { turn: 1 },
    { turn: 2, body: { billItems: [{ id: 52, note: "cold" }] }, changedLines: [ofBeer] },
  ]);
  expect(till.left()).toHaveLength(2);
});

test("a round that was refused for a press is sent again without it, and no other", async () => {
  const till = await storeRounds(
    round(openBill, press("gin")),
    round(openBill, tonic, press("wine")),
    round(openBill, press("rum")),
  );
  await till.refuse("select-an-item");
  await till.remove(1, "gin");
  expect(till.keys()).toEqual([
    [2, "wine"],
    [3, "rum"],
  ]);
  expect(till.left()).toMatchObject([{ refused: null }, { refused: { code: "select-an-item" } }]);
});
