import { expect, test, vi } from "vitest";

import { networkError } from "../failure.ts";
import { noRecords } from "../records/records.ts";
import { runFollower, type FollowerEnvironment } from "./run-follower.ts";
import { createVirtualTime } from "./testing/virtual-time.ts";

/** A till of which everything works except what the test replaces. */
function follow(changes: Partial<FollowerEnvironment<string>>) {
  const time = createVirtualTime();
  const report = vi.fn<(fault: unknown) => void>();
  const onChange = vi.fn<() => void>();
  const follower = runFollower<string>({
    inStock: (menu) => menu,
    release: null,
    now: () => ({ ms: time.now(), wallMs: time.now() }),
    after: time.after,
    open: async () => ({ kind: "nothing" }),
    load: async () => ({ records: noRecords, reference: "menu", ping: 4, mark: undefined }),
    loadRest: async () => null,
    loadReference: async () => "menu",
    ping: async () => ({ ok: false, failure: networkError }),
    stream: async (_position, { onAlive }, ended) => {
      onAlive();
      await ended;
    },
    writeDevice: async () => {},
    report,
    onChange,
    ...changes,
  });
  return { time, report, onChange, follower };
}

test("what the device throws is reported, and tried again", async () => {
  const fault = new Error("The device failed");
  let attempts = 0;
  const { time, report, follower } = follow({
    load: async () => {
      attempts += 1;
      if (attempts === 1) throw fault;
      return { records: noRecords, reference: "menu", ping: 4, mark: undefined };
    },
  });
  await time.runFor(5000);
  expect(report.mock.calls).toEqual([[fault]]);
  expect(follower.state().isReady).toBe(true);
  follower.stop();
});

test("a stream that throws is reported, and opened again a second later", async () => {
  const fault = new Error("The stream failed");
  const opened: number[] = [];
  const { time, report, follower } = follow({
    stream: async () => {
      opened.push(time.now());
      throw fault;
    },
  });
  await time.runFor(2500);
  expect(opened).toEqual([0, 1000, 2000]);
  expect(report).toHaveBeenCalledWith(fault);
  follower.stop();
});

test("screens hear of every change, and of nothing else", async () => {
  const { time, onChange, follower } = follow({});
  await time.runFor(5000);
  const seen = onChange.mock.calls.length;
  expect(seen).toBeGreaterThan(0);
  follower.dispatch({ kind: "time" });
  follower.dispatch({ kind: "stream-heard", id: 99 });
  expect(onChange).toHaveBeenCalledTimes(seen);
  follower.dispatch({ kind: "unanswered" });
  expect(onChange).toHaveBeenCalledTimes(seen + 1);
  follower.stop();
});

test("a stopped till closes its stream and does nothing more", async () => {
  let isEnded = false;
  const ping = vi.fn<FollowerEnvironment<string>["ping"]>();
  const { time, onChange, follower } = follow({
    ping,
    stream: async (_position, { onAlive }, ended) => {
      onAlive();
      await ended;
      isEnded = true;
    },
  });
  await time.runFor(100);
  follower.stop();
  const seen = onChange.mock.calls.length;
  follower.dispatch({ kind: "unanswered" });
  await time.runFor(120_000);
  expect(isEnded).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(seen);
  expect(ping).not.toHaveBeenCalled();
});
