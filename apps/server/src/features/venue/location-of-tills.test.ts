import { listMenu } from "@comanda/contract/menu";
import { officeLocation, officeStation } from "@comanda/contract/office-venue";
import type { LocationReply } from "@comanda/contract/venue";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf, signInAs } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const seenByTills = async (): Promise<LocationReply> =>
  replyOf(listMenu, await callAs(office.app, office.waiter, listMenu)).location;

const none = {
  usesLocalServer: false,
  groupsBillItems: false,
  usesBillNumberPerWorkDay: false,
  asksForOrderLevel: false,
  usesSeats: false,
  courseMinutes: null,
  printsLaterCourses: true,
};
const noneSeen = {
  useLocalServer: false,
  groupBillItems: false,
  useBillNumberPerWorkday: false,
  askForOrderLevel: false,
};

test.each([
  ["usesLocalServer", "useLocalServer"],
  ["groupsBillItems", "groupBillItems"],
  ["usesBillNumberPerWorkDay", "useBillNumberPerWorkday"],
  ["asksForOrderLevel", "askForOrderLevel"],
])(
  "tills know whether %s is set at their location, and nothing else with it",
  async (set, seen) => {
    await office.change(officeLocation, { ...none, [set]: true });
    expect(await seenByTills()).toMatchObject({ ...noneSeen, [seen]: true });
    await office.change(officeLocation, none);
    expect(await seenByTills()).toMatchObject(noneSeen);
  },
);

test("tills know whether guests order by seat, and hear nothing of it where they do not", async () => {
  await office.change(officeLocation, { ...none, usesSeats: true });
  expect((await seenByTills()).usesSeats).toBe(true);
  await office.change(officeLocation, none);
  expect(await seenByTills()).not.toHaveProperty("usesSeats");
});

test("only the stations where orders are taken are sale points, and retired ones are not offered", async () => {
  const save = [
    { name: "Terrace", isSalePoint: true },
    { name: "Cellar", isSalePoint: false },
    { name: "Garden", isSalePoint: true },
  ];
  const { saved } = await office.save(officeStation, { save });
  const garden = saved.filter(({ name }) => name === "Garden");
  await office.save(officeStation, {
    retire: garden.map(({ id, revision }) => ({ id, revision })),
  });
  const { stations } = await signInAs(office.app, "waiter");
  const isSalePoint = new Map(stations.map((station) => [station.name, station.isSalePoint]));
  expect([isSalePoint.get("Terrace"), isSalePoint.get("Cellar")]).toEqual([true, false]);
  expect(isSalePoint.has("Garden")).toBe(false);
});

test("tills learn with the menu which stations are counters, and which are retired", async () => {
  const { saved } = await office.save(officeStation, {
    save: [{ name: "Kiosk", isCounter: true }],
  });
  const atTills = async () => {
    const menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
    return menu.stations.find(({ name }) => name === "Kiosk")?.isCounter;
  };
  expect(await atTills()).toBe(true);
  const { id, revision } = findNamed(saved, "Kiosk");
  await office.save(officeStation, { save: [{ id, revision, isCounter: false }] });
  expect(await atTills()).toBe(false);
  await office.save(officeStation, { retire: [{ id, revision: revision + 1 }] });
  expect(await atTills()).toBeUndefined();
});
