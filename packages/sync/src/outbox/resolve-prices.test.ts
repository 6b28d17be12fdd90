import type { NewItem, PriceChange } from "@comanda/contract/bill";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { failureFrom } from "../failure.ts";
import { unresolvedPrices, onPricesConfirmed, onPressRemoved } from "./resolve-prices.ts";
import { deliverIntents, type SendResult } from "./deliver-intents.ts";
import { billOf, isWaiting, readIntent, type Intent, type NewIntent } from "./intent.ts";
import { createMemoryStore, createMemoryVenue, createPress, onFault } from "./testing/model.ts";

const nothing = () => Promise.resolve();
const price = (amount: number) => ({ price: money(amount), amount: money(amount) });
const pressesOf = ({ body }: Pick<Intent, "body">): readonly NewItem[] =>
  body.billItems.flatMap((item) => ("key" in item ? [item] : []));

/** A venue that charges the shown prices, or refuses until a new price is confirmed; tests set its prices. */
function createPriceCheckingVenue() {
  const venue = createMemoryVenue();
  const prices = new Map<string, number>();
  const charged = new Map<string, number>();
  const done = new Map<string, SendResult>();
  return {
    venue,
    prices,
    charged,
    receive: (intent: Intent): SendResult => {
      const known = done.get(intent.key);
      if (known !== undefined) return known;
      const asked = pressesOf(intent).flatMap((press): PriceChange[] => {
        const now = price(prices.get(press.key) ?? 0);
        const { key, product, shown = now } = press;
        return shown.amount === now.amount ? [] : [{ key, product, shown, now }];
      });
      if (asked.length > 0) {
        const reply = { code: "price-changed", message: "", prices: asked };
        return { kind: "refused", failure: failureFrom(409, reply) };
      }
      for (const { key } of pressesOf(intent)) {
        expect(charged.has(key)).toBe(false);
        charged.set(key, prices.get(key) ?? 0);
      }
      const answer = venue.receive(intent);
      done.set(intent.key, answer);
      return answer;
    },
  };
}

/** A round of presses, shown at 100 each. */
function createRound(keys: readonly string[], bill: number | null): NewIntent {
  const intent = createPress(crypto.randomUUID(), bill);
  const [item] = pressesOf(intent);
  if (item === undefined) throw new Error("A round has a press");
  const billItems = keys.map((key) => ({ ...item, key, shown: price(100) }));
  return { ...intent, body: { ...intent.body, billItems } };
}

const ofPrice = fc.constantFrom(100, 100, 100, 120, 80);
const aRound = fc.record({
  bill: fc.nat(2),
  prices: fc.array(ofPrice, { minLength: 1, maxLength: 3 }),
});

