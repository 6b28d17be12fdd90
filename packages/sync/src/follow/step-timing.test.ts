import { id } from "@comanda/domain/id";
import { describe, expect, test } from "vitest";

import { networkError } from "../failure.ts";
import { stateToCache } from "./state.ts";
import {
  answered,
  connected,
  loaded,
  nothingNew,
  pingId,
  row,
  runEvents,
  time,
  unanswered,
  untilPing,
} from "./testing/run-events.ts";

describe("a till that was just loaded", () => {
  test("shows nothing as cached, outdated or changed", () => {
    const { state } = runEvents(connected);
    expect(state).toMatchObject({
      isReady: true,
      isFromCache: false,
      isOutdated: false,
      isReferenceOld: false,
      settingsPing: 0,
      reference: "menu",
    });
    expect(runEvents([]).state).toMatchObject({ isReady: false, isFromCache: false, ping: 0 });
  });

  test("does not load a menu again that it has just loaded with everything else", () => {
    const menuChanged = row({ update: { payType: [{ id: 1, changes: {} }] }, ping: 5 });
    const asked = runEvents([...connected, [2000, { kind: "load-asked" }], [1, menuChanged]]);
    expect(asked.state.load.kind).toBe("loading");
    const { state, does } = runEvents([
      ...connected,
      [2000, menuChanged],
      [1, { kind: "reference-loaded", id: 3, reference: null }],
      [1, { kind: "load-asked" }],
      [10, { kind: "loaded", id: 4, loaded: { ...loaded, ping: 5 } }],
      [2000, time],
    ]);
    expect(state).toMatchObject({ isReferenceOld: false, settingsPing: 5 });
    expect(does).not.toContain("load-reference");
  });
});

test("a till that starts from its cache loads neither everything nor the menu again", () => {
  const kept = { ...loaded, isReferenceOld: false, heardAt: 0 };
  const answer = { ...nothingNew, datetime: "2026-11-20 19:00:00" };
  const opened = { kind: "opened", opened: { kind: "kept", kept, answer } } as const;
  const { state, does } = runEvents([[0, opened]]);
  expect(does).toEqual(["open-stream"]);
  expect(state).toMatchObject({
    isReady: true,
    isFromCache: false,
    isReferenceOld: false,
    ping: 4,
  });
});

test("a till that starts without the server shows its cache, and loads everything with the first reply", () => {
  const kept = { ...loaded, isReferenceOld: false, heardAt: 5 };
  const opened = { kind: "opened", opened: { kind: "kept", kept, answer: null } } as const;
  const alone = [
    [0, opened],
    [5000, time],
  ] as const;
  expect(runEvents(alone)).toMatchObject({
    connection: "lost",
    does: ["ping"],
    state: { isReady: true, isFromCache: true, lostSince: 5, reference: "menu", ping: 4 },
  });
  expect(runEvents([...alone, [10, answered(1, {})]]).does).toContain("load");
});

describe("a ping", () => {
  test.each([
    ["says that the journal is another one", { reload: true }],
    ["ends before a row that the till has", { ping: 3 }],
  ])("whose reply %s makes the till load everything", (_what, reply) => {
    expect(runEvents([...connected, untilPing, [10, answered(pingId, reply)]]).does).toContain(
      "load",
    );
  });

  test("whose reply brings nothing new changes nothing", () => {
    const after = runEvents([...connected, untilPing, [10, answered(pingId, {})]]);
    expect(after).toMatchObject({ does: [], connection: "live", state: { isOutdated: false } });
  });

  test("finds out that the server has a newer till, and does not forget it", () => {
    const newer = answered(pingId, { release: "tomorrow's" });
    const later = answered(pingId + 1, {});
    const events = [...connected, untilPing, [10, newer]] as const;
    expect(runEvents(events).state.isOutdated).toBe(true);
    const heard = { kind: "stream-heard", id: 2 } as const;
    const again = [...events, [10, heard], [29_990, time], [10, later]] as const;
    expect(runEvents(again).state.isOutdated).toBe(true);
  });

  test("counts only once: the reply to an earlier one is ignored", () => {
    const asked = runEvents([...connected, untilPing]);
    const late = runEvents([...connected, untilPing, [0, answered(pingId - 1, { reload: true })]]);
    expect(late.state).toEqual(asked.state);
    const twice = [
      [10, answered(pingId, {})],
      [10, answered(pingId, { reload: true })],
    ] as const;
    expect(runEvents([...connected, untilPing, ...twice]).does).toEqual([]);
  });

  test("that fails four times in a row shows the till as offline; a reply starts the count again", () => {
    const fail = (ping: number) =>
      [
        [1000, time],
        [1, { kind: "ping-answered", id: ping, outcome: unanswered }],
      ] as const;
    const ended = [...connected, [10, { kind: "unanswered" }], [1, row({ ping: 6 })]] as const;
    const failures = (count: number) =>
      Array.from({ length: count }, (_, index) => fail(pingId + index)).flat();
    expect(runEvents([...ended, ...failures(3)]).state.isLost).toBe(false);
    expect(runEvents([...ended, ...failures(4)]).state).toMatchObject({
      isLost: true,
      lostSince: 31,
    });
  });

  test("announces the bill on the screen within a second, once", () => {
    const shown = [1000, { kind: "bill-shown", bill: id<"bill">(7) }] as const;
    const asked = runEvents([...connected, [1000, time], shown]);
    expect(asked.effects).toContainEqual(expect.objectContaining({ kind: "ping", bill: 7 }));
    const after = runEvents([
      ...connected,
      [1000, time],
      shown,
      [10, answered(pingId, {})],
      [2000, time],
    ]);
    expect(after).toMatchObject({ does: [], state: { reportedBill: 7 } });
  });
});

