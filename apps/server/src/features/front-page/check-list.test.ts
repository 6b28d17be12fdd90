import type { Call, ReplyOf } from "@comanda/contract/call";
import { startShift, startWorkDay } from "@comanda/contract/day";
import { readFrontPage } from "@comanda/contract/front-page";
import { officeArticle, officeCategory, officeProductGroup } from "@comanda/contract/office-menu";
import { officeCurrency, officePayType } from "@comanda/contract/office-selling";
import { officeStaff } from "@comanda/contract/office-staff";
import { officePrinter, officeStation } from "@comanda/contract/office-venue";
import { pickStation } from "@comanda/contract/pick-station";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { TestApp } from "../../testing/test-app.ts";
import { startFirstVenue } from "../../testing/test-first-venue.ts";
import { callAs, replyOf, type SignedIn } from "../../testing/test-till.ts";

let app: TestApp;
let admin: SignedIn;
beforeEach(async () => {
  ({ app, admin } = await startFirstVenue());
  const [bar] = admin.stations;
  await callAs(app, admin, pickStation, { params: { id: bar?.id ?? 0 } });
});
afterEach(() => app.close());

const write = (call: Call, body?: object) =>
  callAs(app, admin, call, { idempotencyKey: randomUUID(), ...(body !== undefined && { body }) });

/** Saves one record, and returns it. */
async function save<Save extends Call>(
  { save: call }: { readonly save: Save },
  row: object,
): Promise<ReplyOf<Save>> {
  return replyOf(call, await write(call, { save: [row], retire: [] }));
}

async function missing(): Promise<readonly string[]> {
  const { checkList } = replyOf(readFrontPage, await callAs(app, admin, readFrontPage));
  return checkList.filter(({ isDone }) => !isDone).map(({ step }) => step);
}

/** The only record of a list. */
async function first<List extends Call>({ list }: { readonly list: List }) {
  return replyOf(list, await callAs(app, admin, list));
}

test("a new venue lacks its menu, its tax, its printers and its first day", async () => {
  expect(await missing()).toEqual([
    "article",
    "tile",
    "tax",
    "bill-printer",
    "ticket-printer",
    "day",
    "shift",
  ]);
});

test("each line is done by what it asks for, and not before", async () => {
  await save(officeProductGroup, { name: "Bar" });
  await save(officeCategory, { name: "Drinks", color: "#112233" });
  const [group] = await first(officeProductGroup);
  const [category] = await first(officeCategory);
  const drink = { name: "Beer", price: 100_00, color: "#112233", isActive: false };
  await save(officeArticle, { ...drink, category: category?.id, productGroup: group?.id });
  const withoutTile = ["tile", "tax", "bill-printer", "ticket-printer", "day", "shift"];
  expect(await missing()).toEqual(withoutTile);
  const [beer] = await first(officeArticle);
  await save(officeArticle, { id: beer?.id, revision: beer?.revision, isActive: true });
  expect(await missing()).toEqual(withoutTile.slice(1));

  await save(officePayType, { name: "VAT", indexNumber: 500, value: 700, isVat: true });
  await save(officePrinter, { name: "Counter", address: "192.168.1.20" });
  const [printer] = await first(officePrinter);
  const route = async (productGroup: number | null) => {
    const [station] = await first(officeStation);
    const routes = [...(station?.routes ?? []), { productGroup, printer: printer?.id }];
    await save(officeStation, { id: station?.id, revision: station?.revision, routes });
  };
  await route(group?.id ?? 0);
  expect(await missing()).toEqual(["bill-printer", "day", "shift"]);
  await route(null);
  replyOf(startWorkDay, await write(startWorkDay));
  expect(await missing()).toEqual(["shift"]);
  replyOf(startShift, await write(startShift, { startDrawerCash: 0, coin: [], cash: [] }));
  expect(await missing()).toEqual([]);
});

test("a venue whose staff may not take orders is told so", async () => {
  const [owner] = await first(officeStaff);
  await save(officeStaff, { id: owner?.id, revision: owner?.revision, subRoles: [] });
  expect(await missing()).toContain("staff");
});

test("a currency lacks its notes and coins until one of them is entered", async () => {
  const [currency] = await first(officeCurrency);
  const row = { id: currency?.id, revision: currency?.revision };
  await save(officeCurrency, { ...row, coins: [], notes: [] });
  expect(await missing()).toContain("notes-and-coins");
  const [without] = await first(officeCurrency);
  await save(officeCurrency, { id: without?.id, revision: without?.revision, notes: [5_00] });
  expect(await missing()).not.toContain("notes-and-coins");
});
