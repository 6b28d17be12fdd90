import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aSession } from "#api/testing/a-session.ts";
import { plainReference } from "#records/testing/plain-reference.ts";

import { bill12 } from "../outbox/testing/open-till.ts";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(aSession([])) });
});
afterEach(() => vi.unstubAllGlobals());

function press() {}

type Case = { readonly status: 0 | 1; readonly canBeChosen: boolean; readonly pending: number };

async function render({ status, canBeChosen, pending }: Case): Promise<string> {
  const { toBillRow } = await import("#records/bill-row.ts");
  const { useOutbox } = await import("#records/outbox-link.ts");
  const { ListedBillTile } = await import("./listed-bill-tile.tsx");
  const pendingCounts = new Map(pending === 0 ? [] : [[bill12.id, pending]]);
  // A page that is rendered without a browser reads the initial state.
  Object.assign(useOutbox.getInitialState(), { pendingCounts });
  const row = toBillRow({ ...bill12, status }, new Map(), new Map());
  const listed = { id: row.id, row, canBeChosen };
  const format = plainReference.moneyFormat;
  return renderToString(createElement(ListedBillTile, { listed, format, onPress: press }));
}

test("a bill with an order that waits on this till says so, and cannot be chosen", async () => {
  const tile = await render({ status: 0, canBeChosen: false, pending: 1 });
  expect(tile).toMatch(/<button[^>]* disabled=""/);
  expect(tile).toContain("Not sent yet");
  expect(tile).not.toContain("Open");
});

test("a bill that has ended says how, and is no button", async () => {
  const tile = await render({ status: 1, canBeChosen: false, pending: 0 });
  expect(tile).not.toContain("<button");
  expect(tile).toContain("Closed");
});

test("an open bill can be chosen", async () => {
  const tile = await render({ status: 0, canBeChosen: true, pending: 0 });
  expect(tile).toContain("<button");
  expect(tile).not.toContain("disabled");
});