describe("a stream", () => {
  test("that ended is opened again a second later", () => {
    const ended = [...connected, [100, { kind: "stream-ended", id: 2 }]] as const;
    expect(runEvents([...ended, [999, time]]).does).toEqual([]);
    expect(runEvents([...ended, [1000, time]]).does).toEqual(["open-stream"]);
  });

  test("that is new brings the waiting rows again, from the current journal", () => {
    const early = [...connected, [10, row({ ping: 6 })], [10, row({ ping: 7 })]] as const;
    expect(runEvents(early).state.waiting.size).toBe(2);
    const reopened = [
      ...early,
      [10, { kind: "stream-ended", id: 2 }],
      [1000, time],
      [10, { kind: "stream-heard", id: 3 }],
    ] as const;
    expect(runEvents(reopened).state.waiting.size).toBe(0);
  });

  test("must give a sign of life within 17 seconds after the tablet has slept", () => {
    const woken = [...connected, [1000, { kind: "nudged" }]] as const;
    expect(runEvents(woken).does).toEqual(["ping"]);
    expect(runEvents([...woken, [16_999, time]]).does).not.toContain("close-stream");
    expect(runEvents([...woken, [17_000, time]]).does).toContain("close-stream");
  });

  test("that has been silent for longer gets no more time by that", () => {
    const silent = [...connected, [30_000, { kind: "nudged" }], [5000, time]] as const;
    expect(runEvents(silent).does).toContain("close-stream");
  });
});

test("rows that come again do not move the till back", () => {
  const again = [5, 5, 3].map((ping) => [10, row({ ping })] as const);
  expect(runEvents([...connected, ...again]).state).toMatchObject({ ping: 5, chain: { ping: 5 } });
});

describe("a load", () => {
  test("after a row that cannot be read waits until five seconds after the last load, unless a person asks", () => {
    const unreadable = [...connected, [10, row({ ping: "?" })]] as const;
    expect(runEvents([...unreadable, [4979, time]]).does).not.toContain("load");
    expect(runEvents([...unreadable, [4980, time]]).does).toContain("load");
    expect(runEvents([...unreadable, [10, { kind: "load-asked" }]]).does).toContain("load");
  });

  test("counts only once: the end of an earlier one is ignored", () => {
    const asked = [...connected, [10, { kind: "load-asked" }]] as const;
    const late = [...asked, [10, { kind: "loaded", id: 1, loaded: networkError }]] as const;
    expect(runEvents(late).state).toEqual(runEvents(asked).state);
    const calm = [...connected, [10, { kind: "loaded", id: 1, loaded: networkError }]] as const;
    expect(runEvents(calm).state).toEqual(runEvents(connected).state);
  });

  test("that is due at once is not put off by a row that cannot be read", () => {
    const both = [...connected, [10, { kind: "load-asked" }], [10, row({ ping: "?" })]] as const;
    expect(runEvents(both).state.load).toMatchObject({ kind: "loading", id: 3 });
  });
});

describe("a menu that has changed", () => {
  const menuRow = {
    insert: {},
    update: { payType: [{ id: 1, changes: {} }] },
    delete: {},
    ping: 5,
  };
  const changed = [
    ...connected,
    [2000, row({ update: { payType: [{ id: 1, changes: {} }] }, ping: 5 })],
  ] as const;

  test("is loaded at once, and a second later if that fails", () => {
    expect(runEvents(changed).does).toContain("load-reference");
    const failed = [
      ...changed,
      [10, { kind: "reference-loaded", id: 3, reference: null }],
    ] as const;
    expect(runEvents([...failed, [999, time]]).does).not.toContain("load-reference");
    expect(runEvents([...failed, [1000, time]]).does).toContain("load-reference");
  });

  test("is not loaded while the server does not answer, or while everything is loaded", () => {
    const lost = [...connected, [2000, { kind: "unanswered" }]] as const;
    const written = { ...menuRow, mark: "00000000000000aa" };
    const loading = [
      ...connected,
      [2000, { kind: "load-asked" }],
      [1, { kind: "written", rows: [written] }],
    ] as const;
    expect(runEvents(loading).does).not.toContain("load-reference");
    expect(runEvents(lost).does).not.toContain("load-reference");
  });

  test("is marked as old on the device until it is loaded", () => {
    const now = { ms: 3000, wallMs: 3000 };
    expect(stateToCache(runEvents(connected).state, now)?.isReferenceOld).toBe(false);
    const { state } = runEvents(changed);
    expect(state).toMatchObject({ isReferenceOld: false, referenceLoad: { kind: "loading" } });
    expect(stateToCache(state, now)?.isReferenceOld).toBe(true);
    const failed = [10, { kind: "reference-loaded", id: 3, reference: null }] as const;
    expect(stateToCache(runEvents([...changed, failed]).state, now)?.isReferenceOld).toBe(true);
  });

  test("is stored on the device", () => {
    const known = [
      ...connected,
      [2000, time],
      [1, { kind: "device-written", isDone: true }],
    ] as const;
    const menu = [
      ...known,
      [10, row({ update: { payType: [{ id: 1, changes: {} }] }, ping: 5 })],
      [2000, time],
      [1, { kind: "device-written", isDone: true }],
      [1, { kind: "reference-loaded", id: 3, reference: "new menu" }],
      [2000, time],
    ] as const;
    expect(runEvents(menu)).toMatchObject({
      does: ["write-device"],
      state: { reference: "new menu" },
    });
  });
});
