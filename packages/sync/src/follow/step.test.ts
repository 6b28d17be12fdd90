import { describe, expect, test } from "vitest";

import {
  answered,
  connected,
  pingId,
  row,
  runEvents,
  time,
  unanswered,
} from "./testing/run-events.ts";

describe("a connected till", () => {
  test("becomes live after a full load and a sign of life from a stream", () => {
    expect(runEvents(connected)).toMatchObject({ connection: "live", state: { ping: 4 } });
  });

  test.each([
    ["names a record that cannot be read", row({ insert: { stock: [{ id: 1 }] }, ping: 5 })],
    ["is no row at all", row({ ping: "?" })],
  ])(
    "loads everything when a row %s, and does not say that it is connected until then",
    (_what, event) => {
      const after = runEvents([...connected, [6000, event]]);
      expect(after).toMatchObject({ connection: "connecting", state: { ping: 4 } });
      expect(after.does).toEqual(expect.arrayContaining(["report", "close-stream", "load"]));
    },
  );

  test("requests a missing row within a second", () => {
    const after = runEvents([...connected, [2000, row({ ping: 6 })]]);
    expect(after.does).toContain("ping");
  });

  test("closes a stream that has been silent for 35 seconds, and opens another one", () => {
    const after = runEvents([...connected, [35_000, time]]);
    expect(after).toMatchObject({ connection: "polling" });
    expect(after.does).toEqual(expect.arrayContaining(["close-stream", "open-stream"]));
  });

  test("is connected without a stream, as long as its pings are answered", () => {
    const [opened, load] = connected;
    const untilPolled = [opened, load, [5000, time]] as const;
    const id = pingId;
    const polled = runEvents([...untilPolled, [10, answered(id, {})]]);
    expect(polled).toMatchObject({ connection: "polling", state: { stream: { kind: "opening" } } });
    const missed = { kind: "ping-answered", id, outcome: unanswered } as const;
    expect(runEvents([...untilPolled, [10, missed]]).connection).toBe("connecting");
    expect(runEvents([opened]).connection).toBe("connecting");
  });

  test("ignores events of a stream that it has closed", () => {
    const after = runEvents([...connected, [35_000, time], [1, { kind: "stream-heard", id: 2 }]]);
    expect(after.connection).toBe("polling");
  });

  test("pings from the last confirmed row, not from the one that it wrote itself", () => {
    const rows = [{ insert: {}, update: {}, delete: {}, ping: 5, mark: "00000000000000aa" }];
    const after = runEvents([...connected, [100, { kind: "written", rows }]]);
    expect(after.state).toMatchObject({ ping: 5, chain: { ping: 4 } });
    const other = row({ ping: 5, mark: "00000000000000bb" });
    expect(
      runEvents([...connected, [100, { kind: "written", rows }], [100, other]]).does,
    ).toContain("load");
  });
});
