import type { StoredChange } from "@comanda/contract/bill-history";
import { id } from "@comanda/domain/id";
import { padThai } from "@comanda/domain/testing/builders";
import { messages } from "@comanda/languages/en_US/till/all";
import { expect, test } from "vitest";

import { plainReference } from "#records/testing/plain-reference.ts";

import { articlesInHistory, historyDetails } from "./history-details.ts";

const bill = 12;
const line: StoredChange = {
  kind: "insert",
  table: "bill_line",
  id: 7,
  row: { bill, article: padThai.id, quantity_tenths: 15 },
};
const update = (changed: Extract<StoredChange, { readonly kind: "update" }>["new"]) => ({
  kind: "update" as const,
  table: "bill_line",
  id: 7,
  old: { bill, quantity_tenths: 15, note: "" },
  new: { bill, ...changed },
});

/** In a venue with a decimal comma. */
const detailsOf = (change: StoredChange) =>
  historyDetails([change], {
    bill: id<"bill">(bill),
    articles: articlesInHistory([{ changes: [line] }]),
    reference: {
      ...plainReference,
      moneyFormat: { hasDecimals: true, decimalSeparator: ",", thousandSeparator: "." },
    },
    staffNames: new Map(),
    messages,
  });

test("the history of a bill says of a line both its new quantity and its new note", () => {
  expect(detailsOf(update({ quantity_tenths: 25, note: "no chili" }))).toEqual([
    "Pad Thai: 1,5, now 2,5",
    "Pad Thai: none, now no chili",
  ]);
});

test("the history of a bill writes quantities as the venue does", () => {
  expect(detailsOf(line)).toEqual([messages.money.added("1,5 Pad Thai")]);
});
