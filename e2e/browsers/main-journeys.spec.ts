import { promises as files } from "node:fs";
import { join } from "node:path";

import { listReports } from "@comanda/contract/report";
import { expect } from "@playwright/test";

import { apiTill } from "../api-till.ts";
import { linesAtTable } from "../order-journey.ts";
import { openRestaurant } from "../own-venue.ts";
import { sell } from "../sell.ts";
import { sizes, test } from "./counter.ts";
import { relayTo } from "./relay.ts";
import type { Waiter } from "./waiter.ts";

async function signIn(waiter: Waiter, origin: string, name: string): Promise<void> {
  await waiter.device.open(origin);
  await waiter.fill("Username", name);
  await waiter.fill("Password", "demo");
  await waiter.press("button", /.*Touch for log in/);
  await waiter.press("button", /.*Lotus House - Restaurant/);
  await waiter.sees("Connected");
}

/** Frequent actions are always in sight, but not on a phone; all are behind a button. */
async function act(waiter: Waiter, name: string): Promise<void> {
  const pressed = await waiter.pressEither("button", [name, "Actions"]);
  if (pressed !== name) await waiter.press("button", name);
}

async function order(waiter: Waiter, table: string, articles: readonly string[]): Promise<void> {
  await act(waiter, "New");
  await waiter.fill("Table", table);
  await waiter.fill("Staff ID", "20");
  await waiter.press("button", "Ok");
  await waiter.sees(`New order · Table ${table}`);
  for (const article of articles) {
    await waiter.fill("Search the menu", article);
    await waiter.press("button", new RegExp(`${article} .*`));
  }
}

test("a cashier sells, takes the payment, ends the shift and saves its report as a PDF", async ({
  place,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  const till = await place(sizes.pc);
  await signIn(till, ownServer.origin, "cashier");
  await order(till, "T1", ["Pad Thai", "Singha Beer"]);
  await till.press("button", "Print");
  await till.sees(/#\d+ · Table T1: sent/);
  await act(till, "Open bills");
  await till.press("button", /Table T1\b.*/);
  await till.sees(/#\d+ · Table T1/);
  await till.press("button", "Pay cash");
  await till.fill("Cash", "500");
  await till.press("button", "Close");
  await till.sees("269.00");

  await act(till, "End of day");
  await till.sees("Please end these shifts first");
  expect(await till.device.run(heightOfDialog, null)).toBeLessThan(400);
  await till.press("button", "Ok");

  await act(till, "End of shift");
  await till.fill("Notes of 1,000.00", "1");
  await till.press("button", "end shift");
  await till.sees("Expected in the drawer");
  await till.press("button", "end shift");
  await till.sees("The drawer does not match. End the shift?");
  await till.press("button", "end shift");
  await till.sees("Shift ended");
  const [report] = await cashier.call(listReports);
  expect(report?.pdfLength).toBeGreaterThan(10_000);

  await act(till, "Reports");
  await till.press("button", /Shift report 1\b.*/);
  await till.press("button", "Save PDF");
  await expect.poll(async () => await pdfsIn(till.device.downloads)).toEqual(["%PDF-"]);
});

/** Runs in the page. */
function heightOfDialog(): number {
  return document.querySelector("dialog[open]")?.getBoundingClientRect().height ?? Infinity;
}

/** The first bytes of each PDF file in a folder. */
async function pdfsIn(folder: string): Promise<readonly string[]> {
  const names = await files.readdir(folder).catch(() => []);
  const pdfs = names.filter((name) => name.endsWith("Lotus House Restaurant.pdf"));
  const contents = await Promise.all(pdfs.map((name) => files.readFile(join(folder, name))));
  return contents.map((content) => content.subarray(0, 5).toString());
}

test("a finger that rests on a button presses it once", async ({ place, ownServer }) => {
  await openRestaurant(ownServer.origin);
  const till = await place(sizes.tablet);
  await signIn(till, ownServer.origin, "cashier");
  // Longer than any browser waits before it takes a touch for one that wants a menu.
  const restMs = 1200;
  await till.press("button", "New", restMs);
  await till.fill("Table", "R1");
  await till.fill("Staff ID", "20");
  await till.press("button", "Ok", restMs);
  await till.sees("New order · Table R1");
  await till.press("button", /Pad Thai .*/, restMs);
  await till.press("button", "Print", restMs);
  await till.sees(/#\d+ · Table R1: sent/);
  const { lines } = await linesAtTable(ownServer, "R1");
  expect(lines.map(({ qty }) => qty)).toEqual([1]);
});

test("live push alone shows another till's order at once", async ({ place, ownServer }) => {
  await openRestaurant(ownServer.origin);
  // Without pings, a till learns of the others only by the live stream.
  const relay = await relayTo(ownServer.origin, (path) => path.startsWith("/api/ping"));
  const till = await place(sizes.tablet);
  await signIn(till, relay.origin, "cashier");
  await act(till, "Open bills");
  await till.seesNo("Table L1");
  const other = await apiTill(ownServer.origin, "admin", "Restaurant");
  for (const table of ["L1", "L2", "L3"]) {
    await sell(other, { article: "Gin", table });
    await till.sees(`Table ${table}`, 20_000);
  }
  await relay.close();
});

test("orders taken while the server is down are sent once when it is back", async ({
  place,
  ownServer,
}) => {
  await openRestaurant(ownServer.origin);
  const till = await place(sizes.tablet);
  await signIn(till, ownServer.origin, "cashier");
  await till.device.run(workerControls, null);
  await ownServer.stop();
  await order(till, "T1", ["Pad Thai"]);
  await till.press("button", "Print");
  await till.sees("Saved on this till. The kitchen does not have it yet.");
  await order(till, "T2", ["Gin", "Jasmine Rice"]);
  await till.press("button", "Print");
  await till.sees("2 orders not sent");
  await till.device.open(ownServer.origin);
  await till.sees("2 orders not sent");

  await ownServer.startAgain();
  await till.seesNo(/orders? not sent|Sending/);
  expect((await linesAtTable(ownServer, "T1")).lines).toHaveLength(1);
  expect((await linesAtTable(ownServer, "T2")).lines).toHaveLength(2);
});

/** Runs in the page: waits until a service worker controls it, so that the till opens without the server. */
async function workerControls(): Promise<boolean> {
  await navigator.serviceWorker.ready;
  while (navigator.serviceWorker.controller === null) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
