import { id } from "@comanda/domain/id";
import { expect, test } from "vitest";

import { trackPresence, type PresenceNotice } from "./presence.ts";

const lotus = id<"location">(1);
const placed = (bill: number | null, changes: Partial<PresenceNotice> = {}): PresenceNotice => ({
  location: lotus,
  session: "waiter",
  staff: id<"staff">(20),
  station: id<"station">(1),
  bill: bill === null ? null : id<"bill">(bill),
  atMs: 0,
  ...changes,
});

test("viewing another bill, another station or no bill counts as a change", () => {
  const { update, changeCount } = trackPresence();
  const said = [
    placed(7),
    placed(7, { atMs: 1000 }),
    placed(8),
    placed(8, { station: id<"station">(2) }),
    placed(8, { session: "cashier" }),
    placed(null),
    placed(null),
  ];
  const news = said.map((one) => [update(one), changeCount(lotus)]);
  expect(news).toEqual([
    [true, 1],
    [false, 1],
    [true, 2],
    [true, 3],
    [true, 4],
    [true, 5],
    [false, 5],
  ]);
  expect(changeCount(id<"location">(2))).toBe(0);
});
