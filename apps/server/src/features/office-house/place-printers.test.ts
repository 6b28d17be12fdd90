import { listPrintRoutes } from "@comanda/contract/print-job";
import { placePrinters } from "@comanda/contract/office-printing";
import { officePrinter, officeStation } from "@comanda/contract/office-venue";
import { officeProductGroup } from "@comanda/contract/office-menu";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const place = (body: object, user = office.admin) => office.write(user, placePrinters, { body });
const bar = async () => findNamed(await office.list(officeStation), "Bar");
const newPrinter = { name: "Behind the bar", address: "192.168.10.99", widthDots: 384 };

test("printers and the routes of stations are saved at once, and every till gets both", async () => {
  const [station, groups] = [await bar(), await office.list(officeProductGroup)];
  const old = findNamed(await office.list(officePrinter), "Restaurant receipts");
  const kitchen = findNamed(groups, "Kitchen").id;
  const reply = replyOf(
    placePrinters,
    await place({
      printers: [
        newPrinter,
        { id: old.id, revision: old.revision, name: "Front", address: old.address, widthDots: 576 },
      ],
      stations: [
        {
          id: station.id,
          revision: station.revision,
          routes: [
            { productGroup: null, printer: "Behind the bar" },
            { productGroup: kitchen, printer: "Front" },
          ],
        },
      ],
    }),
  );
  expect(reply).toMatchObject({ printers: 2, stations: 1 });
  const printers = await office.list(officePrinter);
  const made = findNamed(printers, "Behind the bar");
  expect(made).toMatchObject({ ...newPrinter, dialect: "esc-pos", hasCutter: true });
  const { routes: ways } = await bar();
  expect(ways).toHaveLength(2);
  expect(ways).toContainEqual({ productGroup: null, printer: made.id });
  expect(ways).toContainEqual({ productGroup: kitchen, printer: old.id });
  const routes = replyOf(listPrintRoutes, await callAs(office.app, office.waiter, listPrintRoutes));
  const atBar = routes.routes.filter((route) => route.station === station.id);
  expect(new Map(atBar.map(({ productGroup, printer }) => [productGroup, printer]))).toEqual(
    new Map([
      [null, "192.168.10.99"],
      ["Kitchen", old.address],
    ]),
  );
});

test("a save with a station that has changed meanwhile saves no printer either", async () => {
  const station = await bar();
  await office.save(officeStation, {
    save: [{ id: station.id, revision: station.revision, usbWidthDots: 384 }],
  });
  const printer = { ...newPrinter, name: "Never saved" };
  const refused = errorOf(
    await place({
      printers: [printer],
      stations: [{ id: station.id, revision: station.revision, routes: [] }],
    }),
  );
  expect(refused).toMatchObject({ status: 409, code: "changed-meanwhile" });
  const names = (await office.list(officePrinter)).map(({ name }) => name);
  expect(names).not.toContain("Never saved");
});

test("a name that is taken, an unknown printer, and a paper that is named twice are refused", async () => {
  const { id, revision } = await bar();
  const taken = errorOf(await place({ printers: [newPrinter], stations: [] }));
  expect(taken.fields).toMatchObject([{ row: 0, field: "name", code: "taken" }]);
  const routesTo = async (routes: readonly object[]) =>
    errorOf(await place({ printers: [], stations: [{ id, revision, routes }] })).fields;
  expect(await routesTo([{ productGroup: null, printer: "Nowhere" }])).toMatchObject([
    { row: 0, field: "routes", code: "not-found" },
  ]);
  const front = { productGroup: null, printer: "Front" };
  expect(await routesTo([front, front])).toMatchObject([{ field: "routes", code: "repeated" }]);
});

test("only those who keep the office place printers", async () => {
  expect(errorOf(await place({ printers: [], stations: [] }, office.waiter)).status).toBe(403);
});
