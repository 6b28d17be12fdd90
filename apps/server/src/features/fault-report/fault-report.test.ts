import { callTarget } from "@comanda/contract/call";
import { reportFault } from "@comanda/contract/fault-report";
import { msPerHour } from "@comanda/domain/time/instant";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const fault = {
  release: "0123456789abcdef",
  screen: "/order",
  during: "screen",
  kind: "TypeError",
  message: "Cannot read properties of undefined",
  frames: ["OrderScreen order-screen.js:1:2345"],
};

const report = (body: unknown, remoteAddress = "192.0.2.1") =>
  app.app().inject({
    method: reportFault.method,
    url: callTarget(reportFault),
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(body),
    remoteAddress,
  });

const spyOnLog = () => vi.spyOn(app.app().log, "warn");

test("a till without a session reports a fault, and the log records it", async () => {
  const log = spyOnLog();
  const { statusCode, body } = await report(fault);
  expect([statusCode, JSON.parse(body)]).toEqual([200, { isLogged: true }]);
  expect(log.mock.calls).toEqual([
    [{ fault, address: "192.0.2.1", leftOut: 0 }, "a till reports a fault"],
  ]);
});

test("one address is logged twenty times an hour, without affecting another", async () => {
  const log = spyOnLog();
  for (let count = 0; count < 25; count += 1) {
    const { statusCode } = await report(fault);
    expect(statusCode).toBe(count < 20 ? 200 : 429);
  }
  expect((await report(fault, "192.0.2.2")).statusCode).toBe(200);
  expect(log).toHaveBeenCalledTimes(21);
  expect(log.mock.lastCall?.[0]).toMatchObject({ leftOut: 5 });
  app.advance(msPerHour);
  expect((await report(fault)).statusCode).toBe(200);
});

test("all addresses together are logged a hundred times an hour", async () => {
  const log = spyOnLog();
  const addresses = Array.from({ length: 300 }, (_, index) => `198.51.100.${index % 250}`);
  await Promise.all(addresses.map((address) => report(fault, address)));
  expect(log).toHaveBeenCalledTimes(100);
});

test("a report that is too long or has extra fields is refused and not logged", async () => {
  const log = spyOnLog();
  const wrong = [
    { ...fault, message: "x".repeat(201) },
    { ...fault, frames: Array.from({ length: 13 }, () => "frame") },
    { ...fault, guest: "Somchai" },
    { ...fault, screen: 7 },
  ];
  const answers = await Promise.all(wrong.map((body) => report(body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect((await report({ ...fault, message: "x".repeat(70_000) })).statusCode).toBe(413);
  expect(log).not.toHaveBeenCalled();
});
