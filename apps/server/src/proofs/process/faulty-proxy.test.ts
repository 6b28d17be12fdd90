import { Agent } from "node:http";

import { expect, test } from "vitest";

import { chanceOf } from "../chance.ts";
import { proofTimeoutMs, proofSeed, proofSize } from "../proof-size.ts";
import { findDataViolations } from "../invariants/find-data-violations.ts";
import { startFaultyProxy, type FaultyProxy } from "./faulty-proxy.ts";
import { sendRequest, type ClientState } from "./clients.ts";
import { startProcess } from "./server-process.ts";
import { openFixture } from "./fixture.ts";
import { anyRequest } from "./requests.ts";

const requestCount = proofSize({
  test: { sqlite: 500, postgres: 100 },
  soak: { sqlite: 20_000, postgres: 4000 },
});
const requestsPerFixture = Math.min(requestCount, 1000);
const senders = 10;

const chance = chanceOf(proofSeed);

test.each(Array.from({ length: requestCount / requestsPerFixture }, (_, shop) => shop + 1))(
  `${requestsPerFixture} requests over a connection that loses, cuts, doubles and delays have one effect and one reply each (%i)`,
  async () => {
    const fixture = await openFixture();
    const server = await startProcess(fixture.data);
    const line = await startFaultyProxy(server.port, chance);
    await Promise.all(Array.from({ length: senders }, () => sendSome(line, fixture)));
    await line.close();
    expect(line.faults()).toBeGreaterThan(requestsPerFixture);
    for (const request of fixture.ledger.granted().keys()) {
      expect(await sendRequest(server, fixture, request)).toBe(true);
    }
    await server.stop();
    expect(server.complaints()).toBe("");
    expect(await fixture.data.read(findDataViolations)).toEqual([]);
    expect(await fixture.data.read(fixture.ledger.findViolations)).toEqual([]);
    await fixture.data.remove();
  },
  proofTimeoutMs,
);

async function sendSome({ port }: FaultyProxy, desk: ClientState): Promise<void> {
  // A connection for each request, so that a break affects no other one.
  const agent = new Agent({ keepAlive: false });
  for (let sent = 0; sent < requestsPerFixture / senders; sent += 1) {
    const request = anyRequest(desk.floor, chance);
    while (!(await sendRequest({ port, agent }, desk, request)));
  }
}
