import { beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";
import { pause } from "#api/pause.ts";
import { stubDevice } from "#api/testing/stub-device.ts";

const position = { ping: 9, mark: "a900000000000000" };
const { locations, stations } = aSession([]);

/** What the server replies to each list. */
const lists: Readonly<Record<string, unknown>> = {
  "bill/list": { bills: [], billItems: [], workDay: null, shifts: [], ...position },
  "customer/list": [],
  "user/list": [],
  "stock/list": { stocks: [], stockItems: [], recipes: [] },
  "print-job/list": { jobs: [] },
  "product/list": {
    articles: [],
    categories: [],
    favorites: [],
    productPositions: [],
    mixerGroups: [],
    scheduledMenus: [],
    discountReasons: [],
    orderLevels: [],
    productGroups: [],
    currency: {
      id: 1,
      name: "Baht",
      symbol: "฿",
      code: "THB",
      exchangeRateMillionths: 1_000_000,
      decimalType: true,
      coinDenominations: [],
      billDenominations: [],
      cashRounding: null,
    },
    foreignCurrencies: [],
    location: locations[0],
    stations,
    moneyFormat: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  },
  "promotion/list": [],
  "pay-type/list": [],
  "pay-type/names": [],
  "commission/rules": [],
  "customer-type/list": [],
  floor: { rooms: [], tables: [], links: [] },
};
const all = Object.keys(lists);
const allButBills = all.filter((list) => list !== "bill/list");

let requested: string[];
/** How many of the next replies of each list are lost on their way. */
let losses: Map<string, number>;
let load: () => Promise<unknown>;

beforeEach(async () => {
  stubDevice();
  requested = [];
  losses = new Map();
  vi.stubGlobal("fetch", sendToServer);
  const signedIn = aSession([]);
  const { startSession } = await import("#api/change-session.ts");
  await startSession({ ...signedIn, token: { ...signedIn.token, key: "AAAA" } });
  const { loadRecords } = await import("./load-records.ts");
  load = () => loadRecords(true);
});

async function sendToServer(target: string): Promise<Response> {
  const list = target.replace("/api/", "");
  // Test files share their globals: what another one has left behind, such as a report of a fault, may be sent now.
  if (list in lists) requested.push(list);
  const left = losses.get(list) ?? 0;
  losses.set(list, left - 1);
  if (left > 0) throw new TypeError("Failed to fetch");
  return Response.json(lists[list]);
}

test("a load reads each list once", async () => {
  expect(await load()).toMatchObject(position);
  expect(requested.toSorted()).toEqual(all.toSorted());
});

test("nothing that a load brings is older than its bills", async () => {
  let requestedBefore: readonly string[] = [];
  vi.stubGlobal("fetch", async (target: string) => {
    const reply = await sendToServer(target);
    if (!target.endsWith("/bill/list")) return reply;
    await pause(100);
    requestedBefore = [...requested];
    return reply;
  });
  expect(await load()).toMatchObject(position);
  expect(requestedBefore).toEqual(["bill/list"]);
});

test("a load repeats only what got no reply", async () => {
  losses = new Map(allButBills.map((list, index) => [list, index % 3]));
  expect(await load()).toMatchObject(position);
  for (const [index, list] of allButBills.entries()) {
    expect(requested.filter((one) => one === list)).toHaveLength(1 + (index % 3));
  }
});

test("a load without the bills is given up at once", async () => {
  losses = new Map([["bill/list", 1]]);
  expect(await load()).toMatchObject({ code: "network-error" });
  expect(requested).toEqual(["bill/list"]);
});

test("a load gives up if a reply never arrives", async () => {
  losses = new Map([["floor", Infinity]]);
  expect(await load()).toMatchObject({ code: "network-error" });
});