describe("presses whose price differs from what this till showed", () => {
  test("are charged once, at the shown or confirmed price, or are removed; other bills do not wait for them", async () => {
    const answers = fc.infiniteStream(fc.record({ isConfirmed: fc.boolean(), which: fc.nat(2) }));
    await fc.assert(
      fc.asyncProperty(fc.array(aRound, { maxLength: 8 }), answers, async (rounds, stream) => {
        const store = createMemoryStore();
        const house = createPriceCheckingVenue();
        const bills = new Map<number, Intent>();
        const known = new Map<string, number>();
        const removed = new Set<string>();
        for (const [index, { bill, prices }] of rounds.entries()) {
          const keys = prices.map((_, place) => `press-${index}-${place}`);
          for (const [place, key] of keys.entries()) house.prices.set(key, prices[place] ?? 0);
          for (const key of keys) known.set(key, 100);
          const maker = bills.get(bill);
          const added = await store.add(
            createRound(keys, maker === undefined ? null : billOf(maker)),
          );
          bills.set(bill, maker ?? added);
        }
        const send = (intent: Intent) => Promise.resolve(house.receive(intent));
        const sending = () =>
          deliverIntents({
            store,
            send,
            announceChange: nothing,
            onDone: () => {},
            onFault,
            signal: { aborted: false },
          });
        await sending();
        const asking = () => store.lying().filter(({ refused }) => refused !== null);
        expect(findStuckIntents(store.lying())).toEqual([]);
        while (asking().length > 0) {
          const [intent] = asking();
          const answer = stream.next().value;
          if (intent === undefined || answer === undefined) break;
          const asked = unresolvedPrices(intent);
          const change = asked[answer.which % asked.length];
          if (answer.isConfirmed) {
            for (const one of asked) known.set(one.key, one.now.amount);
            await store.change((all) => onPricesConfirmed(intent.turn, all));
          } else {
            const line = change?.key ?? "";
            removed.add(line);
            await store.change((all) => onPressRemoved(intent.turn, line, all));
          }
          await sending();
        }
        expect(store.lying().filter(isWaiting)).toEqual([]);
        const wanted = [...known].filter(([key]) => !removed.has(key));
        expect(house.charged).toEqual(new Map(wanted));
      }),
      { numRuns: 500 },
    );
  });

  test("still need a decision after the till was reopened", async () => {
    const store = createMemoryStore();
    const house = createPriceCheckingVenue();
    house.prices.set("press", 120);
    await store.add(createRound(["press"], null));
    const send = (intent: Intent) => Promise.resolve(house.receive(intent));
    await deliverIntents({
      store,
      send,
      announceChange: nothing,
      onDone: () => {},
      onFault,
      signal: { aborted: false },
    });
    const [kept] = store.lying().map((intent) => readIntent(structuredClone(intent)));
    expect(kept === null || kept === undefined ? [] : unresolvedPrices(kept)).toMatchObject([
      { key: "press", shown: price(100), now: price(120) },
    ]);
  });

  test.each([
    ["gin", ["steak", "salad", "oil", "set", "rare", "beer"]],
    ["steak", ["gin", "tonic", "set", "rare", "beer"]],
    ["salad", ["gin", "tonic", "steak", "set", "rare", "beer"]],
    ["set", ["gin", "tonic", "steak", "salad", "oil", "beer"]],
  ])("remove all that belongs to them when they are removed, such as %s", async (removed, left) => {
    const parents = new Map([
      ["tonic", "gin"],
      ["salad", "steak"],
      ["oil", "salad"],
      ["rare", "set.101"],
    ]);
    const keys = ["gin", "tonic", "steak", "salad", "oil", "set", "rare", "beer"];
    const round = createRound(keys, null);
    const billItems = pressesOf(round).map((press) => {
      const parent = parents.get(press.key);
      return parent === undefined ? press : { ...press, type: 1 as const, parent };
    });
    const store = createMemoryStore();
    const { turn } = await store.add({ ...round, body: { ...round.body, billItems } });
    await store.change((all) => onPressRemoved(turn, removed, all));
    expect(
      store
        .lying()
        .flatMap(pressesOf)
        .map(({ key }) => key),
    ).toEqual(left);
  });

  test("that are gone by then need no decision", () => {
    expect(onPricesConfirmed(1, [])).toEqual({ removed: [], changed: [] });
    expect(onPressRemoved(1, "press", [])).toEqual({ removed: [], changed: [] });
  });

  test("can be the last of a new order, which then gets those of the next round instead", async () => {
    const store = createMemoryStore();
    const order = await store.add(createRound(["a"], null));
    await store.add(createRound(["b", "c"], billOf(order)));
    await store.change((all) => onPressRemoved(order.turn, "a", all));
    expect(linesByTurn(store.lying())).toEqual([[1, "b c"]]);
  });

  test("can be the last of a new order, whose next round stays if it changes the bill in another way", async () => {
    const store = createMemoryStore();
    const order = await store.add(createRound(["a"], null));
    const round = createRound(["b"], billOf(order));
    await store.add({ ...round, body: { ...round.body, cover: 4 } });
    await store.change((all) => onPressRemoved(order.turn, "a", all));
    expect(linesByTurn(store.lying())).toEqual([
      [1, "b"],
      [2, ""],
    ]);
    expect(store.lying()[1]?.body).toMatchObject({ id: billOf(order), cover: 4 });
  });

  test("can be the last of a new order, which then disappears with the changes of its bill, and no other", async () => {
    const store = createMemoryStore();
    await store.add(createRound(["other"], null));
    const order = await store.add(createRound(["a"], null));
    const round = createRound([], billOf(order));
    await store.add({ ...round, body: { ...round.body, cover: 4 } });
    await store.change((all) => onPressRemoved(order.turn, "a", all));
    expect(linesByTurn(store.lying())).toEqual([[1, "other"]]);
  });

  test("can be the last of a round, which stays only if it changes the bill in another way", async () => {
    const store = createMemoryStore();
    const round = await store.add(createRound(["a"], 7));
    const seated = createRound(["b"], 7);
    const moved = await store.add({ ...seated, body: { ...seated.body, cover: 4 } });
    const fired = await store.add({ ...seated, body: { ...seated.body, fire: 2 } });
    const served = "2026-11-20 12:00:00";
    const eaten = await store.add({ ...seated, body: { ...seated.body, served } });
    const noted = await store.add({
      ...seated,
      body: { id: id<"bill">(7), version: 1, billItems: [{ id: 50, note: "no ice" }] },
    });
    await store.change((all) => onPressRemoved(round.turn, "a", all));
    await store.change((all) => onPressRemoved(moved.turn, "b", all));
    await store.change((all) => onPressRemoved(fired.turn, "b", all));
    await store.change((all) => onPressRemoved(eaten.turn, "b", all));
    await store.change((all) => onPressRemoved(noted.turn, "c", all));
    expect(store.lying()).toMatchObject([
      { turn: moved.turn, body: { cover: 4, billItems: [] } },
      { turn: fired.turn, body: { fire: 2, billItems: [] } },
      { turn: eaten.turn, body: { served, billItems: [] } },
      { turn: noted.turn, body: { billItems: [{ id: 50, note: "no ice" }] } },
    ]);
  });

  test("still wait for a decision about the others of their round", async () => {
    const store = createMemoryStore();
    const prices = ["a", "b"].map((key) => ({
      key,
      product: id<"article">(1),
      shown: price(100),
      now: price(120),
    }));
    const round = await store.add(createRound(["a", "b"], 7));
    const refused = failureFrom(409, { code: "price-changed", message: "", prices });
    await store.change((all) => ({
      removed: [],
      changed: all.map((one) => ({ ...one, refused })),
    }));
    await store.change((all) => onPressRemoved(round.turn, "a", all));
    expect(store.lying().map(unresolvedPrices)).toMatchObject([[{ key: "b" }]]);
    await store.change((all) => onPricesConfirmed(round.turn, all));
    expect(store.lying()).toMatchObject([
      { refused: null, body: { billItems: [{ key: "b", shown: price(120) }] } },
    ]);
  });
});

const linesByTurn = (all: readonly Intent[]) =>
  all.map((one) => [
    one.turn,
    pressesOf(one)
      .map(({ key }) => key)
      .join(" "),
  ]);

/** Intents that wait although no price of their own bill is in question. */
function findStuckIntents(all: readonly Intent[]): readonly Intent[] {
  const asked = new Set(all.filter(({ refused }) => refused !== null).map(billOf));
  return all.filter((one) => isWaiting(one) && !asked.has(billOf(one)));
}
