import { id } from "@comanda/domain/id";
import { outbox as outboxEnglish } from "@comanda/languages/en_US/till/outbox";
import { messages } from "@comanda/languages/en_US/till/all";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import type { Session } from "#api/session.ts";

import { closeOutboxes, openOutbox, until } from "./testing/open-outbox.ts";
import { anOrder, aRound } from "./testing/open-till.ts";

beforeAll(() => void vi.resetModules());
afterEach(closeOutboxes);

const bar = { id: id<"station">(2), name: "Bar", location: id<"location">(1), isSalePoint: true };
const pier = { ...bar, id: id<"station">(3), name: "Pier", location: id<"location">(2) };
const ofRestaurant = { place: "1.1", name: "Lotus House - Restaurant", count: 2 };
const sentence = messages.keptOrders(2, ofRestaurant.name);

/** Keeps two orders at the Restaurant, whose session then ends, and logs in at another sale point. */
async function openElsewhere(station: typeof bar, stationsOf = (all: Session["stations"]) => all) {
  const till = await openOutbox();
  const { storeSession } = await import("#api/session.ts");
  const { holdBack } = await import("./hold-back.ts");
  till.connect("lost");
  const stop = await till.start();
  await till.keep(anOrder("a"));
  await till.keep(anOrder("b"));
  stop();
  const { stations, locations, user } = till.session;
  const session = {
    ...till.session,
    user: { ...user, location: station.location, station: station.id },
    stations: stationsOf([...stations, bar, pier]),
    locations: [...locations, ...locations.map((one) => ({ ...one, id: id<"location">(2) }))],
  };
  storeSession(session);
  await till.start(session);
  till.connect("live");
  till.useNotices.setState({ notice: null });
  const notice = () => {
    const content = till.useNotices.getState().notice?.content;
    return content?.kind === "attention" ? content.text : null;
  };
  return { ...till, holdBack, notice };
}

test("orders that are kept for another sale point are named, and not sent from here", async () => {
  const till = await openElsewhere(bar);
  expect(till.useIntents.getState().elsewhere).toEqual([ofRestaurant]);
  expect(till.intents()).toEqual([]);
  expect(till.heard()).toEqual([]);
  const { readIntents } = await import("../kept-orders/index.ts");
  expect(await readIntents()).toMatchObject({ intents: [{ place: "1.1" }, { place: "1.1" }] });
});

test("neither shift nor day ends here before a login there has sent them; bills do", async () => {
  const till = await openElsewhere(bar);
  expect(till.holdBack("till")).toBe(true);
  expect(till.notice()).toBe(sentence);
  expect([till.holdBack(id<"bill">(1)), till.holdBack(null)]).toEqual([false, false]);
});

test("what is kept here is dealt with first", async () => {
  const till = await openElsewhere(bar);
  till.connect("lost");
  await till.keep(aRound(1, "c"));
  till.connect("live");
  expect(till.holdBack("till")).toBe(true);
  expect(till.notice()).toBe(outboxEnglish.needsAllSent(1));
});

test("the day of another location ends: it has days of its own", async () => {
  const till = await openElsewhere(pier);
  expect(till.useIntents.getState().elsewhere).toEqual([ofRestaurant]);
  expect(till.holdBack("till")).toBe(false);
});

test("a sale point that is none any longer holds nothing back: nobody can log in there", async () => {
  const till = await openElsewhere(bar, (all) =>
    all.map((one) => ({ ...one, isSalePoint: one.id === bar.id })),
  );
  expect(till.useIntents.getState().elsewhere).toEqual([ofRestaurant]);
  expect(till.holdBack("till")).toBe(false);
});

test("orders of a sale point that is none any longer are listed, and can be discarded", async () => {
  const till = await openElsewhere(bar, (all) =>
    all.map((one) => ({ ...one, isSalePoint: one.id === bar.id })),
  );
  const { former } = till.useIntents.getState();
  expect(former).toMatchObject([{ place: "1.1" }, { place: "1.1" }]);
  const { discardFormerOrders } = await import("./start-outbox.ts");
  await discardFormerOrders(former);
  expect(till.useIntents.getState()).toMatchObject({ elsewhere: [], former: [] });
  const { readIntents } = await import("../kept-orders/index.ts");
  expect(await readIntents()).toMatchObject({ intents: [] });
  expect(till.heard()).toEqual([]);
});

test("orders of a sale point that is one, or of a location that is not the user's, are not former", async () => {
  const till = await openElsewhere(bar);
  expect(till.useIntents.getState().former).toEqual([]);
  const { formerOrders } = await import("./former-orders.ts");
  const { readIntents } = await import("../kept-orders/index.ts");
  const { intents: all } = await readIntents();
  expect(all).toHaveLength(2);
  expect(formerOrders(all, { stations: [], locations: [] })).toEqual([]);
  expect(formerOrders(all, { stations: [], locations: till.session.locations })).toEqual(all);
});

test("what was sent from a former sale point is not listed there any more", async () => {
  const till = await openElsewhere(bar);
  const { formerOrders } = await import("./former-orders.ts");
  const { readIntents } = await import("../kept-orders/index.ts");
  const [first, second] = (await readIntents()).intents;
  if (first === undefined || second === undefined) throw new Error("Two orders are kept");
  const done = { at: 0, bill: id<"bill">(1), version: 1, lineIds: new Map<string, number>() };
  const session = { stations: [], locations: till.session.locations };
  expect(formerOrders([{ ...first, done }, second], session)).toEqual([second]);
});

test("a login at their sale point sends them, and the other windows no longer name them", async () => {
  const till = await openElsewhere(bar);
  const { useIntents } = till;
  const { openOutboxStore } = await import("./outbox-store.ts");
  await openOutboxStore("1.1").change((all) => ({ removed: all, changed: [] }));
  const other = new BroadcastChannel("comanda.outbox");
  till.atEnd(() => other.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has only its own origin
  other.postMessage("changed");
  await until(() => expect(useIntents.getState().elsewhere).toEqual([]));
  expect(till.holdBack("till")).toBe(false);
});

test("an order has the name that its sale point has when the order is kept", async () => {
  const till = await openOutbox();
  const { storeSession } = await import("#api/session.ts");
  const { readIntents } = await import("../kept-orders/index.ts");
  till.connect("lost");
  await till.start();
  const { stations } = till.session;
  storeSession({
    ...till.session,
    stations: stations.map((station) => ({ ...station, name: "Garden" })),
  });
  await till.keep(anOrder("a"));
  expect(await readIntents()).toMatchObject({
    intents: [{ placeName: "Lotus House - Garden" }],
  });
});
