import { lookup } from "node:dns/promises";

import { expect, test } from "vitest";

import { loopbackFor } from "./loopback.ts";
import { startTestApp } from "./testing/test-app.ts";

test.each([
  { there: ["127.0.0.1", "::1"], host: "localhost", listensAt: "localhost" },
  { there: ["127.0.0.1"], host: "localhost", listensAt: "localhost" },
  { there: ["::1"], host: "localhost", listensAt: "::1" },
  { there: [], host: "localhost", listensAt: "localhost" },
  { there: ["::1"], host: "0.0.0.0", listensAt: "0.0.0.0" },
])("on a machine with $there, $host listens at $listensAt", async ({ there, host, listensAt }) => {
  expect(await loopbackFor(host, async (address) => there.includes(address))).toBe(listensAt);
});

test("a server at localhost is reachable at each loopback address of that name", async () => {
  const loopbacks = (await lookup("localhost", { all: true })).map(({ address }) => address);
  const app = await startTestApp();
  await app.app().listen({ host: await loopbackFor("localhost"), port: 0 });
  const port = Number(new URL(app.app().listeningOrigin).port);
  for (const address of loopbacks) {
    const host = address.includes(":") ? `[${address}]` : address;
    const { status } = await fetch(`http://${host}:${port}/api/health`);
    expect(status).toBe(200);
  }
  expect(loopbacks.length).toBeGreaterThan(0);
  await app.close();
});
