import { id } from "@comanda/domain/id";
import { expect, test } from "vitest";

import { trackPresence, type PresenceNotice } from "./presence.ts";

const lotus = id<"location">(1);
const notice = (bill: number | null, changes: Partial<PresenceNotice> = {}): PresenceNotice => ({
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
  const notices = [
    notice(7),
    notice(7, { atMs: 1000 }),
    notice(8),
    notice(8, { station: id<"station">(2) }),
    notice(8, { session: "cashier" }),
    notice(null),
    notice(null),
  ];
  const changes = notices.map((each) => [update(each), changeCount(lotus)]);
  expect(changes).toEqual([
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
