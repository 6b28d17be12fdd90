import { plainPress } from "@comanda/contract/sent-line";
import { groupPreviousOrders } from "@comanda/domain/bill/previous-orders";
import type { House } from "@comanda/domain/bill/receive-lines";
import { id } from "@comanda/domain/id";
import { aBill, aLine, bangkok, mali, padThai, saved } from "@comanda/domain/testing/builders";
import type { Intent } from "@comanda/sync/outbox/intent";
import { expect, test } from "vitest";

import { billChangedBy } from "./apply-intent.ts";

const house: House = {
  menu: { articles: [padThai], categories: [], favorites: [], positions: [], mixerGroups: [] },
  levels: [],
  promotions: [],
  commissions: [],
  staff: [],
  timeZone: bangkok,
  customerType: null,
};

test("one Print is one round, also while it waits to be sent", () => {
  const sent = saved(aBill({ staff: mali, lines: [aLine({ round: 41 })] }));
  const waiting = [["a", "b"], ["c"]].map((keys, turn) => orderOf(keys, turn));
  const bill = waiting.reduce(
    (before, { intent, body }) => billChangedBy(before, intent, { body, houseFor: () => house }),
    sent,
  );
  const rounds = groupPreviousOrders(bill.lines).map((lines) => lines.map(({ key }) => key));
  expect(rounds).toEqual([["line"], ["a", "b"], ["c"]]);
});

function orderOf(keys: readonly string[], turn: number) {
  const billItems = keys.map((key) => ({
    ...plainPress,
    key,
    product: padThai.id,
    createdDate: "2026-11-20 12:00:00",
  }));
  const body = { id: id<"bill">(1), version: 1, billItems };
  const said = { key: `order-${turn}`, place: "1/1", madeAt: 0, changes: [] };
  const intent: Intent = { ...said, body, turn, refused: null, done: null };
  return { intent, body };
}
