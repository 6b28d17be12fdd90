import { msPerHour } from "@comanda/domain/time/instant";
import { expect, test, vi } from "vitest";

import { openTill } from "../features/outbox/testing/open-till.ts";

test("a till is offline since the time that the server has, however wrong the clock of its device is", async () => {
  vi.resetModules();
  const { session, recordStore } = await openTill();
  const { adoptServerTime, serverNow } = await import("#api/clock.ts");
  const { followVenue } = await import("./follow-venue.ts");
  adoptServerTime(Date.now() + 2 * msPerHour);
  const before = serverNow();
  const { dispatch, stop } = followVenue({
    session,
    needsLines: false,
    opened: new Promise(() => {}),
  });
  dispatch({ kind: "unanswered" });
  const { lostSince } = recordStore.getState();
  stop();
  adoptServerTime(Date.now());
  expect(lostSince).toBeGreaterThanOrEqual(before);
});
